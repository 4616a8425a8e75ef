import { switchBy } from '../../../builders/computed.ts'
import { shares } from '../../../builders/drawn.ts'
import type { ColumnSchema, InnerColumn, TableSchema } from '../../../schema/schema.ts'
import { stepName } from './step-name.ts'
import { withColumn } from './with-column.ts'

/** Numbers with a share of the rows. */
export interface Band {
  readonly share: number
  readonly body: InnerColumn
}

/** Makes a column of numbers of bands. The hidden column `by` tells the band of a row: "band_1", "band_2" and so on. */
export function withBands(
  table: TableSchema,
  column: ColumnSchema,
  bands: readonly Band[],
): { readonly table: TableSchema; readonly by: string } {
  const by = stepName(table, column.name)
  const weights = Object.fromEntries(bands.map(({ share }, place) => [bandName(place), share]))
  const bodies = Object.fromEntries(bands.map(({ body }, place) => [bandName(place), body]))
  const chosen: ColumnSchema = { name: by, ...shares(weights), hidden: true }
  const set = withColumn(table, { name: column.name, ...switchBy(by, bodies) })
  return { table: { ...set, columns: [chosen, ...set.columns] }, by }
}

/** The value of `by` for a band. @param place from 0 */
export function bandName(place: number): string {
  return `band_${place + 1}`
}
