import type { Rate } from '../../domains/domain.ts'
import type { TableSchema } from '../../schema/schema.ts'
import type { ListedColumn } from './outline.ts'

/** What codes mean, as words for shares: "outcome (1 = diabetic, 0 = healthy)". A hidden column draws codes that are numbers. */
export function labelsOf({ table, list }: { readonly table: TableSchema; readonly list: readonly ListedColumn[] }): readonly Rate[] {
  return list.flatMap(({ name, details }) => {
    const column = table.columns.find((each) => each.name === name)
    const coded = details.find((detail) => detail.type === 'values' && detail.labels !== undefined)
    if (coded?.type !== 'values' || column === undefined) return []
    const drawn = column.kind === 'mapping' ? column.by : name
    return coded.values.map((value, at): Rate => {
      const rate = { words: [coded.labels?.[at]?.toLowerCase() ?? value], column: `${table.name}.${drawn}`, value }
      return drawn === name ? rate : { ...rate, shown: { column: name, value } }
    })
  })
}
