import type { Lane, Vector } from '../../vector.ts'
import { slack } from '../byte-sink.ts'
import type { EncodedDictionary } from './encoded-dictionary.ts'
import type { TableWriter } from './generate-writer.ts'
import type { Operation } from './operations.ts'
import { rowSize } from './row-size.ts'
import type { WriterTables } from './writer-source.ts'

/** One number for each branch of the code that writes numbers. */
const numbers = [7, 70, 700, 7e3, 7e4, 7e5, 7e6, 7e7, 7e8, -7]

interface RehearsedColumn {
  readonly lanes: Lane[]
  readonly nulls: Uint8Array
}

/**
 * Runs a generated writer through each of its branches, drops what it writes, and returns it. V8 compiles only branches that were taken,
 * and compiles the whole writer again, for tenths of a second, when a row takes another one: the first id above 9999, the first long word.
 */
export function rehearsed(write: TableWriter, tables: WriterTables, operations: readonly Operation[]): TableWriter {
  const columns: RehearsedColumn[] = []
  addCells(operations, columns)
  const packed = Array.from(columns, (column): Vector => column ?? { lanes: [], nulls: null })
  const holey: Vector[] = []
  holey.length = packed.length
  Object.assign(holey, packed)
  const view = new DataView(new ArrayBuffer(numbers.length * rowSize(operations).max + slack))
  // V8 records nothing in the first call. It distinguishes arrays that were made with holes, as by an optimised `map`.
  for (const vectors of [holey, holey, packed]) write(tables, vectors, 0, numbers.length, view, 0)
  return write
}

function addCells(operations: readonly Operation[], columns: RehearsedColumn[]): void {
  const column = (index: number): RehearsedColumn =>
    (columns[index] ??= { lanes: [], nulls: Uint8Array.from(numbers, (_, row) => (row === 0 ? 1 : 0)) })
  for (const operation of operations) {
    switch (operation.type) {
      case 'word':
        column(operation.column).lanes[operation.lane] = new Int32Array(numbers.length).fill(longestEntry(operation.entries))
        break
      case 'number':
        column(operation.column).lanes[0] = Float64Array.from(numbers)
        break
      case 'digits':
        column(operation.column).lanes[operation.lane] = Float64Array.from(numbers, (value) => Math.max(0, value))
        break
      case 'date':
      case 'mark':
        column(operation.column).lanes[0] = new Int32Array(numbers.length)
        break
      case 'timestamp':
        column(operation.column).lanes[0] = new Float64Array(numbers.length)
        break
      case 'measured':
        addCells(operation.value, columns)
        break
      case 'nullable':
        column(operation.column)
        addCells(operation.value, columns)
        break
      case 'literal':
    }
  }
}

function longestEntry({ places, maxBytes }: EncodedDictionary): number {
  return Math.max(0, places.findIndex((value, place) => place % 2 === 1 && value === maxBytes) >> 1)
}
