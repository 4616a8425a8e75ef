import type { CompiledWriter } from '../encoders/encoder.ts'
import { encoder } from '../encoders/index.ts'
import type { CompiledTable } from './compiled-plan.ts'

const writers = new WeakMap<CompiledTable, Map<string, CompiledWriter>>()

/** The writer of some columns of a table in a format, compiled once for as long as the compiled plan lives. */
export function tableWriter(table: CompiledTable, columns: readonly number[], format: string): CompiledWriter {
  const ofTable = writers.get(table) ?? new Map<string, CompiledWriter>()
  writers.set(table, ofTable)
  const key = `${format} ${columns.join()}`
  const known = ofTable.get(key)
  if (known !== undefined) return known
  const outlines = columns.map((index) => columnOutline(table, index))
  const writer = encoder(format).compile(outlines)
  ofTable.set(key, writer)
  return writer
}

/** What encoders need to know of column `index`. */
export function columnOutline(
  table: CompiledTable,
  index: number,
): { readonly name: string; readonly layout: CompiledTable['columns'][number]['layout'] } {
  const [compiled, planned] = [table.columns[index], table.plan.columns[index]]
  if (compiled === undefined || planned === undefined) throw new Error(`Table ${table.plan.name} has no column ${index}`)
  return { name: planned.name, layout: compiled.layout }
}
