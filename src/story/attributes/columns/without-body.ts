import type { ColumnSchema } from '../../../schema/schema.ts'

/** What a column keeps if all else about it changes: its name and its empty cells. */
export function withoutBody({ name, nullable }: ColumnSchema): Pick<ColumnSchema, 'name' | 'nullable'> {
  return { name, ...(nullable === undefined ? {} : { nullable }) }
}
