import type { TableSchema } from '../../schema/schema.ts'
import { dependsOn, keyNameOf, type Link, type TablePlan } from './table-plan.ts'

/** A reference without further statements. */
export const plain = { owned: null, ratio: null, isDistinct: false } as const

/** Makes a table refer to another, unless it does so already, or one of the tables cannot have the key. */
export function addLink(child: TablePlan, link: Link): void {
  if (!hasKey(link.parent) || (child.existing !== null && !isNew(child.existing, link.parent))) return
  const before = child.links.findIndex(({ parent }) => parent === link.parent)
  // "Passports belong to citizens, each citizen has one": the link with a number wins.
  if (before >= 0 && link.owned !== null && child.links[before]?.owned === null) child.links[before] = link
  if (before >= 0 || dependsOn(link.parent, child)) return
  child.links.push(link)
}

/** Whether an existing table may get a key to another table: one that is new, under a name that is free. */
function isNew({ columns }: TableSchema, parent: TablePlan): boolean {
  return parent.existing === null && columns.every(({ name }) => name !== keyNameOf(parent))
}

/** Whether a table has a key. A table whose columns are listed without a key has none. */
function hasKey({ existing }: TablePlan): boolean {
  if (existing === null || typeof existing.primary_key === 'string') return true
  const kind = existing.columns[0]?.kind
  return existing.primary_key === undefined && (kind === 'sequence' || kind === 'uuid')
}
