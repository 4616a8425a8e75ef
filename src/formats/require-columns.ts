import { FormatError, type TableOutline } from './format.ts'

/** Refuses a table whose columns are all hidden. @throws FormatError that says that `what`, such as "a Parquet file", needs a column */
export function requireColumns({ name, columns }: Pick<TableOutline, 'name' | 'columns'>, what: string): void {
  if (columns.length === 0)
    throw new FormatError(`Table ${JSON.stringify(name)} has no columns, but ${what} needs at least one: JSON allows none`)
}
