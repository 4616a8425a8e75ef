import type { AnyColumn } from '../schema/any-schema.ts'
import type { AnyInnerColumn } from '../schema/inner-column.ts'
import { columnKinds } from '../columns/index.ts'

/**
 * A column, and the columns in its parameters, with the forms of parameters that their kinds generate; the same object if it has them.
 * @param column valid
 */
export function plainColumn<Column extends AnyColumn | AnyInnerColumn>(column: Column): Column {
  const kind = columnKinds.get(column.kind)
  const { name: _name, kind: _kind, description: _description, hidden: _hidden, nullable: _nullable, ...params } = column
  const read = kind?.written?.read(params) ?? params
  if (typeof read === 'string') throw new Error(`A column is not valid: ${read}`)
  const own = read === params ? column : withParams(column, read)
  return (kind?.inner?.(read) ?? []).reduce((outer, { pointer, column: inner }) => {
    const plain = plainColumn(inner)
    return plain === inner ? outer : replaced(outer, keysOf(pointer), plain)
  }, own)
}

/** A column with other parameters, which follow its common properties. */
function withParams<Column extends AnyColumn | AnyInnerColumn>(column: Column, params: object): Column {
  const common = ['name', 'kind', 'description', 'hidden', 'nullable'] as const
  return { ...Object.fromEntries(common.flatMap((key) => (column[key] === undefined ? [] : [[key, column[key]]]))), ...params } as Column
}

/** The keys of a JSON pointer (RFC 6901). */
function keysOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A value with another part at a place. */
function replaced<Value>(value: Value, [key, ...rest]: readonly string[], part: unknown): Value {
  if (key === undefined) return part as Value
  const own = Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value }
  const at = own as Record<string, unknown>
  at[key] = replaced(at[key], rest, part)
  return own as Value
}
