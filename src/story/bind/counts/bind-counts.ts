import type { Binding } from '../binding.ts'
import { countedValues } from './counted-values.ts'
import { parentsFirst, type SaidCount, setCount, setPrimary } from './counts.ts'
import { recurringRows } from './occurrences.ts'
import { setRatios, tablesCounted } from './ratios.ts'
import { tableNamed } from '../tables/references.ts'
import { setRelation } from './relation.ts'
import { type SaidCounts, saidCounts } from './said-counts.ts'
import { usualPrimary } from './usual-primary.ts'
import { withPooled } from './with-pooled.ts'
import { primaryTable } from '../tables/primary-table.ts'

/** The numbers of rows of a story. */
export interface BoundCounts {
  /** Number of rows said for each table, the primary table included. */
  readonly said: ReadonlyMap<string, number>
  /** Numbers of some rows of a table whose total is also said: they are shares of it. */
  readonly parts: SaidCounts['parts']
  /** Numbers of recurring rows. They are fitted last, as they depend on everything else. */
  readonly occurrences: readonly SaidCount[]
  /** Tables whose number of rows is said or requested. */
  readonly fixed: ReadonlySet<string>
}

/** What is wanted beside the facts. */
export interface Wanted {
  /** Rows of the primary table; null for the number in the story, or the default. */
  readonly rows: number | null
  /** Rows of the parents of recurring rows, as found in the round before. */
  readonly parents: ReadonlyMap<string, number>
}

/**
 * Sets the numbers of rows: first the primary table, as bounds of others depend on it. A ratio comes after the table that it is relative
 * to, and before the table that it counts.
 */
export function bindCounts(binding: Binding, wanted: Wanted): BoundCounts {
  const main = primaryTable(binding.schema)
  const primary = main?.name ?? ''
  const { counts, parts, unknown, ofSome, rows } = saidCounts(binding.facts, binding.domain, primary)
  for (const fact of unknown) {
    if (fact.type !== 'count') continue
    binding.take([fact], countedValues(binding, fact))
  }
  const reason = 'the story states another number of these rows: state a share of them, or a number for each row of another table'
  binding.refuse(ofSome, reason)
  binding.refuse(
    binding.of('count').filter((fact) => fact.isOfTime === true),
    'a number of rows for each time can be set only as one number, such as "500 visits a day in May 2025"',
  )
  binding.schema = setPrimary(binding.schema, wanted.rows ?? rows.get(primary) ?? usualPrimary(binding.schema, rows))
  binding.each('relation', (schema, fact) => setRelation(schema, binding.domain, fact))

  const fixed = new Set(wanted.rows === null ? rows.keys() : [...rows.keys(), primary])
  const asCounts = new Set(counts.map(({ fact }) => fact))
  const ratios = binding.of('ratio').filter((fact) => !asCounts.has(fact))
  const ofRatios = tablesCounted(binding.schema, binding.domain, ratios)
  const ordered = parentsFirst(counts, binding.schema)
  const isOverruled = ({ table, count }: SaidCount): boolean => table === primary && wanted.rows !== null && wanted.rows !== count.count
  const bindOne = (said: SaidCount): void => bindCount(binding, said, fixed, isOverruled(said) ? wanted.rows : null)
  const [before, after] = [ordered.filter(({ table }) => !ofRatios.has(table)), ordered.filter(({ table }) => ofRatios.has(table))]
  before.forEach(bindOne)
  const { schema, bound } = setRatios(binding.schema, binding.domain, ratios, rows, fixed)
  for (const [fact, one] of bound) binding.take([fact], { ...one, schema })
  binding.schema = schema
  after.forEach(bindOne)
  binding.schema = withPooled(binding.schema, binding.domain)

  const occurrences = [...before, ...after].filter(({ table }) => recurringRows(binding.schema, table) !== null)
  for (const [table, count] of wanted.parents) binding.schema = setCount(binding.schema, table, count, fixed).schema
  return { said: rows, parts, occurrences, fixed }
}

/** @param overruling the number of rows that the request asks for; null for none */
function bindCount(binding: Binding, { fact, count, table }: SaidCount, fixed: ReadonlySet<string>, overruling: number | null): void {
  if (overruling !== null) binding.refuse([fact], `the request asks for ${overruling} rows of ${table}`)
  else if (tableNamed(binding.schema, table) === null) binding.refuse([fact], `the table ${table} is left out`)
  else binding.take([fact], setCount(binding.schema, table, count.count, fixed, count.between))
}
