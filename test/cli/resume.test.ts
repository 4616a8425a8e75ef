import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readers } from '../../src/commands/readers.ts'
import { namesIn } from './support/names-in.ts'
import { runCli, startPausedCli } from './support/run-cli.ts'
import { treeOf } from './support/tree.ts'

const story = 'an online shop with 200 customers, 7% returns'
const long = ['generate', story, '--rows', '10000', '--quiet', '--workers', '0']
/** These start several processes, on machines that may be busy. */
const slow = { timeout: 120_000 }
const short = ['generate', story, '--rows', '20', '--quiet', '--workers', '0']

let directory = ''
let [out, clean] = ['', '']
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-resume-'))
  ;[out, clean] = [join(directory, 'out'), join(directory, 'clean')]
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const incomplete = (): readonly string[] => namesIn(out).filter((name) => name.endsWith('.part'))

const tables = ['customers', 'products', 'orders', 'order_items']

/** Starts a write and kills it when it has completed `files` files and writes the next one. */
async function killed(files: number, args: readonly string[] = long): Promise<void> {
  const cli = await startPausedCli([...args, '--out', out], new RegExp(`/${tables[files]}\\.csv\\.`))
  cli.child.kill('SIGKILL')
  expect(await cli.outcome).toMatchObject({ code: null })
}

describe('synth generate --resume', () => {
  it.each([0, 1, 3])('should keep the %i files that a killed process completed, and make the rest', slow, async (files) => {
    await killed(files)
    expect(existsSync(join(out, 'manifest.json'))).toBe(false)
    const whole = incomplete().find((name) => name.startsWith('customers.csv.')) ?? ''
    const made = files === 0 ? 0 : statSync(join(out, whole)).mtimeMs
    expect(await runCli([...long, '--out', out, '--resume'])).toEqual({ code: 0, out: '', error: '' })
    if (files > 0) expect(statSync(join(out, 'customers.csv')).mtimeMs).toBe(made)
    await runCli([...long, '--out', clean])
    expect(treeOf(out)).toEqual(treeOf(clean))
  })

  it('should say what was complete when there is nothing to do', slow, async () => {
    const shown = short.filter((option) => option !== '--quiet')
    await runCli([...shown, '--out', out])
    const { code, error } = await runCli([...shown, '--out', out, '--resume'])
    expect([code, error]).toEqual([
      0,
      expect.stringMatching(/^wrote 1 file, 0 rows, [\d.]+ kB to .*; 4 files with 192 rows were complete\n$/),
    ])
  })

  it('should start again without it, and leave nothing of the killed process', slow, async () => {
    await killed(1)
    expect(await runCli([...short, '--out', out, '--seed', '5'])).toEqual({ code: 0, out: '', error: '' })
    await runCli([...short, '--out', clean, '--seed', '5'])
    expect(treeOf(out)).toEqual(treeOf(clean))
  })

  it('should keep complete files when it is ended by a signal', slow, async () => {
    const cli = await startPausedCli([...long, '--out', out, '--resume'], /\/orders\.csv\./)
    cli.child.kill('SIGTERM')
    cli.child.kill('SIGCONT')
    expect(await cli.outcome).toMatchObject({ code: 143 })
    expect(incomplete().map((name) => name.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual([
      'customers.csv.part',
      'manifest.json.part',
      'products.csv.part',
    ])
    await runCli([...long, '--out', out, '--resume'])
    await runCli([...long, '--out', clean])
    expect(treeOf(out)).toEqual(treeOf(clean))
  })

  it('should refuse a second process while the first one writes', slow, async () => {
    const first = await startPausedCli([...long, '--out', out], /\/customers\.csv\./)
    for (const option of [[], ['--resume'], ['--overwrite', '--seed', '5']]) {
      const { code, error } = await runCli([...short, ...option, '--out', out])
      expect([code, error]).toEqual([1, expect.stringMatching(/^error: file_exists: .* process \d+ is writing here: .*\n$/)])
    }
    first.child.kill('SIGCONT')
    expect(await first.outcome).toEqual({ code: 0, out: '', error: '' })
    await runCli([...long, '--out', clean])
    expect(treeOf(out)).toEqual(treeOf(clean))
  })
})

describe('synth generate --append', () => {
  it('should add the rows that a directory does not have', slow, async () => {
    const schema = join(directory, 'schema.json')
    const columns = [
      { name: 'id', kind: 'sequence' },
      { name: 'key', kind: 'uuid' },
    ]
    writeFileSync(schema, JSON.stringify({ version: 1, tables: [{ name: 'things', rows: { type: 'primary', count: 1 }, columns }] }))
    const args = ['generate', '--schema', schema, '--header', 'false', '--quiet', '--workers', '0']
    await runCli([...args, '--rows', '30', '--out', out])
    expect(await runCli([...args, '--rows', '50', '--out', out, '--append'])).toEqual({ code: 0, out: '', error: '' })
    await runCli([...args, '--rows', '50', '--out', clean])
    const { 'things.csv': first = '', 'things-from-30.csv': more = '' } = treeOf(out)
    expect(first + more).toBe(treeOf(clean)['things.csv'])
    const { code, error } = await runCli([...args, '--rows', '60', '--out', out, '--append', '--seed', '1'])
    expect([code, error]).toEqual([1, expect.stringContaining('dataset_differs')])
  })
})

describe('synth generate --split-size', () => {
  it.each([
    [['--split-size', '0'], 'such as 500000, 100MB or 1GiB'],
    [['--split-size', '10XB'], 'such as 500000, 100MB or 1GiB'],
    [['--split-rows', '5', '--table', 'orders', '--limit', '3'], 'select one file'],
  ])('should refuse %j', async (args, reason) => {
    const outcome = await runCli([...short, ...args, '--out', out])
    expect([outcome.code, outcome.error]).toEqual([2, expect.stringContaining(reason)])
    expect(treeOf(out)).toEqual({})
  })

  it('should read sizes in bytes', () => {
    expect(['500000', '1.5kB', '100MB', '1 GiB', '2MiB'].map(readers.size)).toEqual([500_000, 1500, 1e8, 2 ** 30, 2 ** 21])
  })
})

const isMounted = process.getuid?.() === 0 && process.platform === 'linux' && canMount()

function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe('a full disk', () => {
  it.skipIf(!isMounted).each([
    ['data', /^error: write_failed: .*\.csv\S*: ENOSPC.*\n$/],
    ['shop.sqlite', /^error: database_failed: SQLite at .*shop\.sqlite: database or disk is full\n$/],
    ['shop.duckdb', /^error: database_failed: DuckDB at .*No space left on device.*\n$/],
  ])('should be reported in one line, and nothing be left of %s', slow, async (name, reason) => {
    const schema = join(directory, 'schema.json')
    // SQLite keeps up to 64 MiB in memory before it writes.
    const columns = [{ name: 'note', kind: 'constant', value: 'x'.repeat(2000) }]
    writeFileSync(schema, JSON.stringify({ version: 1, tables: [{ name: 'notes', rows: 40_000, columns }] }))
    mkdirSync(out)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', out])
    try {
      const { code, error } = await runCli(['generate', '--schema', schema, '--quiet', '--workers', '0', '--out', join(out, name)])
      expect([code, error]).toEqual([1, expect.stringMatching(reason)])
      expect(readdirSync(out, { recursive: true }).filter((each) => each !== 'data')).toEqual([])
    } finally {
      execFileSync('umount', [out])
    }
  })
})
