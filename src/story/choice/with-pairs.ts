import type { Domain } from '../../domains/domain.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { keyOf } from '../bind/tables/key-of.ts'
import { tableNamed } from '../bind/tables/references.ts'
import type { Fact } from '../facts/fact.ts'
import type { Pairs } from '../facts/relation-fact.ts'
import { findTable } from '../find/find-table.ts'
import { singularOf } from '../words/words.ts'

/** Maximum number of pairs of a row. */
const mostOthers = 10

/** Adds a table of pairs for each relation between rows of the same table: "users follow each other". */
export function withPairs(domain: Domain, facts: readonly Fact[]): Domain {
  return facts.reduce(
    (before, fact) => (fact.type === 'relation' && fact.pairs !== undefined ? withPair(before, fact.child, fact.pairs) : before),
    domain,
  )
}

function withPair(domain: Domain, noun: { readonly words: readonly string[] }, pairs: Pairs): Domain {
  const of = tableNamed(domain.schema, findTable(noun, domain)?.table ?? '')
  const key = of === null ? null : keyOf(of)
  const isNumbered = of?.columns.some(({ name, kind }) => name === key && kind === 'sequence') === true
  if (of === null || !isNumbered || tableNamed(domain.schema, pairs.table) !== null) return domain
  const made = pairTable(of.name, pairs)
  return {
    ...domain,
    nouns: { ...domain.nouns, [made.name]: [made.name] },
    schema: { ...domain.schema, tables: [...domain.schema.tables, made] },
  }
}

/** A row that draws itself gets the row before it; the first row gets the second. So no row is paired with itself. */
function pairTable(of: string, { table, from, to }: Pairs): TableSchema {
  const [own, other] = [`${from}_id`, `${to}_id`]
  return {
    name: table,
    rows: { type: 'owned', by: of, min: 0, max: mostOthers },
    columns: [
      { name: `${singularOf(table)}_id`, kind: 'sequence' },
      { name: own, kind: 'owner_key', table: of },
      { name: 'found', kind: 'foreign_key', table: of, hidden: true },
      { name: 'chosen', kind: 'formula', expression: `found != ${own} ? found : found > 1 ? max(1, found - 1) : 2`, hidden: true },
      { name: other, kind: 'foreign_key', table: of, row_in: 'chosen' },
    ],
    primary_key: `${singularOf(table)}_id`,
  }
}
