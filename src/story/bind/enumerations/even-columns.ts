import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema } from '../../../schema/schema.ts'
import type { AttributeFact, ColumnsFact, Fact, RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { ListedColumn } from '../../outline/outline.ts'
import type { Restated } from '../restated.ts'
import { tableNamed } from '../tables/references.ts'

/** Finds listed columns whose values are in as many rows each, "gender (half and half)", and states the shares of the values. */
export function evenColumns(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return facts.flatMap((fact): readonly Restated[] => {
    if (fact.type !== 'columns' || fact.list === undefined) return []
    const table = tableNamed(domain.schema, findTable(fact.noun, domain)?.table ?? '')
    const even = fact.list.filter(({ details }) => details.some(({ type }) => type === 'even'))
    const meant = even.flatMap(
      (listed) =>
        sharesOf(
          fact,
          listed,
          table?.columns.find(({ name }) => name === listed.name),
        ) ?? [],
    )
    return meant.length === 0 ? [] : [{ said: [fact], meant: [fact, ...meant] }]
  })
}

function sharesOf(
  { noun }: ColumnsFact,
  { words, details, places }: ListedColumn,
  column: ColumnSchema | undefined,
): readonly Fact[] | null {
  const place = places[details.findIndex(({ type }) => type === 'even')]
  const values = column === undefined ? null : valuesOf(column)
  if (values === null || place === undefined) return null
  const aspects = values
    .slice(0, column?.kind === 'boolean' ? 1 : values.length)
    .map((value) => ({ type: 'share', value, share: 1 / values.length }) as const)
  const { start, end } = place
  // The gender of people decides their names.
  if (column?.kind === 'person_attribute')
    return values.map((value): RateFact => ({ type: 'rate', share: 1 / values.length, what: [value], of: noun, start, end }))
  const said: AttributeFact = { type: 'attribute', table: noun, column: { words, start, end }, aspects, currency: null, start, end }
  return [said]
}

/** The few values of a column; null for other columns. */
function valuesOf(column: ColumnSchema): readonly string[] | null {
  if (column.kind === 'boolean') return ['true', 'false']
  if (column.kind === 'person_attribute') return column.attribute === 'gender' ? ['female', 'male'] : null
  return column.kind === 'category' ? column.values : null
}
