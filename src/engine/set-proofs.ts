import type { CompiledColumn, Groups } from '../columns/column-kind.ts'
import type { TablePlan } from '../plan/plan.ts'
import { exactGroups } from './exact-groups.ts'

/** A table with the columns that compiled. */
export interface SetTable {
  readonly plan: TablePlan
  readonly columns: readonly (CompiledColumn | undefined)[]
  /** The table that owns its rows; null if there is none. */
  readonly owner: SetTable | null
}

/** A column of a set. */
export interface Member {
  readonly index: number
  readonly name: string
  readonly column: CompiledColumn
  readonly groups: Groups | null
}

/** Column `index` of a table as a member of a set; null if it did not compile. */
export function memberOf({ plan, columns }: SetTable, index: number): Member | null {
  const column = columns[index]
  return column === undefined ? null : { index, name: plan.columns[index]?.name ?? '', column, groups: groupsOf(column) }
}

function groupsOf({ groups, exact, layout }: CompiledColumn): Groups | null {
  if (layout.nullable) return null
  return groups ?? (exact === undefined ? null : exactGroups(exact))
}

/** Whether the rows of the table are certain to differ in some columns. */
export function isProven(members: readonly Member[], table: SetTable): boolean {
  if (table.plan.rows <= 1 || members.length === 0) return true
  if (members.some(({ column }) => column.distinct === 'table')) return true
  const grouped = [...members, ownerKnownBy(members, table)]
  if (grouped.some((member) => member !== null && member.groups !== null && member.groups.most() <= 1)) return true
  return grouped.some((member) => member?.groups?.areSiblings === true) && members.some(({ column }) => column.distinct === 'siblings')
}

/** The owner key of the table, if some columns determine the owner because they copy columns that identify owners; else null. */
export function ownerKnownBy(members: readonly Member[], table: SetTable): Member | null {
  const { owner, columns } = table
  const index = columns.findIndex((column) => column?.isOwnerKey === true)
  if (owner === null || index < 0) return null
  const copies = members.flatMap(({ column: { copied } }) => (copied?.through === index ? [copied.column] : []))
  const names = copies.map((copy) => owner.plan.columns[copy]?.name)
  const isKnown =
    owner.plan.unique.some((set) => set.every((name) => names.includes(name))) ||
    (copies.length > 0 &&
      isProven(
        copies.flatMap((copy) => memberOf(owner, copy) ?? []),
        owner,
      ))
  return isKnown ? memberOf(table, index) : null
}
