import { spawn, spawnSync } from 'node:child_process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cliPath, runCli, startService } from '../cli/support/run-cli.ts'
import { exchange, generateRequest, shareApp, until } from '../server/support/start-app.ts'
import { median } from '../support/median.ts'
import { slowness } from '../support/slowness.ts'

const sharedApp = shareApp()

/** A service on this machine, and the lines that it has logged. */
async function startLogging(level: string): Promise<{ url: string; port: number; lines: () => readonly string[] }> {
  const { child, url, port } = await startService(['--log-level', level])
  let text = ''
  child.stderr?.on('data', (part) => (text += String(part)))
  return { url, port, lines: () => text.split('\n').slice(0, -1) }
}

/** Milliseconds until a raw request is answered, and the status. */
async function timed(request: string): Promise<{ status: string; took: number }> {
  const { port } = await sharedApp()
  const start = performance.now()
  const answer = await exchange(port, request)
  return { status: answer.slice(9, 12), took: performance.now() - start }
}

const closing = 'host: x\r\nconnection: close\r\n'

describe('text of callers in the log', () => {
  it('should be part of one line of JSON, whatever it is, and cut', async () => {
    const { url, lines } = await startLogging('debug')
    const forged = '\n{"level":"error","msg":"forged"}\r\u001b[2J\u009b31m\u202e'
    const word = forged + 'x'.repeat(250)
    const columns = [
      { name: 'thing_id', kind: 'sequence' },
      { name: 'word', kind: 'category', values: [word] },
    ]
    const table = { name: 'things', rows: 200_000, columns, constraints: [`thing_id != 190005 || word != '${word}'`] }
    const response = await fetch(`${url}/api/generate-data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ schema: { version: 1, tables: [table] }, seed: 1 }),
    })
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    await fetch(`${url}/datasets/x.csv?story=${encodeURIComponent(forged.repeat(50))}`)
    await until(() => lines().some((line) => line.includes('broken off')) && lines().some((line) => line.includes('/datasets/')))
    for (const line of lines()) {
      expect(line).toMatch(/^\{"level":"[a-z]+",[ -~…]+\}$/)
      expect(line.length).toBeLessThan(1500)
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
    }
    const broken = lines().find((line) => line.includes('broken off')) ?? '{}'
    expect(JSON.parse(broken)).toMatchObject({
      level: 'error',
      request_id: response.headers.get('x-request-id'),
      reason: expect.stringContaining('row 190005'),
    })
  })
})

describe('text that is made to be slow', () => {
  const post = (header: string): string => `POST /generate HTTP/1.1\r\n${closing}${header}\r\ncontent-length: 2\r\n\r\n{}`

  it.each([
    ['a content-type of tabs', post(`content-type: application/json${'\t'.repeat(15_500)};`), '415'],
    ['a content-type of tabs and quotes', post(`content-type: application/json;charset=utf8"${'\t'.repeat(15_500)}x`), '415'],
    ['a range of tabs', post(`content-type: application/json\r\nrange: bytes=${'\t'.repeat(7_700)}-${'\t'.repeat(7_700)}-`), '400'],
    ['an accept of commas', `GET /api/health HTTP/1.1\r\n${closing}accept: ${',;'.repeat(7_700)}\r\n\r\n`, '406'],
    ['a token of blanks', `GET /api/health HTTP/1.1\r\n${closing}authorization: bearer${' '.repeat(15_500)}x y\r\n\r\n`, '200'],
  ])('should be read in no time: %s', async (_name, request, status) => {
    await timed(request)
    const runs: { readonly status: string; readonly took: number }[] = []
    for (let attempt = 0; attempt < 5; attempt++) runs.push(await timed(request))
    expect(runs.map((run) => run.status)).toEqual(runs.map(() => status))
    expect(median(runs.map(({ took }) => took))).toBeLessThan(50 * slowness())
  })

  it.each([
    ['arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['arrays that never end', '['.repeat(200_000)],
  ])('should be refused at once when it nests too deep: %s', async (_name, body) => {
    const request = `POST /api/generate-data HTTP/1.1\r\n${closing}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    expect((await timed(request)).status).toBe('400')
  })
})

describe('headers that contradict the body', () => {
  const head = `POST /generate HTTP/1.1\r\n${closing}content-type: application/json\r\n`

  it.each([
    ['two lengths that differ', `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, '400'],
    ['the same length twice', `${head}content-length: 2\r\ncontent-length: 2\r\n\r\n{}`, '400'],
    ['two lengths in one header', `${head}content-length: 2, 3\r\n\r\n{}`, '400'],
    ['a length that is no number', `${head}content-length: 0x2\r\n\r\n{}`, '400'],
    ['a negative length', `${head}content-length: -2\r\n\r\n{}`, '400'],
    ['a length beyond all numbers', `${head}content-length: 99999999999999999999999\r\n\r\n{}`, '400'],
    ['a length that is too short', `${head}content-length: 1\r\n\r\n{}`, '400'],
    ['a length beside chunks', `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, '400'],
    ['chunks by another name', `${head}transfer-encoding: identity, chunked, gzip\r\n\r\n0\r\n\r\n`, '400'],
    ['two hosts', 'GET /api/health HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', '400'],
    ['an escape in an error code', `GET /errors/%zz HTTP/1.1\r\n${closing}\r\n`, '400'],
  ])('should be refused: %s', async (_name, request, status) => {
    expect((await timed(request)).status).toBe(status)
  })

  it('should be refused when the body ends before its length', async () => {
    const { port } = await sharedApp()
    const answer = await exchange(port, generateRequest({ story: '{}' }).replace(/content-length: \d+/, 'content-length: 3'))
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('a service on this machine alone', () => {
  it('should answer no name that was rebound to it, say nothing of others, and ask for the token of the environment', async () => {
    const token = 'a-token-of-the-environment'
    const { child, outcome, port, out } = await startService([], { SYNTH_TOKEN: token })
    expect(await exchange(port, `GET /api/health HTTP/1.1\r\nhost: rebound.example:${port}\r\nconnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 421 /,
    )
    const ask = (more: string): Promise<string> =>
      exchange(port, `GET /datasets/x HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n${more}\r\n`)
    expect(await ask('')).toMatch(/^HTTP\/1\.1 401 /)
    expect(await ask(`authorization: Bearer ${token}\r\n`)).toMatch(/^HTTP\/1\.1 404 /)
    child.kill('SIGTERM')
    const { error } = await outcome
    expect(`${out()}${error}`).not.toContain(token)
    expect(out()).not.toContain('Anyone')
  })
})

describe('a service on all addresses', () => {
  it('should say that anyone can use it and how to change that, but not with a token', async () => {
    const open = await startService(['--host', '0.0.0.0'])
    await until(() => open.out().includes('Anyone'))
    expect(open.out()).toMatch(/^Anyone who can reach this port can use the service: .*--host 127\.0\.0\.1.*--token-file/m)
    expect(await exchange(open.port, 'GET /api/health HTTP/1.1\r\nhost: any.example\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    )
  })

  it('should report in one line that a token is invalid, without showing it', async () => {
    const { code, out, error } = await runCli(['serve', '--port', '0', '--workers', '1'], { SYNTH_TOKEN: 'not a token' })
    expect([code, out]).toEqual([1, ''])
    expect(error).toMatch(/^error: SYNTH_TOKEN must contain [^\n]+\n$/)
    expect(error).not.toContain('not a token')
  })
})

const canLimit = process.platform === 'linux' && spawnSync('bash', ['-c', 'ulimit -n 64']).status === 0

describe.runIf(canLimit)('too few file descriptors', () => {
  /** What a service prints that may open so many files, until it says where it listens or ends. */
  async function startWith(files: number): Promise<{ out: string; error: string; code: number | null }> {
    const command = `ulimit -n ${files}; exec "$0" "$1" serve --host 127.0.0.1 --port 0 --workers 1`
    const child = spawn('bash', ['-c', command, process.execPath, cliPath], { stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    let [out, error] = ['', '']
    child.stdout.on('data', (text) => (out += String(text)))
    child.stderr.on('data', (text) => (error += String(text)))
    let ended = false
    child.once('close', () => (ended = true))
    await until(() => ended || out.includes('/docs'))
    return { out, error, code: child.exitCode }
  }

  it('should be reported in one line that states how many are needed and how to raise the limit', async () => {
    const { error, out } = await startWith(180)
    expect(out).toContain('listens on')
    expect(error).toMatch(
      /^\{"level":"warn",[^\n]*may open 180 files, but 1 workers? and 64 responses need about 200: [^\n]*ulimit -n 200[^\n]*\}\n$/,
    )
  })

  it('should end the start in one line when not even the program may be loaded', async () => {
    const { error, out, code } = await startWith(64)
    expect([out, code]).toEqual(['', 1])
    expect(error).toMatch(/^error: this process may open 64 files[^\n]*ulimit -n 200[^\n]*\n$/)
  })
})
