import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lineWriters } from '../../src/playground/take/lines/index.ts'
import type { Taken } from '../../src/playground/take/taken.ts'
import { closedService, openService, token } from './support/service.ts'

const run = promisify(execFile)

const hasPython = spawnSync('python3', ['--version']).status === 0

/** Stories with all that shells, Python, SQL and JavaScript take for more than itself. */
const stories = [
  'an online shop with 40 customers, 7% returns',
  `a "bakery" in O'Brien's street with 40 customers & 20 cakes; $HOME \`id\` 50% {name} !! \\n | # %41`,
  'ein Café with 40 customers 🧁\nand 20 cakes\ttoo',
]

async function takenOf(story: string, changes: Partial<Taken> = {}, url?: string): Promise<Taken> {
  const origin = url ?? (await openService())
  const headers = { 'content-type': 'application/json', ...(url === undefined ? {} : { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${origin}/datasets`, { method: 'POST', headers, body: JSON.stringify({ story, seed: 3 }) })
  const { tables } = (await response.json()) as { tables: { name: string }[] }
  const names = tables.map(({ name }) => name)
  return {
    origin,
    location: response.headers.get('location') ?? '',
    story,
    rows: null,
    seed: 3,
    tables: names,
    domain: 'shop',
    dataVersion: 1,
    table: 'customers',
    format: 'csv',
    isGzipped: false,
    needsToken: url !== undefined,
    ...changes,
  }
}

function lineOf(tool: string, taken: Taken): string {
  return lineWriters.map((write) => write(taken)).find((line) => line.tool === tool)?.code ?? ''
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'synth-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

/** What a table is, asked in a way that no quoting has a part in. */
async function expected({ origin, location, table }: Taken, ending: string): Promise<Buffer> {
  const response = await fetch(`${origin}${location}/${table}.${ending}`, { headers: { authorization: `Bearer ${token}` } })
  return Buffer.from(await response.arrayBuffer())
}

/** Stand-ins of the libraries, which read the addresses that they are called with. */
const stubs = `
import sys, types, urllib.request
def read(address, **options):
    headers = options.get('storage_options') or {}
    return len(address) if isinstance(address, bytes) else len(urllib.request.urlopen(urllib.request.Request(address, headers=headers)).read())
class Lazy:
    def __init__(self, size): self.size = size
    def collect(self): return self.size
pandas = types.ModuleType('pandas')
for name in ['read_csv', 'read_json', 'read_parquet']: setattr(pandas, name, read)
polars = types.ModuleType('polars')
for name in ['read_csv', 'read_parquet']: setattr(polars, name, read)
polars.scan_parquet = lambda address: Lazy(read(address))
sys.modules.update(pandas=pandas, polars=polars)
`

async function python(line: string, variable: string): Promise<string> {
  const code = `${stubs}\n${line}\nprint(${variable})`
  return (await run('python3', ['-c', code], { env: { ...process.env, SYNTH_TOKEN: token } })).stdout.trim()
}

describe('the lines to type', () => {
  it.each(stories)('should give with curl the bytes of %j', async (story) => {
    for (const changes of [{}, { format: 'parquet', isGzipped: true }, { format: 'ndjson', isGzipped: true }, { table: null }]) {
      const taken = await takenOf(story, changes)
      const cwd = folder()
      await run('bash', ['-c', `${lineOf('curl', taken)} -s`], { cwd })
      const name = taken.table === null ? 'all.csv.zip' : `customers.${taken.format}${taken.format === 'ndjson' ? '.gz' : ''}`
      const whole = taken.table === null ? await expected({ ...taken, table: 'all' }, 'csv.zip') : null
      const query = taken.format === 'parquet' ? 'parquet?codec=gzip' : name.slice('customers.'.length)
      expect(readFileSync(join(cwd, name)).equals(whole ?? (await expected(taken, query)))).toBe(true)
    }
  })

  it.each(stories)('should give with JavaScript the rows of %j', async (story) => {
    for (const format of ['json', 'ndjson']) {
      const taken = await takenOf(story, { format })
      const file = join(folder(), 'line.mjs')
      writeFileSync(file, `${lineOf('JavaScript', taken)}\nprocess.stdout.write(JSON.stringify(rows))`)
      expect((await run(process.execPath, [file])).stdout).toBe(JSON.stringify(JSON.parse(String(await expected(taken, 'json')))))
    }
  })

  it.runIf(hasPython).each(stories)('should be Python that reads the right address of %j', async (story) => {
    const taken = await takenOf(story)
    const size = String((await expected(taken, 'csv')).length)
    expect(await python(lineOf('pandas', taken), 'customers')).toBe(size)
    expect(await python(lineOf('polars', taken), 'customers')).toBe(size)
    const all = { ...taken, table: null }
    expect(await python(lineOf('pandas', all), "tables['customers']")).toBe(size)
    expect(await python(lineOf('polars', all), "tables['customers']")).toBe(size)
  })

  it.runIf(hasPython)('should read the token from the environment', async () => {
    const url = await closedService()
    for (const table of ['customers', null]) {
      const taken = await takenOf(stories[0] ?? '', { table }, url)
      const all = lineWriters.map((write) => write(taken)).flatMap(({ tool, code }) => (tool === 'synth' ? [] : [code]))
      for (const code of all) expect(code).toContain('SYNTH_TOKEN')
      expect(all.join('')).not.toContain(token)
      const cwd = folder()
      await run('bash', ['-c', `${lineOf('curl', taken)} -s`], { cwd, env: { ...process.env, SYNTH_TOKEN: token } })
      const variable = table === null ? "tables['customers']" : 'customers'
      const size = String((await expected({ ...taken, table: 'customers' }, 'csv')).length)
      expect(await python(lineOf('pandas', taken), variable)).toBe(size)
      expect(await python(lineOf('polars', taken), variable)).toBe(size)
    }
  })

  it.each([...stories, '- 40 customers\n- 20 cakes'])('should write with synth the file of %j', async (story) => {
    const cwd = folder()
    const program = join(import.meta.dirname, '../../dist/src/cli.js')
    writeFileSync(join(cwd, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${program}" "$@"\n`, { mode: 0o755 })
    const env = { ...process.env, PATH: `${cwd}:${process.env['PATH'] ?? ''}` }
    for (const changes of [{ rows: 30 }, { format: 'parquet', isGzipped: true }, { format: 'ndjson', isGzipped: true }]) {
      const taken = await takenOf(story, changes)
      await run('bash', ['-c', lineOf('synth', taken)], { cwd, env })
      const ending = `${taken.format}${taken.format === 'ndjson' ? '.gz' : ''}`
      const query = [...(taken.rows === null ? [] : [`rows=${taken.rows}`]), ...(taken.format === 'parquet' ? ['codec=gzip'] : [])].join(
        '&',
      )
      const address = `${taken.origin}/datasets/customers.${ending}?story=${encodeURIComponent(story)}&seed=3&${query}`
      const whole = Buffer.from(await (await fetch(query === '' ? address.slice(0, -1) : address)).arrayBuffer())
      expect(readFileSync(join(cwd, 'data', `customers.${ending}`)).equals(whole)).toBe(true)
    }
  })

  it.each(['class', 'None', 'pd', 'os'])('should not call a variable of Python %s', async (table) => {
    const named = await takenOf('an online shop', { table })
    expect(lineOf('pandas', named)).toMatch(/; df = pd\.read_csv/)
    expect(lineOf('polars', named)).toMatch(/; df = pl\.read_csv/)
  })

  it('should tell synth to read a schema from a file', async () => {
    const taken = await takenOf(stories[0] ?? '', { story: null, table: null })
    expect(lineOf('synth', taken)).toBe('npx synth generate --schema schema.json --seed 3 --format csv --out data/')
  })

  it('should pipe what psql reads', async () => {
    const cwd = folder()
    writeFileSync(join(cwd, 'psql'), '#!/bin/sh\nshift\nprintf "%s " "$@" >> arguments\ncat >> input\n', { mode: 0o755 })
    const taken = await takenOf(stories[1] ?? '', { table: 'cakes' })
    await run('bash', ['-c', lineOf('psql', taken)], { cwd, env: { ...process.env, PATH: `${cwd}:${process.env['PATH'] ?? ''}` } })
    expect(readFileSync(join(cwd, 'arguments'), 'utf8')).toBe(' -c \\copy "cakes" from stdin ')
    const input = readFileSync(join(cwd, 'input'), 'utf8')
    expect(input).toMatch(/^CREATE TABLE "?cakes"?/m)
    expect(input).toContain(String(await expected(taken, 'copy')))
  })

  it.each(['csv', 'tsv', 'ndjson', 'json', 'parquet', 'arrow', 'sql', 'copy'])(
    'should have a line for every tool in %s',
    async (format) => {
      for (const table of ['customers', null])
        for (const isGzipped of [true, false]) {
          const taken = await takenOf(stories[0] ?? '', { format, table, isGzipped })
          for (const { code } of lineWriters.map((write) => write(taken))) {
            expect(code).not.toMatch(/undefined|null|\$(?=[,)])/)
            for (const [address] of code.matchAll(/http:[^'"`{$]+(?=['"])/g))
              if (!address.endsWith('/')) expect([address, (await fetch(address, { method: 'HEAD' })).status]).toEqual([address, 200])
          }
        }
    },
  )
})
