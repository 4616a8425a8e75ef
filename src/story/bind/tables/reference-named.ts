import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { classify } from '../../compose/classify.ts'
import { singularOf } from '../../words/words.ts'
import { namesPeople } from '../shares/of-other-rows.ts'
import { referredBy } from './references.ts'

/** The word for who rows are assigned to, whatever the story calls these people. */
export const assignee = 'assignee'

/**
 * The visible reference of a table that words name: "reviewer" names `reviewer_id`. An assignee is the only person of the rows, or the only
 * one of the staff. Null for none.
 */
export function referenceNamed(schema: Schema, { columns }: TableSchema, words: readonly string[]): string | null {
  const references = columns.filter((column) => column.hidden !== true && referredBy(column) !== null)
  const name = words.map(singularOf).join('_')
  const called = columns.find((column) => column.hidden !== true && isReference(column) && column.name === `${name}_id`)
  if (called !== undefined || name !== assignee) return called?.name ?? null
  const people = references.filter((column) => namesPeople(schema, referredBy(column) ?? ''))
  const staff = people.filter((column) => isOfStaff(referredBy(column) ?? ''))
  const [only, other] = people.length > 1 ? staff : people
  return only === undefined || other !== undefined ? null : only.name
}

/** Whether a column refers to rows of another table or of its own: "manager_id" of employees. */
function isReference(column: ColumnSchema): boolean {
  return column.kind === 'self_reference' || referredBy(column) !== null
}

function isOfStaff(table: string): boolean {
  return classify(table.split('_').map(singularOf))?.family?.role === 'staff'
}
