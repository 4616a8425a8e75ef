import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, CompileContext, Frame, Ranges, TableRef } from '../column-kind.ts'

/** The rows of a table that belong to the ancestor named by a column. They are consecutive. */
export interface Partition {
  /** Minimum and maximum number of rows of one ancestor. */
  readonly least: number
  readonly most: number
  readonly read: (frame: Frame) => Ranges
}

/**
 * Partitions the rows of `table` by ancestor. Column `name` of the table being compiled names the ancestor of each row.
 * @throws SchemaError if the column is not a key of an ancestor of `table`, or an ancestor may have no rows
 */
export function partitionBy(name: string, table: TableRef, context: CompileContext): Partition {
  const column = context.table.column(name)
  const ancestor = ancestorOf(column, table)
  const { lane = 0 } = column.reference ?? {}
  const { least, most } = sizes(table, ancestor, context)
  return {
    least,
    most: Math.max(1, Math.min(most, table.rows)),
    read: (frame) => {
      const ids = frame.column(column.index).lanes[lane] as Float64Array
      const rows = frame.float64()
      for (let i = 0; i < frame.count; i++) rows[i] = (ids[i] as number) - 1
      return frame.ranges(table.index, rows, ancestor.index)
    },
  }
}

function ancestorOf({ name, target, layout }: ColumnRef, table: TableRef): TableRef {
  if (target === null)
    throw new SchemaError(
      `"partition_by": column "${name}" is not a key: name a foreign key, an owner key or a lookup of one, which decides whose rows of "${table.name}" can be referenced`,
    )
  if (layout.nullable) throw new SchemaError(`"partition_by": column "${name}" may be null, so there may be nothing to refer to`)
  return target
}

/** Multiplies the bounds of the numbers of owned rows from `table` up to `ancestor`. */
function sizes(table: TableRef, ancestor: TableRef, context: CompileContext): { readonly least: number; readonly most: number } {
  let [least, most] = [1, 1]
  for (let each = table; each.index !== ancestor.index || each === table;) {
    const { ownership, name } = each
    if (ownership?.type !== 'owned')
      throw new SchemaError(
        `"partition_by" points at table "${ancestor.name}", but the rows of "${table.name}" do not belong to those of "${ancestor.name}": ` +
          (ownership === null ? `those of "${name}" are not owned` : `those of "${name}" recur`),
      )
    if (ownership.min === 0)
      throw new SchemaError(
        `A row of table "${ownership.by}" may own no rows of "${name}", so there may be nothing to refer to: the rows of "${name}" need a \`min\` of at least 1`,
      )
    least *= ownership.min
    most *= each.mostSiblings()
    each = context.tableNamed(ownership.by)
  }
  return { least, most }
}
