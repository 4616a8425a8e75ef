import { ByteSink } from '../byte-sink.ts'
import { appendInt32 } from '../columnar/append-int32.ts'
import { appendInt64 } from '../columnar/append-int64.ts'
import type { StoredColumn } from './stored-column.ts'
import type { ThriftWriter } from './thrift-writer.ts'

/** Field of ColumnMetaData, and the fields of Statistics. */
const statisticsField = 12
const fields = { nulls: 3, max: 5, min: 6, isMaxExact: 7, isMinExact: 8 } as const

/** The known statistics of a column chunk. */
export interface ChunkStatistics {
  readonly column: StoredColumn
  /** Number of null cells; null if unknown. */
  readonly nulls: number | null
  /** Inclusive bounds of the cells, in units of the layout; null if unknown or if all cells are null. */
  readonly bounds: { readonly min: number; readonly max: number } | null
  /** Whether the bounds are the minimum and maximum. Bounds that are not let readers skip row groups, and answer no aggregate. */
  readonly areExact: boolean
}

/** Writes the statistics of a chunk, if any are known. */
export function writeStatistics(writer: ThriftWriter, { nulls, bounds, areExact, column }: ChunkStatistics): void {
  if (nulls === null && bounds === null) return
  writer.open(statisticsField)
  if (nulls !== null) writer.i64(fields.nulls, nulls)
  if (bounds !== null) {
    writer.binary(fields.max, plainValue(bounds.max, column)).binary(fields.min, plainValue(bounds.min, column))
    writer.flag(fields.isMaxExact, areExact).flag(fields.isMinExact, areExact)
  }
  writer.close()
}

function plainValue(cell: number, { physical, factor }: StoredColumn): Uint8Array {
  if (physical === 'boolean') return Uint8Array.of(cell)
  const sink = new ByteSink(new ArrayBuffer(8))
  if (physical === 'int32') appendInt32(sink, Int32Array.of(cell), 1)
  else appendInt64(sink, Float64Array.of(cell), 1, factor)
  return sink.bytes.subarray(0, sink.end)
}
