import type { TableOutline } from '../format.ts'
import { type GroupLayout, groupLayout } from './group-layout.ts'
import { groupRows } from './group-rows.ts'
import { magic } from './magic.ts'

/** The positions of the row groups in an addressable file: full ones, and a shorter last one if rows remain. */
export interface FileLayout {
  readonly full: GroupLayout
  readonly fullGroups: number
  readonly last: GroupLayout | null
  /** Number of row groups, including a shorter last one. */
  readonly groups: number
  /** Byte offset of the footer. */
  readonly footer: number
}

/** Computes the layout of a file from the sizes of its slots. */
export function fileLayout({ columns, rows }: Pick<TableOutline, 'columns' | 'rows'>): FileLayout {
  const full = groupLayout(columns, groupRows(columns, 'max'))
  const fullGroups = Math.floor(rows / full.rows)
  const lastRows = rows - fullGroups * full.rows
  const last = lastRows === 0 ? null : groupLayout(columns, lastRows)
  const groups = fullGroups + (last === null ? 0 : 1)
  return { full, fullGroups, last, groups, footer: magic.length + fullGroups * full.bytes + (last?.bytes ?? 0) }
}
