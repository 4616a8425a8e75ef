import { SchemaError } from '../../schema/schema-error.ts'
import type { CompileContext, TableRef } from '../column-kind.ts'

/** The table `name`, whose rows are owned by those of the table being compiled. @throws SchemaError if they are not */
export function ownedTable(name: string, context: CompileContext): TableRef {
  const table = context.tableNamed(name)
  const owner = context.table.name
  if (table.ownership?.by !== owner) throw new SchemaError(notOwned(name, owner))
  return table
}

/** The error message if the rows of `name` do not belong to those of `owner`. */
export function notOwned(name: string, owner: string): string {
  return `The rows of table "${name}" do not belong to those of "${owner}": give "${name}" the rows {"type": "owned", "by": "${owner}", "min": …, "max": …}`
}

/** Minimum number of rows of an owned table per row of its owner. */
export function leastOwned({ ownership }: TableRef): number {
  return ownership?.type === 'owned' ? ownership.min : 0
}

/** Maximum number of rows of the table being compiled per owner; 1 if rows have no siblings. */
export function mostSiblings({ table }: CompileContext): number {
  return table.ownership?.type === 'owned' ? table.ownership.max : 1
}

/** @throws SchemaError if the rows of the table being compiled have no owner */
export function requireOwner({ table }: CompileContext): void {
  if (table.ownership === null) throw new SchemaError(`The rows of table "${table.name}" have no owner`)
}

/** @throws SchemaError if the rows of the table being compiled have no owner, or recur, so that siblings are not counted */
export function requireOwned({ table }: CompileContext): void {
  if (table.ownership?.type === 'owned') return
  const reason = table.ownership === null ? 'have no owner' : 'recur: their siblings are not counted'
  throw new SchemaError(`The rows of table "${table.name}" ${reason}`)
}

/** @throws SchemaError if the rows of a table do not recur */
export function requireRecurring({ name, ownership }: TableRef): void {
  if (ownership?.type !== 'recurring') throw new SchemaError(`The rows of table "${name}" do not recur`)
}
