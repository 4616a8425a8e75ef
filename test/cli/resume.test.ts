import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../server/support/start-app.ts'
import { runCli, startCli } from './support/run-cli.ts'
import { treeOf } from './support/tree.ts'

const story = 'an online shop with 200 customers, 7% returns'
const long = ['generate', story, '--rows', '15000', '--quiet', '--workers', '0']
const short = ['generate', story, '--rows', '20', '--quiet', '--workers', '0']

let directory = ''
let [out, clean] = ['', '']
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-resume-'))
  ;[out, clean] = [join(directory, 'out'), join(directory, 'clean')]
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const incomplete = (path = out): readonly string[] => Object.keys(treeOf(path)).filter((name) => name.endsWith('.part'))

/** Starts a write and kills it when the record has at least `files` files. */
async function killed(files: number, args: readonly string[] = long): Promise<void> {
  const cli = startCli([...args, '--out', out])
  const record = join(out, 'manifest.json.part')
  const recorded = (): number => {
    const text = existsSync(record) ? readFileSync(record, 'utf8') : ''
    return text === '' ? -1 : (JSON.parse(text) as { files: unknown[] }).files.length
  }
  await until(() => recorded() >= files)
  cli.child.kill('SIGKILL')
  expect(await cli.outcome).toMatchObject({ code: null })
}

describe('synth generate --resume', () => {
  it.each([0, 1, 3])('should keep the %i files that a killed process completed, and make the rest', async (files) => {
    await killed(files)
    expect(existsSync(join(out, 'manifest.json'))).toBe(false)
    const whole = incomplete().find((name) => name.startsWith('customers.csv.')) ?? ''
    const made = files === 0 ? 0 : statSync(join(out, whole)).mtimeMs
    expect(await runCli([...long, '--out', out, '--resume'])).toEqual({ code: 0, out: '', error: '' })
    if (files > 0) expect(statSync(join(out, 'customers.csv')).mtimeMs).toBe(made)
    await runCli([...long, '--out', clean])
    expect(treeOf(out)).toEqual(treeOf(clean))
  })

  it('should start again without it, and leave nothing of the killed process', async () => {
    await killed(1)
    expect(await runCli([...short, '--out', out, '--seed', '5'])).toEqual({ code: 0, out: '', error: '' })
    await runCli([...short, '--out', clean, '--seed', '5'])
    expect(treeOf(out)).toEqual(treeOf(clean))
  })

  it('should make files again that are missing, longer, shorter or changed', async () => {
    const args = [...short, '--split-rows', '30']
    await runCli([...args, '--out', clean])
    await runCli([...args, '--out', out])
    const [first = '', second = '', third = '', fourth = ''] = readdirSync(join(out, 'order_items')).map((name) =>
      join(out, 'order_items', name),
    )
    rmSync(first)
    appendFileSync(second, '\n')
    writeFileSync(third, readFileSync(third).subarray(1))
    writeFileSync(fourth, readFileSync(fourth, 'utf8').replace(/\d\n$/, 'x\n'))
    expect(treeOf(out)).not.toEqual(treeOf(clean))
    expect(await runCli([...args, '--out', out, '--resume'])).toEqual({ code: 0, out: '', error: '' })
    expect(treeOf(out)).toEqual(treeOf(clean))
  })

  it.each([
    [['--seed', '5'], 'seed 0, not 5'],
    [['--rows', '21'], 'rows {"customers":20'],
    [['--format', 'ndjson'], 'format "csv", not "ndjson"'],
    [['--header', 'false'], 'options {}, not {"header":false}'],
    [['--split-rows', '7'], 'split null, not {"rows":7}'],
  ])('should refuse to continue with %j', async (other, difference) => {
    await runCli([...short, '--out', out])
    const before = treeOf(out)
    const { code, error } = await runCli([...short, ...other, '--out', out, '--resume'])
    expect([code, error]).toEqual([1, expect.stringMatching(/^error: dataset_differs: .*\n$/)])
    expect(error).toContain(difference)
    expect(treeOf(out)).toEqual(before)
  })

  it('should keep complete files when it is ended by a signal', async () => {
    const cli = startCli([...long, '--out', out, '--resume'])
    await until(() => incomplete().some((name) => name.startsWith('orders.csv')))
    cli.child.kill('SIGTERM')
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

  it('should not take files for its own that it did not write', async () => {
    mkdirSync(out)
    writeFileSync(join(out, 'orders.csv'), 'mine')
    for (const times of [1, 2]) {
      const { code, error } = await runCli([...short, '--out', out, '--resume'])
      expect([times, code, error]).toEqual([times, 1, expect.stringContaining('file_exists')])
      expect(treeOf(out)).toEqual({ 'orders.csv': 'mine' })
    }
    writeFileSync(join(out, 'manifest.json'), 'mine')
    expect((await runCli([...short, '--out', out, '--resume'])).error).toContain('manifest.json is not a file of synth')
  })

  it('should refuse a second process while the first one writes', async () => {
    const first = startCli([...long, '--out', out])
    await until(() => incomplete().includes('manifest.json.part'))
    first.child.kill('SIGSTOP')
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
  it('should add the rows that a directory does not have', async () => {
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

describe('synth generate --split-rows and --split-size', () => {
  it('should cut tables into files of at most so many rows, with the rows of the whole', async () => {
    await runCli([...short, '--header', 'false', '--out', clean])
    await runCli([...short, '--header', 'false', '--split-rows', '16', '--out', out])
    const [whole, cut] = [treeOf(clean), treeOf(out)]
    for (const table of ['customers', 'products', 'orders', 'order_items']) {
      const parts = Object.keys(cut).filter((name) => name.startsWith(`${table}/`))
      expect(parts.every((name) => /\/part-\d{5}-of-\d{5}\.csv$/.test(name))).toBe(true)
      const lines = parts.map((name) => (cut[name] ?? '').trimEnd().split('\n').length)
      expect(Math.max(...lines)).toBeLessThanOrEqual(16)
      expect(parts.map((name) => cut[name]).join('')).toBe(whole[`${table}.csv`])
    }
  })

  it('should cut tables into files of about a size', async () => {
    await runCli([...long, '--table', 'orders', '--split-size', '1MB', '--out', out])
    const sizes = Object.entries(treeOf(out)).flatMap(([name, { length }]) => (name.startsWith('orders/') ? [length] : []))
    expect(sizes.length).toBeGreaterThan(5)
    expect(Math.max(...sizes)).toBeLessThan(1.1e6)
    expect(Math.min(...sizes)).toBeGreaterThan(0.8e6)
  })

  it.each([
    [['--split-size', '0'], 2, 'such as 500000, 100MB or 1GiB'],
    [['--split-size', '10XB'], 2, 'such as 500000, 100MB or 1GiB'],
    [['--split-rows', '0'], 2, '/splitRows must be a whole number from 1'],
    [['--split-rows', '5', '--split-size', '5'], 2, 'at most one of'],
    [['--split-rows', '5', '--table', 'orders', '--limit', '3'], 2, 'select one file'],
    [['--split-rows', '5', '--format', 'parquet', '--rows', '20000'], 1, 'one block of the format'],
  ])('should refuse %j', async (args, code, reason) => {
    const outcome = await runCli([...short, ...args, '--out', out])
    expect([outcome.code, outcome.error]).toEqual([code, expect.stringContaining(reason)])
    expect(treeOf(out)).toEqual({})
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
  it.skipIf(!isMounted)('should be reported in one line, and nothing be left', async () => {
    mkdirSync(out)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', out])
    try {
      const { code, error } = await runCli([...long, '--out', out])
      expect([code, error]).toEqual([1, expect.stringMatching(/^error: write_failed: .*\.csv\S*: ENOSPC.*\n$/)])
      expect(readdirSync(out)).toEqual([])
    } finally {
      execFileSync('umount', [out])
    }
  })
})
