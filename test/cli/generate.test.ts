import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSchema, openStory } from '../../src/index.ts'
import { until } from '../server/support/start-app.ts'
import { cliPath, runCli, startCli } from './support/run-cli.ts'

const story = 'an online shop with 200 customers, 7% returns'
const inline = ['--workers', '0']

let directory = ''
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'synth-generate-'))))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

interface Manifest {
  readonly story: string
  readonly seed: number
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly files: readonly Description[] }[]
}

interface Description {
  readonly name: string
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
}

describe('synth generate', () => {
  it.each([[0], [2]])('should write one file for each table and a manifest of them, with %i workers', async (workers) => {
    const out = join(directory, 'a', 'b')
    const args = ['generate', story, '--out', out, '--seed', '42', '--workers', String(workers), '--memory-mb', '32']
    const { code, out: printed, error } = await runCli(args)
    expect([code, printed]).toEqual([0, ''])
    expect(error).toMatch(/^wrote 5 files, [\d,]+ rows, \d+ kB to \S+ in [\d.]+ s \([\d.]+ [kM]B\/s\)\n$/m)
    const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Manifest
    expect(manifest).toMatchObject({ story, seed: 42 })
    const world = await openStory(story, { seed: 42 })
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual(world.tables.map(({ name, rows }) => [name, rows]))
    for (const { name, files } of manifest.tables) {
      const bytes = readFileSync(join(out, `${name}.csv`))
      expect(bytes.toString()).toBe(await text(world.table(name).stream('csv')))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      expect(files).toMatchObject([{ name: `${name}.csv`, bytes: bytes.length, sha256 }])
    }
  })

  it('should write the document of the service to standard output', async () => {
    const { code, out, error } = await runCli(['generate', story, '--rows', '3', ...inline])
    const world = await openStory(story, { rows: 3 })
    expect([code, error, out]).toEqual([0, '', await text(world.stream('records'))])
  })

  it('should write rows and columns of one table, with options of its format', async () => {
    const selection = ['--table', 'customers', '--columns', 'email, customer_id', '--offset', '5', '--limit', '2']
    const { code, out } = await runCli(['generate', story, ...selection, '--format', 'csv', '--header', 'false', ...inline])
    const world = await openStory(story)
    const rows = await world.table('customers').columns('email', 'customer_id').toArray({ offset: 5, limit: 2 })
    expect([code, out]).toEqual([0, rows.map(({ email, customer_id: id }) => `${String(email)},${String(id)}\n`).join('')])
    await runCli(['generate', story, ...selection, '--format', 'csv.gz', '--out', directory, ...inline])
    expect(readdirSync(directory)).toEqual(['customers.csv.gz'])
    expect(gunzipSync(readFileSync(join(directory, 'customers.csv.gz'))).toString()).toBe(`email,customer_id\n${out}`)
  })

  it('should read a story and a schema from files', async () => {
    const world = await openStory(story, { rows: 2 })
    const [storyFile, schemaFile] = [join(directory, 'shop.txt'), join(directory, 'shop.json')]
    writeFileSync(storyFile, `${story}\n`)
    writeFileSync(schemaFile, JSON.stringify(world.schema))
    const fromStory = await runCli(['generate', '--story-file', storyFile, '--rows', '2', ...inline])
    const fromSchema = await runCli(['generate', '--schema', schemaFile, ...inline])
    expect(fromStory.out).toBe(await text(world.stream('records')))
    expect(fromSchema.out).toBe(await text((await openSchema(world.schema)).stream('records')))
  })

  it('should read UTF-8 with a byte order mark, and refuse other encodings', async () => {
    const world = await openStory(story, { rows: 2 })
    const file = join(directory, 'input')
    writeFileSync(file, `\uFEFF${JSON.stringify(world.schema)}`)
    expect((await runCli(['generate', '--schema', file, ...inline])).out).toBe(
      await text((await openSchema(world.schema)).stream('records')),
    )
    writeFileSync(file, Buffer.from(`\uFEFF${story}`, 'utf16le'))
    for (const option of ['--schema', '--story-file'])
      expect(await runCli(['generate', option, file])).toEqual({
        code: 2,
        out: '',
        error: `error: ${file} is not a text in UTF-8: save it in that encoding\n`,
      })
  })

  it('should replace files only with --overwrite', async () => {
    const args = ['generate', story, '--rows', '2', '--out', directory, '--quiet', ...inline]
    expect(await runCli(args)).toEqual({ code: 0, out: '', error: '' })
    const again = await runCli(args)
    expect([again.code, again.out]).toEqual([1, ''])
    expect(again.error).toMatch(/^error: file_exists: /)
    expect(await runCli([...args, '--overwrite'])).toEqual({ code: 0, out: '', error: '' })
  })

  it('should end without a word when its reader leaves', async () => {
    const cli = startCli(['generate', story, '--rows', '1e7', '--table', 'orders', '--format', 'ndjson', ...inline])
    cli.child.stdout?.once('data', () => cli.child.stdout?.destroy())
    expect(await cli.outcome).toMatchObject({ code: 0, error: '' })
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('should leave no file behind on %s', async (signal, code) => {
    const out = join(directory, 'data')
    const cli = startCli(['generate', story, '--rows', '1e7', '--out', out, '--quiet', ...inline])
    await until(() => readdirSync(directory).length > 0 && readdirSync(out).some((name) => statSync(join(out, name)).size > 0))
    cli.child.kill(signal)
    expect(await cli.outcome).toEqual({ code, out: '', error: `error: ended by ${signal}\n` })
    expect(readdirSync(out)).toEqual([])
  })

  it.each([
    [['generate'], 'give exactly one of a story, such as "an online shop", --story-file and --schema'],
    [['generate', story, '--schema', 'x.json'], 'give exactly one of'],
    [['generate', story, '--limit', '3'], 'add --table'],
    [['generate', story, '--overwrite'], 'add --out'],
    [['generate', story, '--rows', '1.5'], 'such as 1000 or 1e6'],
    [['generate', story, '--rows', '1e10'], "'1e10' is invalid. It must be a whole number from 0 to 4000000000"],
    [['explain', story, '--rows', '1e20'], 'from 0 to 4000000000'],
    [['generate', story, '--seed', 'x'], 'It must be a whole number'],
    [['generate', story, '--workers', '-1'], 'from 0 to 256'],
    [['generate', story, '--memory-mb', '8'], 'from 16 to 1000000'],
    [['generate', story, '--eol', 'cr'], 'Allowed choices are lf, crlf'],
    [['generate', story, '--out', 'x', '--format', 'cvs'], 'did you mean "csv"'],
    [['generate', story, '--format', 'json', '--delimiter', ';'], 'delimiter'],
    [['explain'], 'give exactly one of a story, such as "an online shop" and --story-file\n'],
    [['generate', 'an', 'online', 'shop'], 'error: put the story in quotes: synth generate "an online shop with 400 customers"'],
    [['generate', story, '--out', 'x/orders.parquet'], 'give --out DIR --format parquet, or --table and > x/orders.parquet'],
    [['generate', story, '--out', 'shop.db3'], '--out must be a directory, but "shop.db3" is the name of a file'],
    [['generate', story, '--out', 'gs://bucket/shop'], '--out must be a directory, s3://bucket/prefix'],
    [['generate', story, '--out', ''], '--out must be the path of a directory'],
    [['generate', story, '--out', 'x', '--split-rows', '0'], '--split-rows must be a whole number'],
    [['generate', story, '--out', 'x', '--split-rows', '5', '--parts', '2'], '--parts excludes --split-rows'],
    [['generate', story, '--out', 'x', '--part', '1'], '--part needs the number of parts'],
  ])('should refuse %j with the code 2', async (args, reason) => {
    const { code, out, error } = await runCli(args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(reason)
  })

  it.each([
    [['generate', 'xyzzy'], 'error: story_not_understood: '],
    [['generate', story, '--table', 'order'], 'error: selection_unknown: There is no table "order": did you mean "orders"?'],
    [['generate', '--story-file', 'none.txt'], 'error: cannot read none.txt: there is no such file'],
    [['generate', '--schema', '.'], 'error: cannot read .: it is a directory'],
    [['explain', '--story-file', ''], 'error: cannot read "": there is no such file\n'],
    [['validate', 'a\nb'], 'error: cannot read "a\\nb": there is no such file\n'],
    [['import', 'x'.repeat(5000)], 'xx…: the name is too long\n'],
    [['generate', story, '--out', '/dev/null/data'], 'error: write_failed: '],
  ])('should report the failure of %j with the code 1', async (args, reason) => {
    const { code, out, error } = await runCli(args)
    expect([code, out]).toEqual([1, ''])
    expect(error).toContain(reason)
  })
})

describe.runIf(existsSync('/dev/full'))('synth with files that do not end or take nothing', () => {
  it.each([[['explain', '--story-file']], [['validate']], [['import']]])('should refuse an endless file: %j', async (args) => {
    const { code, out, error } = await runCli([...args, '/dev/zero'])
    expect([code, out, error]).toEqual([2, '', 'error: /dev/zero is larger than 64 MiB, the most that is read\n'])
  })

  it.each([
    [[]],
    [['--version']],
    [['generate', '--help']],
    [['explain', story]],
    [['generate', story]],
    [['generate', story, '--table', 'orders', '--rows', '1e5']],
  ])('should report that standard output is full: %j', (args) => {
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, [cliPath, ...args], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' })
    closeSync(full)
    expect([status, stderr]).toEqual([
      1,
      'error: write_failed: Standard output cannot be written: ENOSPC: no space left on device, write\n',
    ])
  })
})

describe('synth explain', () => {
  it('should print the effects of a story, and the parts without effect', async () => {
    const { code, out, error } = await runCli(['explain', 'a hospital with 500 patients and a helipad'])
    expect([code, error]).toEqual([0, ''])
    expect(out).toContain('domain: healthcare')
    expect(out).toMatch(/^ {2}patients +500 rows: stated in the story$/m)
    expect(out).toContain('"500 patients": patients has 500 rows')
    expect(out).toContain('"helipad": not understood in "a helipad"')
  })

  it('should print the answer of the service', async () => {
    const { out } = await runCli(['explain', story, '--json'])
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify((await openStory(story)).explain)))
  })
})

describe('synth validate', () => {
  it('should print the tables of a schema, or all its problems', async () => {
    const file = join(directory, 'schema.json')
    writeFileSync(file, JSON.stringify((await openStory(story)).schema))
    const valid = await runCli(['validate', file])
    expect([valid.code, valid.error]).toEqual([0, ''])
    expect(valid.out).toContain('is valid: 4 tables')
    const columns = [
      { name: 'a', kind: 'integr' },
      { name: 'b', kind: 'integer', min: 2, max: 1 },
    ]
    writeFileSync(file, JSON.stringify({ version: 1, tables: [{ name: 'things', rows: 5, columns }] }))
    const invalid = await runCli(['validate', file])
    expect([invalid.code, invalid.out]).toEqual([1, ''])
    expect(invalid.error).toMatch(/^error: schema_invalid: /)
    expect(invalid.error).toContain('did you mean "integer"?')
    const answer = await runCli(['validate', file, '--json'])
    expect([answer.code, JSON.parse(answer.out)]).toMatchObject([1, { valid: false, rows: null }])
    writeFileSync(file, '{')
    expect(await runCli(['validate', file])).toMatchObject({ code: 2, out: '' })
  })
})

describe('synth import', () => {
  it('should print a schema that validates, with the name of the file for a table that has none', async () => {
    const sample = join(directory, 'web visits.csv')
    writeFileSync(sample, 'id,city,amount\n1,Paris,12.5\n2,Rome,13\n')
    const { code, out, error } = await runCli(['import', sample])
    expect(code).toBe(0)
    expect((JSON.parse(out) as { tables: { name: string }[] }).tables.map(({ name }) => name)).toEqual(['web_visits'])
    expect(error).toContain('the table is called web_visits')
    const file = join(directory, 'schema.json')
    writeFileSync(file, out)
    expect(await runCli(['validate', file])).toMatchObject({ code: 0, error: '' })
    writeFileSync(sample, 'nothing to import')
    expect(await runCli(['import', sample])).toMatchObject({ code: 1, out: '' })
  })
})
