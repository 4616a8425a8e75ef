import { defaultRows } from '../../../plan/draft-plan.ts'
import type { Binding } from '../binding.ts'
import { parentsFirst, type SaidCount, setCount, setPrimary } from './counts.ts'
import { recurringRows } from './occurrences.ts'
import { setRatios, tablesCounted } from './ratios.ts'
import { tableNamed } from '../tables/references.ts'
import { setRelation } from './relation.ts'
import { type SaidCounts, saidCounts } from './said-counts.ts'

/** What a story says of the numbers of rows. */
export interface BoundCounts {
  /** Rows that were said of tables, the primary one included. */
  readonly said: ReadonlyMap<string, number>
  /** Numbers of some rows of a table that was counted as a whole: they are shares of it. */
  readonly parts: SaidCounts['parts']
  /** Numbers said of tables whose rows recur: how many they come to shows when all else is known. */
  readonly occurrences: readonly SaidCount[]
  /** Tables whose number of rows was said or asked for. */
  readonly fixed: ReadonlySet<string>
}

/** What is asked for beside the story. */
export interface Wanted {
  /** Rows of the primary table; null for what was said, or the default. */
  readonly rows: number | null
  /** Rows of tables that are as many as others that recur were found to take. */
  readonly parents: ReadonlyMap<string, number>
}

/** Sets how many rows tables have: the primary table first, as bounds of others depend on it; ratios after what they are of, before what they are about. */
export function bindCounts(binding: Binding, wanted: Wanted): BoundCounts {
  const primary = binding.schema.tables.find(({ rows }) => typeof rows === 'object' && rows.type === 'primary')?.name ?? ''
  const { counts, parts, unknown, ofSome, rows } = saidCounts(binding.facts, binding.domain, primary)
  for (const fact of unknown) if (fact.type === 'count') binding.refuse([fact], `no table is called "${fact.noun.words.join(' ')}"`)
  const reason = 'another number of these rows was said: as a share of them, or of each of others, it could be set'
  binding.refuse(ofSome, reason)
  binding.schema = setPrimary(binding.schema, wanted.rows ?? rows.get(primary) ?? defaultRows)
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

  const occurrences = [...before, ...after].filter(({ table }) => recurringRows(binding.schema, table) !== null)
  for (const [table, count] of wanted.parents) binding.schema = setCount(binding.schema, table, count, fixed).schema
  return { said: rows, parts, occurrences, fixed }
}

/** @param overruling the number of rows that is asked for instead; null for none */
function bindCount(binding: Binding, { fact, count, table }: SaidCount, fixed: ReadonlySet<string>, overruling: number | null): void {
  if (overruling !== null) binding.tell([fact], { notes: [], used: true, reason: `the request asks for ${overruling} rows of ${table}` })
  else if (tableNamed(binding.schema, table) === null) binding.refuse([fact], `the table ${table} is left out`)
  else binding.take([fact], setCount(binding.schema, table, count.count, fixed))
}
