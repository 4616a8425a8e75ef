import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startService } from '../cli/support/run-cli.ts'
import { spawnService } from './support/spawn-service.ts'

const root = mkdtempSync(join(tmpdir(), 'synth-faults-'))
afterAll(() => rmSync(root, { recursive: true }))

const isLinux = process.platform === 'linux'

/** Text that cannot be deflated much. */
const noise = (seed: string, length: number): string => createHash('shake256', { outputLength: length }).update(seed).digest('base64url')

/** Keeps a data set that is too long to be its own name: each of its columns takes about 4 KB. */
async function keep(
  url: string,
  columns: number,
  seed = 0,
): Promise<{ readonly status: number; readonly text: string; readonly path: string }> {
  const texts = Array.from({ length: columns }, (_, index) => ({
    name: `text_${index}`,
    kind: 'constant',
    value: noise(`${seed} ${index}`, 3000),
  }))
  const body = JSON.stringify({ schema: { version: 1, tables: [{ name: 'things', rows: 5, columns: texts }] }, seed })
  const response = await fetch(`${url}/datasets`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return { status: response.status, text: await response.text(), path: response.headers.get('location') ?? '' }
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

describe('a full device', () => {
  it.runIf(existsSync('/dev/full'))(
    'should fail only data sets that do not fit, leave no part of them, and not matter to what is printed',
    async () => {
      const directory = join(root, 'full')
      const full = openSync('/dev/full', 'w')
      // Node ignores the signal of this limit: a write beyond it fails as on a full disk.
      const { child, ended, url } = await spawnService({
        before: 'ulimit -f 8',
        args: ['--log-level', 'debug', '--data-dir', directory],
        stdio: ['ignore', full, full],
      })
      closeSync(full)
      const small = await keep(url, 1)
      expect(small.status).toBe(201)
      const large = await keep(url, 4)
      expect([large.status, JSON.parse(large.text)]).toMatchObject([500, { code: 'internal_error' }])
      expect(large.text).not.toContain(directory)
      expect(readdirSync(directory).filter((name) => !/^[\w-]{22}\.json$/.test(name))).toEqual([])
      expect((await keep(url, 1, 500)).status).toBe(201)
      expect(await statusOf(`${url}${small.path}`)).toBe(200)
      expect(readdirSync(directory)).toHaveLength(2)
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    },
  )
})

describe('a directory that cannot be written', () => {
  it.runIf(isLinux && existsSync('/sys/kernel'))(
    'should fail the data sets that need it, with the reason in the log, and nothing else',
    async () => {
      const { url, child, outcome } = await startService(['--data-dir', '/sys/synth'])
      expect((await keep(url, 1)).status).toBe(500)
      const short = await fetch(`${url}/datasets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ story: 'an online shop with 30 customers', seed: 1 }),
      })
      expect(short.status).toBe(201)
      expect(await statusOf(`${url}${short.headers.get('location')}`)).toBe(200)
      child.kill('SIGTERM')
      const { code, error } = await outcome
      expect([code, error]).toEqual([0, expect.stringContaining('/sys/synth')])
    },
  )
})

describe('two services on one directory', () => {
  it('should serve what the other keeps, the same bytes, and go on when the other is killed while it writes', async () => {
    const directory = join(root, 'shared')
    const [one, two] = await Promise.all([startService(['--data-dir', directory]), startService(['--data-dir', directory])])
    const both = await Promise.all([one, two, one, two].map(({ url }) => keep(url, 1)))
    expect(new Set(both.map(({ path }) => path)).size).toBe(1)
    const file = async (url: string): Promise<string> => (await fetch(`${url}${both[0]?.path}/things.csv`)).text()
    const bytes = await file(one.url)
    expect(bytes.length).toBeGreaterThan(1000)
    expect(await file(two.url)).toBe(bytes)
    const kept: string[] = []
    const writing = Array.from({ length: 30 }, async (_, index) => {
      const { status, path } = await keep(one.url, 1, index).catch(() => ({ status: 0, path: '' }))
      if (status !== 201) return
      kept.push(path)
      if (kept.length === 5) one.child.kill('SIGKILL')
    })
    await Promise.all(writing)
    expect(kept.length).toBeGreaterThanOrEqual(5)
    for (const path of kept) expect(await statusOf(`${two.url}${path}`)).toBe(200)
    expect((await keep(two.url, 1, 9000)).status).toBe(201)
  })
})
