import type { Domain } from '../../../domains/domain.ts'
import type { ChildlessFact, Fact, RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { articles } from '../../lexicon/determiners.ts'
import { havingVerbs } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { refersTo, tableNamed } from '../tables/references.ts'
import type { Restated } from '../restated.ts'

const done = wordSet(havingVerbs, 'placed made filed submitted booked taken took bought written wrote left opened')
const single = wordSet(articles, 'one any')

/** Finds shares of owners: "12% of the policies have a claim" means that 88% have no rows of claims. */
export function ownersOfSome(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return facts.flatMap((fact): readonly Restated[] => {
    const meant = fact.type === 'rate' ? childlessOf(fact, facts, domain) : null
    return meant === null ? [] : [{ said: [fact], meant: [meant] }]
  })
}

/**
 * The statement about rows of another table that a share implies: "have a claim" where claims belong to policies. Null if there is none.
 */
export function childlessOf({ what, of, share, start, end }: RateFact, facts: readonly Fact[], domain: Domain): ChildlessFact | null {
  const from = done.has(what[0] ?? '') ? 1 : 0
  if (share === null || share > 1 || !single.has(what[from] ?? '')) return null
  const words = what.slice(from + 1)
  const counted = facts.findLast((fact) => fact.type === 'count' && fact.start < start)
  const parent = of ?? (counted?.type === 'count' ? counted.noun : null)
  const [child, owner] = [findTable({ words }, domain), parent === null ? null : findTable(parent, domain)]
  if (child === null || owner === null || parent === null || child.words.length < words.length) return null
  const table = tableNamed(domain.schema, child.table)
  if (table === null || table.hidden === true || table.name === owner.table || !refersTo(table, owner.table)) return null
  const part = { share: Number((1 - share).toPrecision(12)) }
  return { type: 'childless', parent, child: { words, start, end }, isVerb: false, part, start, end }
}
