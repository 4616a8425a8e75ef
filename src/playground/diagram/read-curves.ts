import type { Api } from '../api/api.ts'
import type { DatasetTable } from '../api/dataset.ts'
import { breather } from './breather.ts'
import { PeriodSums } from './period-sums.ts'
import { readRows } from './read-rows.ts'
import type { SaidCurve } from './said-curves.ts'
import type { AnySchema } from '../../schema/any-schema.ts'

/** A data set and its input. */
export interface CurveSource {
  /** The address of the data set. */
  readonly location: string
  readonly asked: { readonly schema: AnySchema; readonly seed: number; readonly rows?: number }
}

/**
 * Aggregates all rows of a table by the periods of some curves: sums in the order of the curves and of their periods. Reads only the
 * required columns, as a stream.
 * @param progress called repeatedly with the number of rows read so far
 * @throws ApiError from requests; Error if the stream ends early
 */
export async function readCurves(
  api: Api,
  source: CurveSource,
  { name, rows }: DatasetTable,
  curves: readonly SaidCurve[],
  signal: AbortSignal,
  progress: (rows: number) => void,
): Promise<readonly (readonly number[])[]> {
  const columns = [...new Set(curves.flatMap(({ time, column }) => (column === null ? [time] : [time, column])))]
  const location = await locationOf(api, source, name, curves, signal)
  const path = `${location}/${encodeURIComponent(name)}.ndjson?columns=${columns.map(encodeURIComponent).join(',')}`
  const { body } = await api.get(path, { signal })
  const sums = curves.map((curve) => new PeriodSums(curve))
  let read = 0
  const rest = breather()
  if (body !== null)
    await readRows(
      body,
      (batch) => {
        for (const row of batch) for (const each of sums) each.add(row)
        read += batch.length
      },
      async () => {
        await rest()
        progress(read)
      },
    )
  if (read !== rows) throw new Error(`The table has ${rows} rows, but ${read} came`)
  return sums.map((each) => each.sums)
}

/**
 * The address of the rows. If the time column is hidden, the address of the same data with that column shown, which changes no other cell.
 */
async function locationOf(
  api: Api,
  { location, asked }: CurveSource,
  table: string,
  curves: readonly SaidCurve[],
  signal: AbortSignal,
): Promise<string> {
  const hidden = new Set(curves.filter(({ isTimeHidden }) => isTimeHidden).map(({ time }) => time))
  if (hidden.size === 0) return location
  const tables = asked.schema.tables.map((each) =>
    each.name === table
      ? { ...each, columns: each.columns.map((column) => (hidden.has(column.name) ? { ...column, hidden: false } : column)) }
      : each,
  )
  return (await api.createDataset({ ...asked, schema: { ...asked.schema, tables } }, signal)).location
}
