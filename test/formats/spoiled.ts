import type { SampleTable } from './arbitraries.ts'

/** The same table with anything in the lanes of cells that are null. */
export function spoiled(table: SampleTable): SampleTable {
  return {
    ...table,
    columns: table.columns.map((column) => {
      const { lanes, nulls } = column.vector
      const spoil = (lane: Float64Array | Int32Array): Float64Array | Int32Array =>
        nulls === null ? lane : lane.map((cell, row) => (nulls[row] === 1 ? -123_456_789 : cell))
      return { ...column, vector: { lanes: lanes.map(spoil), nulls } }
    }),
  }
}
