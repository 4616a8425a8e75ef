import type { Span } from '../tokens/token.ts'
import type { ListedColumn } from './outline.ts'

/** An item of a list that declares the key of the table. */
export interface SaidKey extends Span {
  readonly names: readonly string[]
}

const key = /^(?:(?:composite|compound) )?(?:primary key|pk)\s?:?\s?\(([\w\s,]{1,160})\)$/i

/** Reads an item that declares the key: "primary key (order_id, product_id)". Null for others. */
export function readKey(text: string, { start, end }: Span): SaidKey | null {
  const names = key.exec(text.slice(start, end))?.[1]
  return names === undefined ? null : { names: names.split(',').map((name) => name.trim().toLowerCase()), start, end }
}

/** Marks the columns of the key in a list. The list ends after the declaration. */
export function withKeys(columns: readonly ListedColumn[], keys: readonly SaidKey[]): readonly ListedColumn[] {
  const last = keys.at(-1)
  if (last === undefined) return columns
  const names = new Set(keys.flatMap((each) => each.names))
  return columns.map((column, at) => ({
    ...column,
    ...(at === columns.length - 1 ? { end: Math.max(column.end, last.end) } : {}),
    ...(names.has(column.name) ? { details: [...column.details, { type: 'key' }], places: [...column.places, last] } : {}),
  }))
}
