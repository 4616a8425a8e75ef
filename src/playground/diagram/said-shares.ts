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

/** For a column with shares by period, the overall shares, if there are any. */
function sharesOf(column: AnyColumn): SaidShares {
  const { kind } = column
  if (column['periods'] !== undefined && column['overall'] !== true) return new Map()
  if (kind === 'boolean' && typeof column['rate'] === 'number') return new Map([['true', column['rate']]])
  const shares = column['shares'] as readonly number[] | undefined
  if (kind !== 'category' || shares === undefined) return new Map()
  const asked = column['rounded_first'] as readonly string[] | undefined
  const values = column['values'] as readonly string[]
  return new Map(values.map((value, index) => [value, shares[index] ?? 0] as const).filter(([value]) => asked?.includes(value) ?? true))
}
