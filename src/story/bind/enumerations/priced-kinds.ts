import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { listedValues } from '../../attributes/aspect.ts'
import { pricedValues } from '../../compose/value-parts.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import { partsIn } from '../../segments/parts-in.ts'
import type { Restated } from '../restated.ts'
import { partsOf } from '../segments/parts-of.ts'
import { pricedBy, priceParts } from '../segments/priced-by.ts'

/**
 * Finds prices of kinds that a trade does not know. "Students pay 25, adults 45" of a gym sets the values of the column from which its fees
 * follow, and the fees.
 */
export function pricedKinds(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  const listed = new Set(
    facts.flatMap((fact) => (fact.type === 'attribute' ? listedValues(fact.aspects).map((value) => value.toLowerCase()) : [])),
  )
  return facts.flatMap((fact): readonly Restated[] => {
    if (fact.type !== 'segments' || fact.entries.length < 2) return []
    const [only, other] = domain.schema.tables.flatMap((table) =>
      table.columns.flatMap((column) =>
        table.hidden !== true && isPriced(table, column) ? [{ table: table.name, name: column.name }] : [],
      ),
    )
    const values = only === undefined || other !== undefined ? null : pricedValues(fact, only.table, domain, true)
    if (only === undefined || values === null) return []
    const known = partsOf(domain.schema, domain)
    if (values.some((value) => listed.has(value)) || values.every((value) => partsIn(value.split(' '), known).length > 0)) return []
    const { start, end } = fact
    const noun = (words: string): { readonly words: readonly string[]; readonly start: number; readonly end: number } => ({
      words: words.split('_'),
      start,
      end,
    })
    const aspects = [{ type: 'values', values, shares: null } as const]
    const kinds: AttributeFact = {
      type: 'attribute',
      table: noun(only.table),
      column: noun(only.name),
      aspects,
      currency: null,
      start,
      end,
    }
    return [{ said: [fact], meant: [fact, kinds] }]
  })
}

/** Whether rows have a price for each value of a column, or a plan and a price. */
function isPriced(table: TableSchema, { name, hidden, kind }: ColumnSchema): boolean {
  if (hidden === true || kind !== 'category') return false
  const prices = table.columns.filter((each) => each.name.split('_').some((part) => priceParts.has(part)))
  return pricedBy(table, name) !== null || (name === 'plan' && prices.length === 1)
}
