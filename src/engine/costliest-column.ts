import type { CompiledTable } from './compiled-plan.ts'

/** The most expensive column or constraint of a table. */
export interface CostliestColumn {
  /** JSON pointer (RFC 6901) into the schema. */
  readonly pointer: string
  /** The description of the column or constraint in messages. */
  readonly name: string
  readonly cost: number
}

/** The most expensive written column or constraint of a table; null if there is none. */
export function costliestColumn(table: CompiledTable, costOf: (place: number) => number): CostliestColumn | null {
  const { columns, name } = table.plan
  const found = [
    ...columns.flatMap(({ hidden = false, name: column }, place) =>
      hidden ? [] : [{ place, pointer: `/tables/${table.index}/columns/${place}`, name: `column "${column}" of table "${name}"` }],
    ),
    ...table.constraints.map(({ pointer, source }, place) => {
      return { place: columns.length + place, pointer, name: `the constraint ${JSON.stringify(source)} of table "${name}"` }
    }),
  ].map(({ place, ...named }) => ({ ...named, cost: costOf(place) }))
  return found.reduce<CostliestColumn | null>((worst, each) => (worst === null || each.cost > worst.cost ? each : worst), null)
}
