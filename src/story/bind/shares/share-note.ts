import { percent } from '../../amounts/percent.ts'
import type { BindNote } from '../note.ts'

/** A value in a visible column, and its table. */
interface SharedValue {
  readonly table: string
  readonly column: string
  readonly value: string | boolean
}

/**
 * The note of a share.
 * @param pointer JSON pointer (RFC 6901) to the column
 * @param share 0 to 1
 * @param isRest whether the story says "the rest"
 * @param rows the said number of rows; undefined if a share is said
 */
export function shareNote(
  pointer: string,
  { table, column, value }: SharedValue,
  share: number,
  rows: number | undefined,
  isRest = false,
): BindNote {
  const part = rows !== undefined ? String(rows) : isRest ? 'the rest' : percent(share)
  const what = typeof value === 'boolean' ? `${column} ${value}` : `the ${column} ${value}`
  const text = `${part} of the rows of ${table} have ${what}${rows === undefined ? ', to the nearest row' : ''}`
  return {
    pointer,
    text,
    claims: [rows === undefined ? { type: 'share', table, column, value, share } : { type: 'having', table, column, value, rows }],
  }
}
