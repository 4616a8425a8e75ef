import type { TableOutline } from '../format.ts'
import { type GroupLayout, groupLayout } from './group-layout.ts'
import { groupRows } from './group-rows.ts'
import { magic } from './magic.ts'

/** Where the row groups of an addressable file stand: full ones, and a shorter one behind them where rows are left. */
export interface FileLayout {
  readonly full: GroupLayout
  readonly fullGroups: number
  readonly last: GroupLayout | null
  /** All row groups. */
  readonly groups: number
  /** Where the footer starts. */
  readonly footer: number
}

/** Lays out a file of so many rows by the sizes of slots alone. */
export function fileLayout({ columns, rows }: Pick<TableOutline, 'columns' | 'rows'>): FileLayout {
  const full = groupLayout(columns, groupRows(columns, 'max'))
  const fullGroups = Math.floor(rows / full.rows)
  const lastRows = rows - fullGroups * full.rows
  const last = lastRows === 0 ? null : groupLayout(columns, lastRows)
  const groups = fullGroups + (last === null ? 0 : 1)
  return { full, fullGroups, last, groups, footer: magic.length + fullGroups * full.bytes + (last?.bytes ?? 0) }
}
