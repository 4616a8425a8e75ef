import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { runCli } from './support/run-cli.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

const options = {
  '--host': 'SYNTH_HOST',
  '--port': 'SYNTH_PORT',
  '--workers': 'SYNTH_WORKERS',
  '--max-rows': 'SYNTH_MAX_ROWS',
  '--max-responses': 'SYNTH_MAX_RESPONSES',
  '--grace-seconds': 'SYNTH_GRACE_SECONDS',
  '--allowed-host': 'SYNTH_ALLOWED_HOST',
  '--cors-origin': 'SYNTH_CORS_ORIGIN',
  '--token-file': 'SYNTH_TOKEN_FILE',
  '--rate-limit': 'SYNTH_RATE_LIMIT',
  '--rate-limit-rows': 'SYNTH_RATE_LIMIT_ROWS',
  '--task-seconds': 'SYNTH_TASK_SECONDS',
  '--stall-seconds': 'SYNTH_STALL_SECONDS',
  '--min-rate': 'SYNTH_MIN_RATE',
  '--log-level': 'SYNTH_LOG_LEVEL',
} as const

describe('synth', () => {
  it('should end mcp with its input, having written nothing', async () => {
    expect(await runCli(['mcp'])).toEqual({ code: 0, out: '', error: '' })
  })

  it.each([[[]], [['--help']], [['-h']], [['help']]])('should print its help for %j', async (args) => {
    const { code, out, error } = await runCli(args)
    expect([code, error]).toEqual([0, ''])
    expect(out).toContain('Usage: synth')
    expect(out).toContain('serve')
  })

  it('should print its version', async () => {
    expect(await runCli(['--version'])).toEqual({ code: 0, out: `${version}\n`, error: '' })
  })

  it('should name every option of serve and its variable', async () => {
    const { code, out } = await runCli(['serve', '--help'])
    expect(code).toBe(0)
    for (const [flag, variable] of Object.entries(options)) {
      expect(out).toContain(flag)
      expect(out).toContain(variable)
    }
  })

  it.each([
    [['sevre']],
    [['--nothing']],
    [['serve', '--prot', '1']],
    [['serve', 'now']],
    [['serve', '--port']],
    [['mcp', '--url', 'ftp://x']],
    [['mcp', '--url', 'localhost:8000']],
  ])('should refuse %j in one line with the code 2', async (args) => {
    const { code, out, error } = await runCli(args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toMatch(/^error: [^\n]+\n$/)
  })

  it('should refuse values that an option cannot have, from flags and from variables', async () => {
    const bad: readonly (readonly [keyof typeof options, string])[] = [
      ['--port', '65536'],
      ['--port', '-1'],
      ['--port', '80.5'],
      ['--port', '0x50'],
      ['--port', ''],
      ['--workers', '0'],
      ['--workers', '257'],
      ['--max-rows', '0'],
      ['--max-rows', '1000000000001'],
      ['--max-rows', '1e9'],
      ['--max-responses', 'many'],
      ['--grace-seconds', '3601'],
      ['--task-seconds', '0'],
      ['--stall-seconds', '0'],
      ['--min-rate', '-1'],
      ['--log-level', 'loud'],
      ['--host', 'no host'],
      ['--allowed-host', 'a,b:80'],
      ['--cors-origin', 'https://app.example/'],
      ['--cors-origin', '*'],
      ['--rate-limit', '0'],
    ]
    const check = async ([flag, value]: (typeof bad)[number], fromVariable: boolean): Promise<void> => {
      const { code, out, error } = await (fromVariable
        ? runCli(['serve'], { [options[flag]]: value })
        : runCli(['serve', `${flag}=${value}`]))
      expect([flag, value, code, out]).toEqual([flag, value, 2, ''])
      expect(error).toMatch(/^error: [^\n]+\n$/)
      expect(error).toContain(flag)
      if (fromVariable) expect(error).toContain(options[flag])
    }
    for (let first = 0; first < bad.length; first += 4) {
      await Promise.all(bad.slice(first, first + 4).flatMap((pair, index) => check(pair, index % 2 === 0)))
    }
    await check(['--port', 'http'], true)
    await check(['--log-level', '7'], true)
  })

  it('should say in one line why it cannot listen', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as AddressInfo
    const outcomes = await Promise.all([
      runCli(['serve', '--workers', '1', '--host', '127.0.0.1', '--port', String(port)]),
      runCli(['serve', '--workers', '1', '--host', '192.0.2.1', '--port', '0']),
      runCli(['serve', '--workers', '1', '--host', 'no-such-host.invalid', '--port', '0']),
    ])
    taken.close()
    const words = [`port ${port} is in use`, '192.0.2.1', 'no-such-host.invalid']
    for (const [index, { code, out, error }] of outcomes.entries()) {
      expect([code, out]).toEqual([1, ''])
      expect(error).toMatch(/^error: [^\n]+\n$/)
      expect(error).toContain(words[index])
    }
  })
})
