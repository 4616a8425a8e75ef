import type { CompiledColumn, TableRef } from '../column-kind.ts'

/** Owned rows that are evaluated at once, unless one row has more. */
const mostAtOnce = 1 << 16

/** A column that evaluates all rows of `owned` which a row owns, for so many rows at a time that memory stays within bounds. */
export function inPieces(column: CompiledColumn, { ownership }: TableRef): CompiledColumn {
  const most = ownership?.type === 'owned' ? ownership.max : 1
  const size = Math.max(1, Math.floor(mostAtOnce / Math.max(1, most)))
  return { ...column, fill: (frame) => frame.inPieces(size, column.fill) }
}
