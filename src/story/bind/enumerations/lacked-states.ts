import type { Domain } from '../../../domains/domain.ts'
import type { Fact, RateFact } from '../../facts/fact.ts'
import { findRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import { tableNamed } from '../tables/references.ts'
import type { Restated } from '../restated.ts'

/**
 * Finds missing things that the trade stores as a flag: "25% of patients have no insurance" means that 75% are insured. It does not mean
 * empty cells.
 */
export function lackedStates(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return facts.flatMap((fact): readonly Restated[] => {
    if (fact.type !== 'attribute' || fact.table === null || fact.column === null) return []
    const [only, other] = fact.aspects
    if (only?.type !== 'missing' || other !== undefined || only.part === null || !('share' in only.part)) return []
    const table = findTable(fact.table, domain)?.table ?? ''
    const { words } = fact.column
    const found = findRate(words, table, domain)
    const isFlag = found?.isDeclared === true && found.table === table && found.value === true && found.words.length === words.length
    const name = words.join('_')
    if (!isFlag || shownColumns(domain, table).includes(name)) return []
    const share = Number((1 - only.part.share).toPrecision(12))
    const meant: RateFact = { type: 'rate', share, what: words, of: fact.table, start: fact.start, end: fact.end }
    return [{ said: [fact], meant: [meant] }]
  })
}

function shownColumns({ schema }: Domain, table: string): readonly string[] {
  return tableNamed(schema, table)?.columns.flatMap(({ name, hidden }) => (hidden === true ? [] : [name])) ?? []
}
