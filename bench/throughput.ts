import { generateTask } from '../src/engine/generate-task.ts'
import type { Task } from '../src/engine/task.ts'
import type { Output } from '../src/output/output.ts'
import { openLaidOut } from './open-laid-out.ts'
import { type FakerTable, type Tables, fakerRows, fakerTables } from './faker-rows.ts'
import { cpuSeconds, median } from './measure.ts'
import type { Report } from './report.ts'
import { rowCountsIn, total } from './row-counts.ts'

const story = 'ecommerce store with customers and orders'
const seed = 42
const repetitions = 5

/** Primary rows: of the sample from which the columns are derived, and of one measurement of each side; both take about as long. */
const size = { sample: 300, ours: 100_000, faker: 2_000 }

/** Rows per call of JSON.stringify. */
const batch = 1000

const requiredRatio = 15

interface Made {
  readonly rows: number
  readonly bytes: number
}

interface Speed {
  readonly rows: number
  readonly megabytes: number
}

interface Pair {
  readonly ours: Speed
  readonly faker: Speed
}

/** Our engine compared with faker and JSON.stringify: the same columns, one thread, CPU time, interleaved. */
export function throughput(): Report {
  const sample = JSON.parse(documentText(size.sample)) as { readonly tables: Tables }
  const tables = fakerTables(sample.tables)
  const counts = { ours: rowCounts(size.ours), faker: rowCounts(size.faker) }
  const oursOnce = (format: string): Speed => speed(() => makeOurs(size.ours, total(counts.ours), format))
  const fakerOnce = (): Speed => speed(() => makeWithFaker(tables, counts.faker))
  const pairsOf = (format: string): readonly Pair[] => {
    oursOnce(format)
    fakerOnce()
    return Array.from({ length: repetitions }, () => ({ ours: oursOnce(format), faker: fakerOnce() }))
  }
  // One format after the other: V8 compiles code for both formats less well, and a service mostly writes one.
  const records = pairsOf('records')
  const columns = pairsOf('columns')
  const ratioOfRows = ratio(records, ({ rows }) => rows)
  return {
    title: 'Making text, in process',
    method:
      `"${story}" as records, seed ${seed}, all tables, one thread, CPU time. Ours: ${size.ours} primary rows to a time; ` +
      `faker: a plain loop of calls that builds row objects with the same columns, ${batch} rows per call of JSON.stringify, ${size.faker} primary rows each time. ` +
      `Median of ${repetitions} interleaved pairs after a warm-up pair; columns afterwards.`,
    findings: [
      {
        what: 'rows per CPU-second, relative to faker',
        value: `**${ratioOfRows.toFixed(1)} times**`,
        gate: `≥ ${requiredRatio} times`,
        reached: ratioOfRows >= requiredRatio,
      },
      { what: 'MB per CPU-second, relative to faker', value: `${ratio(records, ({ megabytes }) => megabytes).toFixed(1)} times` },
      { what: 'ours', value: describe(records.map(({ ours }) => ours)) },
      { what: 'faker', value: describe(records.map(({ faker }) => faker)) },
      { what: 'rows per CPU-second as columns, relative to faker', value: `${ratio(columns, ({ rows }) => rows).toFixed(1)} times` },
      { what: 'ours as columns', value: describe(columns.map(({ ours }) => ours)) },
    ],
  }
}

function ratio(pairs: readonly Pair[], of: (speed: Speed) => number): number {
  return median(pairs.map(({ ours, faker }) => of(ours) / of(faker)))
}

function describe(speeds: readonly Speed[]): string {
  const rows = median(speeds.map((one) => one.rows)) / 1e6
  return `${rows.toFixed(rows < 1 ? 3 : 2)} million rows/s, ${median(speeds.map(({ megabytes }) => megabytes)).toFixed(0)} MB/s`
}

function speed(make: () => Made): Speed {
  const { seconds, result } = cpuSeconds(make)
  return { rows: result.rows / seconds, megabytes: result.bytes / 1e6 / seconds }
}

/** Generates all bytes of a response in one buffer that is reused, as in a worker. */
function makeOurs(primaryRows: number, rows: number, format: string): Made {
  let buffer: ArrayBuffer | null = null
  let bytes = 0
  for (const task of tasksOf(open(primaryRows, format))) {
    const result = generateTask(task, buffer)
    buffer = result.buffer
    bytes += result.end - result.start
  }
  return { rows, bytes }
}

function makeWithFaker(tables: readonly FakerTable[], counts: Readonly<Record<string, number>>): Made {
  let bytes = 0
  for (const table of tables) {
    const rows = counts[table.name] ?? 0
    for (let first = 1; first <= rows; first += batch) {
      const text = JSON.stringify(fakerRows(table, first, Math.min(batch, rows - first + 1)))
      bytes += Buffer.from(text).length
    }
  }
  return { rows: total(counts), bytes }
}

function documentText(primaryRows: number): string {
  const pieces: Buffer[] = []
  for (const task of tasksOf(open(primaryRows))) {
    const { buffer, start, end } = generateTask(task, null)
    pieces.push(Buffer.from(buffer, start, end - start))
  }
  return Buffer.concat(pieces).toString()
}

/** The number of rows of each written table. */
function rowCounts(primaryRows: number): Record<string, number> {
  let last = ''
  for (const { items } of tasksOf(open(primaryRows))) last = items.map((item) => (item.type === 'text' ? item.text : '')).join('')
  return rowCountsIn(last)
}

/** The tasks of a document. */
function* tasksOf(output: Output): Generator<Task> {
  for (const step of output.steps()) {
    if (step.type !== 'task') throw new Error('A document has only tasks')
    yield step.task
  }
}

function open(primaryRows: number, format = 'records'): Output {
  return openLaidOut({ story, rows: primaryRows, seed, format, maxRows: 1e9 })
}
