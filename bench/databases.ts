import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, postgresPrograms } from '../test/support/postgres.ts'
import { median } from './measure.ts'
import type { Finding, Report } from './report.ts'

const story = 'ecommerce store with customers and orders'
const repetitions = 3
/** The least speed, of that of psql. */
const least = 0.8
const cli = join(import.meta.dirname, '../../dist/src/cli.js')

/** The load of a story into PostgreSQL, against psql with files that are ready. Without a server there is nothing to measure. */
export async function databases(): Promise<Report> {
  const rows = process.env['SYNTH_BENCH_ROWS'] ?? '200000'
  const programs = postgresPrograms()
  return {
    title: 'Databases',
    method:
      `"${story}" with --rows ${rows} into a PostgreSQL server on the same machine: \`synth generate --out postgres://…\`, from the start of its process, in turn with ` +
      '`psql \\copy` of CSV files of the same rows, which are ready. Both create the tables, load them and add keys and references in one transaction. ' +
      `Wall time, median of ${repetitions} each after one to warm up.`,
    findings: programs === null ? [{ what: 'PostgreSQL', value: 'not installed' }] : [await measured(programs, rows)],
  }
}

async function measured(programs: string, rows: string): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-bench-databases-'))
  chmodSync(folder, 0o755)
  const server = await startPostgres(programs)
  const env = { ...process.env, ...server.env, PGDATABASE: 'postgres' }
  const empty = (): void =>
    void execFileSync('psql', ['-qc', 'DROP SCHEMA public CASCADE; CREATE SCHEMA public; CHECKPOINT'], { env, stdio: 'ignore' })
  const generate = (...args: readonly string[]): void =>
    void execFileSync(process.execPath, [cli, 'generate', story, '--rows', rows, '--quiet', ...args], { stdio: 'inherit' })
  try {
    generate('--format', 'copy', '--out', join(folder, 'ddl'))
    generate('--out', join(folder, 'csv'))
    const script = join(folder, 'load.sql')
    writeFileSync(script, scriptOf(folder))
    const out = `postgres://postgres@127.0.0.1:${server.env['PGPORT']}/postgres`
    const ways = {
      ours: () => generate('--out', out, '--create'),
      psql: () => void execFileSync('psql', ['-q1', '-v', 'ON_ERROR_STOP=1', '-f', script], { env, stdio: 'inherit' }),
    }
    const times = { ours: [] as number[], psql: [] as number[] }
    for (let round = 0; round <= repetitions; round++) {
      for (const way of ['ours', 'psql'] as const) {
        empty()
        const start = performance.now()
        ways[way]()
        if (round > 0) times[way].push((performance.now() - start) / 1000)
      }
    }
    const [ours, psql] = [median(times.ours), median(times.psql)]
    const value = `**${(psql / ours).toFixed(2)}** of psql: ${ours.toFixed(1)} s, psql ${psql.toFixed(1)} s`
    return { what: 'speed of a load into PostgreSQL', value, gate: `≥ ${least} of psql`, reached: psql / ours >= least }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
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
