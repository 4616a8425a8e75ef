import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, postgresPrograms } from '../test/support/postgres.ts'
import { median } from './measure.ts'
import type { Finding, Report } from './report.ts'

const story = 'ecommerce store with customers and orders'
const repetitions = 3
/** The least speed, of that of psql, and of that of drizzle-seed. */
const least = { psql: 0.8, drizzle: 15 } as const
/** drizzle-seed is measured with this share of the rows. */
const drizzleShare = 0.1
const cli = join(import.meta.dirname, '../../dist/src/cli.js')
const inserts = join(import.meta.dirname, 'drizzle-inserts.js')

/**
 * The load of a story into PostgreSQL, against psql with files that are ready, and against drizzle-seed. Without a server there is nothing
 * to measure; drizzle-seed, drizzle-orm and pg are those of the folder SYNTH_BENCH_DRIZZLE.
 */
export async function databases(): Promise<Report> {
  const rows = Number(process.env['SYNTH_BENCH_ROWS'] ?? '600000')
  const programs = postgresPrograms()
  return {
    title: 'Databases',
    method:
      `"${story}" with --rows ${rows} into a PostgreSQL server on the same machine: \`synth generate --out postgres://…\`, from the start of its process, in turn with ` +
      '`psql \\copy` of CSV files of the same rows, which are ready. Both create the tables, load them and add keys and references in one transaction. ' +
      `drizzle-seed fills the same tables, which exist, with ${rows * drizzleShare} rows, as do we, once each. ` +
      `Wall time, median of ${repetitions} each after one to warm up where nothing else is said.`,
    findings: programs === null ? [{ what: 'PostgreSQL', value: 'not installed' }] : await measured(programs, rows),
  }
}

async function measured(programs: string, rows: number): Promise<readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-bench-databases-'))
  chmodSync(folder, 0o755)
  const server = await startPostgres(programs)
  const env = { ...process.env, ...server.env, PGDATABASE: 'postgres' }
  const psql = (...args: readonly string[]): void => void execFileSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', ...args], { env })
  const empty = (): void => psql('-c', 'SET client_min_messages = error', '-c', 'DROP SCHEMA public CASCADE', '-c', 'CREATE SCHEMA public')
  const out = `postgres://postgres@127.0.0.1:${server.env['PGPORT']}/postgres`
  try {
    generate(rows, '--format', 'copy', '--out', join(folder, 'ddl'))
    generate(rows, '--out', join(folder, 'csv'))
    const script = join(folder, 'load.sql')
    writeFileSync(script, scriptOf(folder))
    const [ours, theirs] = times(empty, repetitions, [() => generate(rows, '--out', out, '--create'), () => psql('-1f', script)])
    const value = `**${(theirs / ours).toFixed(2)}** of psql: ${ours.toFixed(1)} s, psql ${theirs.toFixed(1)} s`
    const copied = { what: 'speed of a load into PostgreSQL', value, gate: `≥ ${least.psql} of psql`, reached: theirs / ours >= least.psql }
    return [copied, againstDrizzle(rows * drizzleShare, out, folder, { empty, psql })]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

function againstDrizzle(
  rows: number,
  out: string,
  folder: string,
  { empty, psql }: { readonly empty: () => void; readonly psql: (...args: readonly string[]) => void },
): Finding {
  const packages = process.env['SYNTH_BENCH_DRIZZLE']
  if (packages === undefined) return { what: 'drizzle-seed', value: 'not installed: SYNTH_BENCH_DRIZZLE is not set' }
  const small = join(folder, 'small')
  generate(rows, '--format', 'copy', '--out', small)
  const [ours, theirs] = times(empty, 0, [
    () => generate(rows, '--out', out, '--create'),
    () => {
      psql('-1f', join(small, 'schema.sql'))
      execFileSync(process.execPath, [inserts, packages, out, join(small, 'manifest.json')], { stdio: 'inherit' })
    },
  ])
  return {
    what: `speed of a load of ${rows} primary rows, to drizzle-seed`,
    value: `**${(theirs / ours).toFixed(1)} times**: ${ours.toFixed(1)} s, drizzle-seed ${theirs.toFixed(1)} s`,
    gate: `≥ ${least.drizzle}`,
    reached: theirs / ours >= least.drizzle,
  }
}

/**
 * Median seconds of two ways, which take turns; `prepare` runs before each and is not counted. The first round counts if there is no other.
 */
function times(prepare: () => void, repeated: number, ways: readonly [() => void, () => void]): readonly [number, number] {
  const rounds = Array.from({ length: repeated + 1 }, () =>
    ways.map((way) => {
      prepare()
      const start = performance.now()
      way()
      return (performance.now() - start) / 1000
    }),
  ).slice(repeated === 0 ? 0 : 1)
  const middle = (place: number): number => median(rounds.map((seconds) => seconds[place] ?? Number.NaN))
  return [middle(0), middle(1)]
}

function generate(rows: number, ...args: readonly string[]): void {
  execFileSync(process.execPath, [cli, 'generate', story, '--rows', String(rows), '--quiet', ...args], { stdio: 'inherit' })
}

/** What psql runs: the statements of `schema.sql`, with the keys after the rows, as our own load adds them. */
function scriptOf(folder: string): string {
  const keys: string[] = []
  const schema = readFileSync(join(folder, 'ddl', 'schema.sql'), 'utf8').replace(
    /CREATE TABLE ("[^"]+") \(\n([^;]*?),\n {2}(PRIMARY KEY \([^)]*\))\n\);/g,
    (_whole, table: string, columns: string, key: string) => {
      keys.push(`ALTER TABLE ${table} ADD ${key};`)
      return `CREATE TABLE ${table} (\n${columns}\n);`
    },
  )
  return schema.replace(/^-- Load the files here, in this order: (.*)$/m, (_line, files: string) => {
    const copies = files.split(', ').map((file) => {
      const table = file.replace(/\.copy$/, '')
      return `\\copy "${table}" from '${join(folder, 'csv', `${table}.csv`)}' with (format csv, header)`
    })
    return [...copies, ...keys].join('\n')
  })
}
