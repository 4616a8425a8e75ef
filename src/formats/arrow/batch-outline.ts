import type { FlatTable } from './flat.ts'

/** The buffers of a column in a batch, in order; one without bytes is left out. */
export interface ColumnBuffers {
  readonly nulls: number
  readonly buffers: readonly Uint8Array[]
}

/** A record batch as described by its message. */
export interface BatchOutline {
  readonly header: FlatTable
  /** Bytes of all buffers, each padded to a multiple of 8. */
  readonly bytes: number
}

/** The positions of the columns' buffers for `rows` rows. */
export function batchOutline(rows: number, columns: readonly ColumnBuffers[]): BatchOutline {
  const places: number[] = []
  let bytes = 0
  for (const { buffers } of columns) {
    for (const buffer of buffers) {
      places.push(bytes, buffer.length)
      bytes += Math.ceil(buffer.length / 8) * 8
    }
  }
  const nodes = columns.flatMap(({ nulls }) => [rows, nulls])
  const header: FlatTable = {
    type: 'table',
    fields: [
      { type: 'scalar', bytes: 8, value: rows },
      { type: 'longs', each: 2, values: nodes },
      { type: 'longs', each: 2, values: places },
    ],
  }
  return { header, bytes }
}
