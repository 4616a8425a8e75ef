import type { Domain } from '../../domains/domain.ts'
import { defaultRows } from '../../plan/draft-plan.ts'
import type { RowsSchema } from '../../schema/rows.ts'
import type { BoundFacts } from '../bind/bind-facts.ts'

/**
 * The reason for the number of rows of each table, by its name.
 * @param rows of the primary table, as the request asks for; null for none
 */
export function reasonsOfRows({ schema, said }: BoundFacts, domain: Domain, rows: number | null): ReadonlyMap<string, string> {
  const before = new Map(domain.schema.tables.map((table) => [table.name, table.rows]))
  return new Map(schema.tables.map(({ name, rows: own }) => [name, reasonOf(own, said.get(name), rows, before.get(name) === own)]))
}

/** The reason of a table whose number of rows follows from other tables. */
const fitting = 'as many as the other parts of the story require'

function reasonOf(own: RowsSchema, said: number | undefined, rows: number | null, isOfDomain: boolean): string {
  const isPrimary = typeof own === 'object' && own.type === 'primary'
  if (isPrimary && rows !== null) return 'as many as the request asks for'
  if (said !== undefined) return 'stated in the story'
  if (typeof own === 'number') return isOfDomain ? 'fixed by the domain' : fitting
  if (own.type === 'primary') return (own.count ?? defaultRows) === defaultRows ? 'the default of the primary table' : fitting
  if (own.type === 'ratio') return ofRatio(own.ratio, own.min ?? 1, own.of)
  if (own.type === 'owned') return `${own.min === own.max ? own.min : `${own.min} to ${own.max}`} for each row of ${own.by}`
  return `one a month for each row of ${own.by} while it lasts`
}

function ofRatio(ratio: number, min: number, of: string): string {
  if (ratio === 0) return 'fixed by the domain'
  return `${ratio} for each row of ${of}${min > 1 ? `, at least ${min}` : ''}`
}
