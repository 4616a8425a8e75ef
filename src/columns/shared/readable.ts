import { SchemaError } from '../../schema/schema-error.ts'
import type { Layout, Vector } from '../../vector.ts'
import type { ColumnRef, CompileContext, Frame, ValueRange } from '../column-kind.ts'

/** A column that an expression can read: of the row itself, or of a row that it refers to. */
export interface Readable {
  /** The name in schemas: `total`, `parent.total`, `customer_id.country`. */
  readonly name: string
  readonly layout: Layout
  readonly range: ValueRange | null
  readonly read: (frame: Frame) => Vector
}

/** A column of the row itself. */
export function ownColumn({ name, index, layout, range }: ColumnRef): Readable {
  return { name, layout, range, read: (frame) => frame.column(index) }
}

/**
 * A column of another row: of the owner if `through` is "parent", else of the row that the foreign key `through` refers to; null where the
 * key is null.
 * @throws SchemaError if there is no such key, or the other table has no such column
 */
export function referredColumn(through: string, name: string, { table }: Pick<CompileContext, 'table'>): Readable {
  const key = through === 'parent' ? ownerKeyOf(table) : table.column(through)
  if (key.target === null)
    throw new SchemaError(
      `"${through}.${name}": column "${through}" of table "${table.name}" is not a foreign key and leads to no other row`,
    )
  return throughKey(key, key.target.column(name), `${through}.${name}`)
}

/** The column of the row that `key` refers to, under the name `name`; null where the key is null. */
export function throughKey(key: ColumnRef, { index, layout, range }: ColumnRef, name: string): Readable {
  if (!key.layout.nullable) return { name, layout, range, read: (frame) => frame.parent(key.index).column(index) }
  return {
    name,
    layout: { ...layout, nullable: true },
    range,
    read: (frame) => {
      const { lanes, nulls } = frame.parent(key.index).column(index)
      return { lanes, nulls: mergedNulls(frame, [frame.column(key.index).nulls, nulls]) }
    },
  }
}

/** The key of the row's owner. @throws SchemaError if the table has no owner, or no column of kind owner_key */
function ownerKeyOf(table: CompileContext['table']): ColumnRef {
  if (table.ownership === null)
    throw new SchemaError(`The rows of table "${table.name}" have no owner: "parent" needs \`rows\` of type owned or recurring`)
  const key = table.ownerKey()
  if (key === null)
    throw new SchemaError(
      `"parent" needs the key of the owner: add {"name": "${table.ownership.by}_id", "kind": "owner_key", "table": "${table.ownership.by}", "hidden": true} to table "${table.name}"`,
    )
  return key
}

/** Null where any of the masks is null; null instead of a mask if there are no nulls. */
export function mergedNulls(frame: Frame, masks: readonly (Uint8Array | null)[]): Uint8Array | null {
  const given = masks.flatMap((mask) => (mask === null ? [] : [mask]))
  if (given.length <= 1) return given[0] ?? null
  const merged = frame.uint8().fill(0, 0, frame.count)
  for (const mask of given) for (let i = 0; i < frame.count; i++) merged[i] = (merged[i] as number) | (mask[i] as number)
  return merged
}
