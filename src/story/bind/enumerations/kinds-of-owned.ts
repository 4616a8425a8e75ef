import type { Domain } from '../../../domains/domain.ts'
import type { TableSchema } from '../../../schema/schema.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { isPlural } from '../../words/words.ts'
import type { Restated } from '../restated.ts'
import { tableNamed } from '../tables/references.ts'

/** Finds kinds of rows of another table that are said like columns: "users with | free, pro and team subscriptions". */
export function kindsOfOwned(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return facts.flatMap((fact): readonly Restated[] => {
    if (fact.type !== 'columns' || fact.list !== undefined || fact.isOfAll === true || fact.isBeside === true) return []
    const last = fact.columns.at(-1)
    const head = last?.words.at(-1) ?? ''
    const table = fact.columns.length > 1 && isPlural(head) ? findTable({ words: [head] }, domain)?.table : undefined
    if (last === undefined || table === undefined || table === findTable(fact.noun, domain)?.table) return []
    const values = [...fact.columns.slice(0, -1).map(({ words }) => words.join(' ')), last.words.slice(0, -1).join(' ')]
    if (values.includes('')) return []
    // "free, pro and team subscriptions": a team may be a column, but not beside values that the trade knows.
    const isColumn = (value: string): boolean => isPlural(value) || findMeaning(value.split(' '), []).isExact
    if (values.some(isColumn) && !areKnown(values, tableNamed(domain.schema, table))) return []
    const { start, end } = fact
    const noun = { words: [head], start, end }
    const aspects = [{ type: 'values', values, shares: null } as const]
    const meant: AttributeFact = { type: 'attribute', table: noun, column: null, aspects, currency: null, start, end }
    return [{ said: [fact], meant: [meant] }]
  })
}

/** Whether most values are those of a column. */
function areKnown(values: readonly string[], table: TableSchema | null): boolean {
  return (table?.columns ?? []).some((column) => {
    const own = column.kind === 'category' ? column.values.map((value) => value.toLowerCase()) : []
    return values.filter((value) => own.includes(value)).length * 2 > values.length
  })
}
