import { scaled } from '../../tokens/tokens.ts'
import type { Aspect } from '../aspect.ts'
import { boundsText } from '../readers/bounds-text.ts'
import { boundsOf } from '../readers/said-range.ts'
import type { AspectNote } from './column-place.ts'

/** A column, by the names of both. */
interface At {
  readonly table: string
  readonly column: string
}

/** The note of bounds of all numbers of a column. */
export function rangeNote(aspect: Extract<Aspect, { readonly type: 'range' }>, { table, column }: At): AspectNote {
  return {
    aspect,
    text: `${table}.${column} is ${boundsText(aspect)}`,
    claims: [{ ...boundsOf(aspect), type: 'between', table, column }],
  }
}

/**
 * The note of a share of the rows whose numbers are within bounds.
 * @param slack rows by which the rounding of several shares may change one of them
 */
export function boundedShareNote(aspect: Extract<Aspect, { readonly type: 'beyond' }>, { table, column }: At, slack: number): AspectNote {
  const { share, type: _, ...bounds } = aspect
  return {
    aspect,
    text: `${Number(scaled(share, 100).toPrecision(4))}% of ${table}.${column} is ${boundsText(bounds)}`,
    claims: [{ type: 'share_overall', table, holds: { ...bounds, type: 'between', column }, share, slack }],
  }
}
