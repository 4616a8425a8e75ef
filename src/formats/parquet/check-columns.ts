import { FormatError, type TableOutline } from '../format.ts'
import { requireColumns } from '../require-columns.ts'
import { chunkSizes } from './chunk-sizes.ts'
import { groupRows } from './group-rows.ts'

/** Maximum bytes of a page, because its size is a signed 32-bit integer. */
const mostPageBytes = 2 ** 31 - 1

/** @throws FormatError if a table has no columns, or texts so long that a page may exceed `mostPageBytes` */
export function checkColumns({ name, columns }: Pick<TableOutline, 'name' | 'columns'>): void {
  requireColumns({ name, columns }, 'a Parquet file')
  const rows = groupRows(columns, 'max')
  const wide = columns.find((column) => chunkSizes(column, rows, 'max').pageBytes > mostPageBytes)
  if (wide !== undefined)
    throw new FormatError(
      `Texts of column ${JSON.stringify(wide.name)} are too long for Parquet, which holds 2 GiB per page; JSON has no such limit`,
    )
}
