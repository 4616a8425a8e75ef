import type { Domain } from '../../domains/domain.ts'
import { findMeasure } from '../bind/amounts/find-measure.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { findRate } from '../find/find-rate.ts'
import { findTable } from '../find/find-table.ts'
import { isNoData } from '../words/is-no-data.ts'

/** Number of facts about what the domain has: tables, shares, measures, places, times. */
export function knownFacts(facts: readonly Fact[], domain: Domain): number {
  return facts.filter((fact) => isKnown(fact, domain)).length
}

function isKnown(fact: Fact, domain: Domain): boolean {
  const isTable = (noun: Noun): boolean => findTable(noun, domain) !== null
  const isMeasured = (words: readonly string[], isMoney: boolean): boolean =>
    findMeasure(domain.schema, domain, words, isMoney).type !== 'none'
  switch (fact.type) {
    case 'count':
    case 'columns':
      return isTable(fact.noun)
    case 'ratio':
    case 'relation':
      return isTable(fact.child) && isTable(fact.parent)
    case 'selection':
      return fact.nouns.every((noun) => isTable(noun) || isNoData(noun.words))
    case 'rate':
      // Missing values occur in every domain: "10% null".
      if (fact.of === null && isNoData(fact.what)) return true
      return (fact.of === null || isTable(fact.of)) && findRate(fact.what, null, domain) !== null
    case 'curve':
      return isMeasured(fact.measure, fact.currency !== null)
    case 'growth':
      return isMeasured(fact.measure, false)
    case 'shape':
      return fact.measure.length === 0 || isMeasured(fact.measure, false)
    case 'place':
    case 'national_id':
      return domain.countries.length > 0
    default:
      return true
  }
}
