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

/** Primary rows: of the sample that tells which columns there are, and of one measurement of each side, about equally long. */
const size = { sample: 300, ours: 100_000, faker: 2_000 }

/** Rows to one call of JSON.stringify. */
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

/** Our engine against faker calls and JSON.stringify: the same columns, one thread, CPU time, in turn. */
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
  // One format after the other: code that serves both at once is slower for either, and a service mostly writes one.
  const records = pairsOf('records')
  const columns = pairsOf('columns')
  const ratioOfRows = ratio(records, ({ rows }) => rows)
  return {
    title: 'Making text, in process',
    method:
      `"${story}" as records, seed ${seed}, all tables, one thread, CPU time. Ours: ${size.ours} primary rows to a time; ` +
      `faker: a plain loop of calls that builds row objects with the same columns, ${batch} rows to a JSON.stringify, ${size.faker} primary rows to a time. ` +
      `Median of ${repetitions} pairs in turn, after one to warm up; as columns afterwards.`,
    findings: [
      {
        what: 'rows per CPU-second, ours to faker',
        value: `**${ratioOfRows.toFixed(1)} times**`,
        gate: `≥ ${requiredRatio} times`,
        reached: ratioOfRows >= requiredRatio,
      },
      { what: 'MB per CPU-second, ours to faker', value: `${ratio(records, ({ megabytes }) => megabytes).toFixed(1)} times` },
      { what: 'ours', value: describe(records.map(({ ours }) => ours)) },
      { what: 'faker', value: describe(records.map(({ faker }) => faker)) },
      { what: 'ours as columns, rows per CPU-second to faker', value: `${ratio(columns, ({ rows }) => rows).toFixed(1)} times` },
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

/** Every byte of a response, in the one buffer that a worker would use again and again. */
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

/** Rows of each table that is written. */
function rowCounts(primaryRows: number): Record<string, number> {
  let last = ''
  for (const { items } of tasksOf(open(primaryRows))) last = items.map((item) => (item.type === 'text' ? item.text : '')).join('')
  return rowCountsIn(last)
}

/** The tasks that a document is made of. */
function* tasksOf(output: Output): Generator<Task> {
  for (const step of output.steps()) {
    if (step.type !== 'task') throw new Error('A document is made of tasks only')
    yield step.task
  }
}

function open(primaryRows: number, format = 'records'): Output {
  return openLaidOut({ story, rows: primaryRows, seed, format, maxRows: 1e9 })
}
