import { type BoundedCache, boundedCache } from '../caches/bounded-cache.ts'
import type { BlockWriter } from '../formats/format.ts'
import { formatNamed } from '../formats/index.ts'
import type { FormatOptions } from '../formats/options.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { writtenColumn } from './outlines.ts'
import { requireWanted } from '../wanted.ts'

/** Maximum number of kept writers beyond one per column: formats may write columns separately, and callers choose columns and options. */
const spareWriters = 32

const texts = new WeakMap<FormatOptions, string>()

const writers = new WeakMap<CompiledTable, BoundedCache<BlockWriter>>()

/** The writer of some columns of a table in a format, compiled once per compiled plan. @throws FormatError */
export function tableWriter(
  plan: CompiledPlan,
  table: CompiledTable,
  columns: readonly number[],
  format: string,
  options: FormatOptions,
): BlockWriter {
  const ofTable = writers.get(table) ?? boundedCache<BlockWriter>(table.columns.length + spareWriters)
  writers.set(table, ofTable)
  return ofTable.get(`${format} ${columns.join()} ${textOf(options)}`, () => {
    requireWanted()
    const outlines = columns.map((index) => writtenColumn(plan, table, index))
    return formatNamed(format).compile({ name: table.plan.name }, outlines, options)
  })
}

function textOf(options: FormatOptions): string {
  const text = texts.get(options) ?? JSON.stringify(options)
  texts.set(options, text)
  return text
}
