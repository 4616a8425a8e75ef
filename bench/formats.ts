import { domains } from '../src/domains/index.ts'
import { generateTask } from '../src/engine/generate-task.ts'
import { describeStory } from '../src/pipeline.ts'
import { openLaidOut } from './open-laid-out.ts'
import { cpuSeconds, median } from './measure.ts'
import type { Finding, Report } from './report.ts'

const trades = ['ecommerce', 'saas', 'fintech']
const seed = 42
/** Pairs of measurements in one domain, after as many to warm up: code is optimized again and again for the first twenty. */
const repetitions = { format: 12, columns: 20 }

/** Rows of all tables together: of one measurement of a format, and of one domain as columns. */
const rowsOf = { format: 150_000, columns: 50_000 }

/** What is measured, and the least rows per CPU-second, of those of records. Records themselves, table by table, show the noise. */
const measured = [
  { name: 'records, table by table', format: 'records', options: {}, least: 0 },
  { name: 'ndjson', format: 'ndjson', options: {}, least: 1 },
  { name: 'csv', format: 'csv', options: {}, least: 1 },
  { name: 'parquet', format: 'parquet', options: {}, least: 1 },
  { name: 'parquet, gzip', format: 'parquet', options: { codec: 'gzip' }, least: 0.35 },
  { name: 'arrow', format: 'arrow', options: {}, least: 0.6 },
] as const

/**
 * The least rows per CPU-second of columns, of those of records, in any domain. No gate is on MB: where the text of columns is less than a
 * third of that of records, a third of its MB would mean that the same rows take less time.
 */
const leastOfColumns = 1 / 3

interface Made {
  readonly rows: number
  readonly bytes: number
}

interface Timed {
  readonly seconds: number
  readonly made: Made
}

interface Ratio {
  readonly trade: string
  readonly ratio: number
}

interface Writing {
  readonly format: string
  readonly options?: object
  /** The tables to write, each a file; null for a document of all. */
  readonly tables: readonly string[] | null
}

/** Formats against records: one thread, CPU time, in turn. */
export const formats: Readonly<Record<'speed' | 'columns', () => Report>> = {
  speed: () => ({
    title: 'Formats, in process',
    method:
      `All tables of three domains by their own stories, each a file, seed ${seed}, about ${rowsOf.format} rows at a time, one thread, CPU time; ` +
      `each format in turn with a document of records, the fastest of ${repetitions.format} each after as many to warm up. ` +
      'Records against themselves show the noise: the rows of ndjson are those of records, byte for byte.',
    findings: measured.map(({ name, format, options, least }) => ofFormat(name, { format, options }, least)),
  }),
  columns: () => ({
    title: 'Columns, in process',
    method:
      `All tables of all ${domains.size} domains by their own stories, seed ${seed}, about ${rowsOf.columns} rows at a time, one thread, CPU time; columns in turn with records, ` +
      `the fastest of ${repetitions.columns} each after as many to warm up. The text of columns is a third to a half of that of records.`,
    findings: ofColumns(),
  }),
}

function ofFormat(name: string, writing: Omit<Writing, 'tables'>, least: number): Finding {
  const ratios = trades.map((trade) => ({
    trade,
    ratio: ratiosOf(trade, rowsOf.format, repetitions.format, { ...writing, tables: tablesOf(trade) }).rows,
  }))
  const lowest = Math.min(...ratios.map(({ ratio }) => ratio))
  return {
    what: `rows per CPU-second as ${name}, to records`,
    value: ratios.map(({ trade, ratio }) => `${trade} ${ratio.toFixed(2)}`).join(', '),
    gate: `≥ ${least}`,
    reached: lowest >= least,
  }
}

function ofColumns(): readonly Finding[] {
  const ratios = [...domains.keys()].map((trade) => ({
    trade,
    ...ratiosOf(trade, rowsOf.columns, repetitions.columns, { format: 'columns', tables: null }),
  }))
  const [rows, bytes] = [
    ratios.map(({ trade, rows: ratio }) => ({ trade, ratio })),
    ratios.map(({ trade, bytes: ratio }) => ({ trade, ratio })),
  ]
  return [
    {
      what: 'rows per CPU-second as columns, to records',
      value: summaryOf(rows),
      gate: `≥ ${leastOfColumns.toFixed(2)} in every domain`,
      reached: rows.every(({ ratio }) => ratio >= leastOfColumns),
    },
    { what: 'MB per CPU-second as columns, to records', value: summaryOf(bytes) },
  ]
}

function summaryOf(ratios: readonly Ratio[]): string {
  const lowest = ratios.toSorted((one, other) => one.ratio - other.ratio).slice(0, 3)
  return `median ${median(ratios.map(({ ratio }) => ratio)).toFixed(2)}, lowest ${lowest.map(({ trade, ratio }) => `${trade} ${ratio.toFixed(2)}`).join(', ')}`
}

/** The speed of a format to that of records: rows per CPU-second, and bytes per CPU-second. */
function ratiosOf(trade: string, rows: number, times: number, writing: Writing): Made {
  const story = domains.get(trade)?.story ?? ''
  const primary = primaryRows(story, rows)
  const timed = (each: Writing): Timed => {
    const { seconds, result } = cpuSeconds(() => make(story, primary, each))
    return { seconds, made: result }
  }
  const all = Array.from({ length: 2 * times }, () => ({ records: timed({ format: 'records', tables: null }), other: timed(writing) }))
  const pairs = all.slice(times)
  const records = fastest(pairs.map((pair) => pair.records))
  const other = fastest(pairs.map((pair) => pair.other))
  return { rows: speedOf(other, 'rows') / speedOf(records, 'rows'), bytes: speedOf(other, 'bytes') / speedOf(records, 'bytes') }
}

/** What else runs on the machine only ever takes speed away. */
function fastest(all: readonly Timed[]): Timed {
  return all.reduce((least, each) => (each.seconds < least.seconds ? each : least))
}

function speedOf({ seconds, made }: Timed, of: keyof Made): number {
  return made[of] / seconds
}

function primaryRows(story: string, rows: number): number {
  const sample = 1000
  const { tables } = describeStory({ story, rows: sample }, seed)
  return Math.ceil((sample * rows) / tables.reduce((sum, table) => sum + table.rows, 0))
}

function tablesOf(trade: string): readonly string[] {
  return describeStory({ story: domains.get(trade)?.story ?? '', rows: null }, seed).tables.map(({ name }) => name)
}

/** Writes into the one buffer that a worker would use again and again. */
function make(story: string, rows: number, { format, options = {}, tables }: Writing): Made {
  let buffer: ArrayBuffer | null = null
  let made: Made = { rows: 0, bytes: 0 }
  for (const table of tables ?? [null]) {
    const output = openLaidOut({ story, rows, seed, format, options, table, maxRows: 1e9 })
    let bytes = 0
    for (const step of output.steps()) {
      if (step.type === 'bytes') {
        bytes += step.make().length
        continue
      }
      const result = generateTask(step.task, buffer)
      buffer = result.buffer
      bytes += result.end - result.start
      step.absorb?.(result)
    }
    made = { rows: made.rows + output.rows, bytes: made.bytes + bytes }
  }
  return made
}
