import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Binding } from '../binding.ts'
import { columnPointer } from '../note.ts'
import { nearFirst } from '../tables/near-first.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { shareNote } from './share-note.ts'

const flag = 'is_out_of_stock'
const stock = /^(?:stock|stock_quantity|quantity_in_stock|in_stock|stock_levels?|inventory)$/

/**
 * Binds shares of rows that are out of stock: a flag, and a stock of 0 where it is set. Returns the bound facts.
 */
export function setOutOfStock(binding: Binding): ReadonlySet<RateFact> {
  const facts = binding.of('rate').filter(({ what, share }) => what.join(' ') === 'out of stock' && share !== null && share <= 1)
  return new Set(facts.filter((fact) => setOne(binding, fact)))
}

function setOne(binding: Binding, fact: RateFact): boolean {
  const { schema, domain } = binding
  const stocked = nearFirst(binding, fact).find(({ columns }) =>
    columns.some((column) => stock.test(column.name) && column.hidden !== true),
  )
  const name = fact.of === null ? stocked?.name : findTable(fact.of, domain)?.table
  const table = tableNamed(schema, name ?? '')
  if (table === null || fact.share === null) return false
  const changed = table.columns.some((column) => column.name === flag) ? schema : withStock(schema, table, fact.share)
  if (changed === null || 'reason' in trySchema(changed)) return false
  const note = shareNote(columnPointer(changed, table.name, flag), { table: table.name, column: flag, value: true }, fact.share, fact.rows)
  binding.take([fact], { schema: changed, notes: [note], used: true })
  return true
}

/** A table whose stock is 0 for an exact share of the rows; null if it has no stock that is drawn. */
function withStock(schema: Schema, table: TableSchema, share: number): Schema | null {
  const column = table.columns.find(({ name, kind, hidden }) => hidden !== true && kind === 'integer' && stock.test(name))
  if (column === undefined) return null
  const drawn = `usual_${column.name}`
  const columns = table.columns.flatMap((each): readonly ColumnSchema[] =>
    each === column
      ? [
          { ...column, name: drawn, hidden: true },
          { name: flag, kind: 'boolean', rate: share },
          { name: column.name, kind: 'formula', expression: `${flag} ? 0 : max(1, ${drawn})` },
        ]
      : [each],
  )
  return withTable(schema, { ...table, columns })
}
