import { paddedDigits, plainDigits } from './digits.ts'
import type { RangeWriter } from './interpret.ts'
import { writeDate, writeSpacedTimestamp, writeTimestamp } from './write-date.ts'
import { writeNumber, writePadded } from './write-number.ts'
import type { WriterTables } from './writer-source.ts'

/** A generated writer: a `RangeWriter` with the tables of its source as first argument. */
export type TableWriter = (tables: WriterTables, ...rest: Parameters<RangeWriter>) => number

/** The functions and tables that generated code refers to by name. */
const environment = { plainDigits, paddedDigits, writeNumber, writePadded, writeDate, writeTimestamp, writeSpacedTimestamp }

/** Compiles the source of `writerSource`. */
export function generateWriter(source: string): TableWriter {
  const factory = new Function('environment', source) as (names: typeof environment) => TableWriter
  return factory(environment)
}
