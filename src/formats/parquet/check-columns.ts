import { FormatError, type TableOutline } from '../format.ts'
import { chunkSizes } from './chunk-sizes.ts'
import { groupRows } from './group-rows.ts'

/** Readers hold the size of a page in 32 bits. */
const mostPageBytes = 2 ** 31 - 1

/** @throws FormatError when a table has no column, or texts of which a page can be longer than readers can tell */
export function checkColumns({ name, columns }: Pick<TableOutline, 'name' | 'columns'>): void {
  if (columns.length === 0)
    throw new FormatError(`Table ${JSON.stringify(name)} has no columns, and a Parquet file needs one; JSON can be without`)
  const rows = groupRows(columns, 'max')
  const wide = columns.find((column) => chunkSizes(column, rows, 'max').pageBytes > mostPageBytes)
  if (wide !== undefined)
    throw new FormatError(
      `Texts of column ${JSON.stringify(wide.name)} are too long for Parquet, which holds 2 GiB a page; JSON has no such bound`,
    )
}
