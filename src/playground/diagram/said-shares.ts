import type { AnyColumn, AnySchema } from '../../schema/any-schema.ts'
import type { SaidFact } from './said-fact.ts'

/** Stated shares of the values of a column, 0 to 1, by the text of the value. */
export type SaidShares = ReadonlyMap<string, number>

/**
 * The stated shares of a column's values: with facts, those that a fact sets; without facts (null), those of the schema, which are exact.
 * Empty if none are stated.
 */
export function saidShares(schema: AnySchema, table: string, column: string, facts: readonly SaidFact[] | null): SaidShares {
  const place = schema.tables.findIndex(({ name }) => name === table)
  const columns = schema.tables[place]?.columns ?? []
  const index = columns.findIndex(({ name }) => name === column)
  const own = columns[index]
  const pointer = `/tables/${place}/columns/${index}`
  const sets = (facts ?? []).flatMap(({ used, sets: each }) => (used ? each : []))
  const isSaid = facts === null || sets.some((set) => set.pointer === pointer)
  const told = sets.flatMap(({ share }) => (share?.table === table && share.column === column ? [[share.value, share.share] as const] : []))
  return new Map([...(own === undefined || !isSaid ? [] : sharesOf(own)), ...told])
}

/** The parameters of a category with exact shares: a list in the order of the values, or a map. */
interface Shared {
  readonly values: readonly unknown[]
  readonly shares: readonly number[] | Readonly<Record<string, number>>
  readonly rounded_first: readonly string[]
}

/** For a column with shares by period, the overall shares, if there are any. */
function sharesOf(column: AnyColumn): SaidShares {
  const { kind } = column
  if (column['periods'] !== undefined && column['overall'] !== true) return new Map()
  if (kind === 'boolean' && typeof column['rate'] === 'number') return new Map([['true', column['rate']]])
  const { shares, values = [], rounded_first: asked } = column as Partial<Shared>
  if (kind !== 'category' || shares === undefined) return new Map()
  const own = Array.isArray(shares)
    ? values.map((value, index) => [String(value), Number(shares[index] ?? 0)] as const)
    : Object.entries(shares)
  return new Map(own.filter(([value]) => asked?.includes(value) ?? true))
}
