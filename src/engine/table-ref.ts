import type { ColumnRef, TableRef } from '../columns/column-kind.ts'
import { rowKey } from '../plan/row-key.ts'
import { FollowingError } from '../schema/schema-error.ts'
import { arrivalPlace } from '../time/arrival.ts'
import type { Draft } from './draft.ts'
import type { ReadStep } from './read-step.ts'

/** Compiles a column of a table if needed and notes the steps by which it is read; null steps if no cell of it is read. */
export type ColumnFinder = (draft: Draft, name: string, steps: readonly ReadStep[] | null) => ColumnRef

/** Notes work for the rows that some steps lead to. */
export interface Noted {
  /** The rows are read. */
  readonly lookAt: (steps: readonly ReadStep[]) => void
  /** A formula is evaluated for them. */
  readonly calculate: (steps: readonly ReadStep[], operations: number) => void
}

/** A table as seen from the column being compiled, whose rows lead to those of the table by `steps`. */
export function tableRef(draft: Draft, steps: readonly ReadStep[], find: ColumnFinder, noted: Noted): TableRef {
  const { index, plan } = draft
  const { name, rows, ownership, columns } = plan
  const key = columns.find(({ kind }) => kind === 'owner_key')
  return {
    index,
    name,
    rows,
    ownership,
    get timeline() {
      if (draft.failed.has(arrivalPlace(columns))) throw new FollowingError()
      return draft.timeline
    },
    mostSiblings: () => draft.ownership?.relation.most() ?? 1,
    column: (column) => find(draft, column, steps),
    key() {
      const called = rowKey(plan)
      // The identifying column is read separately from other reads; a sequence is computed from row numbers.
      const isNumber = columns.find((column) => column.name === called)?.kind === 'sequence'
      return find(draft, called, isNumber ? null : [{ way: 'apart', table: index, rows: 1, within: 1 }])
    },
    calculates: (operations) => noted.calculate(steps, operations),
    ownerKey: () => (key === undefined ? null : find(draft, key.name, steps)),
    others(count) {
      const others: readonly ReadStep[] = [...steps, { way: 'apart', table: index, rows: count, within: count }]
      noted.lookAt(others)
      return tableRef(draft, others, find, noted)
    },
  }
}
