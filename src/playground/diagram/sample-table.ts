import type { Api } from '../api/api.ts'
import type { Row } from '../api/cell.ts'
import type { DatasetTable } from '../api/dataset.ts'
import { jsonOf } from '../api/json-of.ts'
import type { Cell } from './profile-column.ts'
import { sampleWindows } from './sample-windows.ts'

/** Some rows of a table, in order. */
export interface Sample {
  /** Number of rows in the sample. */
  readonly rows: number
  /** Whether the sample contains all rows. */
  readonly isWhole: boolean
  /** Returns the cells of a column. */
  cells(column: string): readonly Cell[]
}

const mostRows = 2000
/** Number of windows: few enough for a low load on the service, and enough that similarities of neighbouring rows matter little. */
const windows = 32
/** Maximum number of concurrent requests. */
const lanes = 4

/** Reads up to 2,000 rows, distributed evenly over a table. @throws ApiError from requests */
export async function sampleTable(api: Api, location: string, { name, rows }: DatasetTable, signal: AbortSignal): Promise<Sample> {
  const asked = sampleWindows(rows, mostRows, windows)
  const found: (readonly Row[])[] = []
  let next = 0
  const readOn = async (): Promise<void> => {
    for (let index = next++; index < asked.length; index = next++) {
      const { offset, limit } = asked[index] as { readonly offset: number; readonly limit: number }
      const path = `${location}/${encodeURIComponent(name)}.json?offset=${offset}&limit=${limit}`
      found[index] = await jsonOf<readonly Row[]>(await api.get(path, { signal }))
    }
  }
  await Promise.all(Array.from({ length: lanes }, readOn))
  const numbered = found.flatMap((part, index) => part.map((row, place) => ({ row: (asked[index]?.offset ?? 0) + place, values: row })))
  return {
    rows: numbered.length,
    isWhole: numbered.length === rows,
    cells: (column) => numbered.map(({ row, values }) => ({ row, value: values[column] ?? null })),
  }
}
