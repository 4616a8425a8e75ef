import type { Rows } from '../columns/column-kind.ts'
import { ByteSink } from '../formats/byte-sink.ts'
import type { BlockWriter } from '../formats/format.ts'
import type { FormatOptions } from '../formats/options.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { TableFrame } from './frame.ts'
import { Run } from './run.ts'
import { Scratch } from './scratch.ts'
import { tableWriter } from './table-writer.ts'
import type { RowsItem } from './task.ts'

/** Number of rows, at even distances, written to measure a table; shorter tables are written completely. */
const mostRows = 128
/** Fewer rows are written if they might exceed this many bytes. */
const mostBytes = 1 << 22
/** Maximum cells evaluated to measure all tables together: a row may aggregate a million others. */
const mostCells = 1 << 22

// Documents are measured one at a time, so one scratch is enough.
const scratch = new Scratch()
const utf8 = new TextEncoder()

/** An item of a file: text, or all rows of a section. */
export type WrittenItem = RowsItem | { readonly type: 'text'; readonly text: string }

/** The format and options of a file. */
export interface Writing {
  readonly format: string
  readonly options: FormatOptions
}

/** The bytes of a file: exact for short tables, else extrapolated from some rows, or a guess if a single row is too expensive. */
export function writtenBytes(plan: CompiledPlan, items: readonly WrittenItem[], seed: number, writing: Writing): number {
  const run = new Run(plan, seed, scratch)
  let frame: TableFrame | undefined
  let table = -1
  let bytes = 0
  for (const item of items) {
    if (item.type === 'text') {
      bytes += utf8.encode(item.text).length
      continue
    }
    const compiled = run.table(item.table)
    if (frame === undefined || table !== item.table) {
      scratch.release()
      table = item.table
      frame = new TableFrame(run, compiled, someRows(plan, compiled, item, items, writing))
    }
    bytes += rowBytes(plan, compiled, frame, item, writing)
  }
  scratch.release()
  return bytes
}

function someRows(
  plan: CompiledPlan,
  table: CompiledTable,
  { first, count: rows }: RowsItem,
  items: readonly WrittenItem[],
  writing: Writing,
): Rows {
  const own = items.flatMap((item) => (item.type === 'text' || item.table !== table.index ? [] : [item.columns]))
  const most = own.reduce((sum, columns) => sum + writerOf(plan, table, columns, writing).maxRowBytes, 0)
  const cells = cellCounterOf(plan).perRow(table.index, own.flat(), 1) * plan.tables.length
  const count = Math.min(rows, mostRows, Math.max(1, Math.floor(mostBytes / most)), Math.floor(mostCells / Math.max(1, cells)))
  return { first: 0, count, list: Float64Array.from({ length: count }, (_, i) => first + Math.floor((i * rows) / count)) }
}

/** Bytes of the rows of an item, extrapolated from those of a frame. */
function rowBytes(plan: CompiledPlan, table: CompiledTable, frame: TableFrame, item: RowsItem, writing: Writing): number {
  const { maxRowBytes, typicalRowBytes, begin } = writerOf(plan, table, item.columns, writing)
  const { count } = frame
  if (count === 0 && item.count > 0) return typicalRowBytes * item.count
  const sink = new ByteSink(new ArrayBuffer(count * maxRowBytes))
  // If only some rows are written, each is followed by a separator.
  const isWhole = count === item.count
  const block = begin({ first: item.first, count, opens: isWhole, closes: isWhole }, sink)
  block.write(
    item.columns.map((index) => frame.column(index)),
    count,
  )
  block.end()
  return isWhole ? sink.end : (sink.end / count) * item.count
}

function writerOf(plan: CompiledPlan, table: CompiledTable, columns: readonly number[], { format, options }: Writing): BlockWriter {
  return tableWriter(plan, table, columns, format, options)
}
