import { percent } from '../../amounts/percent.ts'
import type { BindNote } from '../note.ts'

/** The rows that a share is of: those of a table with a value in a column of the answer. */
interface SharedValue {
  readonly table: string
  readonly column: string
  readonly value: string | boolean
}

/**
 * What a share of rows sets.
 * @param pointer JSON pointer (RFC 6901) to the column that has the share
 * @param share 0 to 1
 * @param isRest whether "the rest" was said
 * @param rows how many rows were said; undefined where a share was
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
