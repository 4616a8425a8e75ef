import { ordinal } from '../../../builders/table.ts'
import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Binding } from '../binding.ts'
import { columnPointer, used } from '../note.ts'
import { withTable } from '../tables/references.ts'
import { byRow } from './by-row.ts'

/** Whether each row of another table owns as many rows as are named: "each customer has 2 addresses (billing and shipping)". */
export function isEachNamed({ rows }: TableSchema, names: readonly string[]): boolean {
  return typeof rows === 'object' && rows.type === 'owned' && rows.min === rows.max && rows.min === names.length
}

/** Column names for the kind of a row; the first that no other column reads is used. */
const kinds = ['type', 'kind', 'label']
const number = 'number_of_owner'

/** Makes the owned rows of each owner one of each name. */
export function setNamesOfEach(binding: Binding, fact: AttributeFact, table: TableSchema, names: readonly string[]): void {
  const numbered: ColumnSchema = { name: number, ...ordinal(), hidden: true }
  for (const column of kinds) {
    const others = table.columns.filter(({ name }) => name !== column)
    const keys = others.findLastIndex(({ kind }) => kind === 'sequence' || kind === 'owner_key' || kind === 'foreign_key') + 1
    const own: ColumnSchema = { name: column, ...byRow(number, names) }
    const changed = withTable(binding.schema, { ...table, columns: [...others.slice(0, keys), numbered, own, ...others.slice(keys)] })
    if ('reason' in trySchema(changed)) continue
    const claims = names.map((value): Claim => ({ type: 'share', table: table.name, column, value, share: 1 / names.length }))
    const text = `${table.name}.${column} is one of ${names.join(', ')}, once for each owner`
    binding.take([fact], used(changed, columnPointer(changed, table.name, column), text, claims))
    return
  }
  binding.refuse([fact], `other columns depend on the kinds of ${table.name}`)
}
