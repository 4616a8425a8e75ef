import { lastJoints, listSeparators } from '../../lexicon/connectives.ts'
import { kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isInside } from './value-signs.ts'

/** A separator in a list of values. */
export interface Joint {
  readonly sign: string
  /** Whether the last item follows. */
  readonly isLast: boolean
  readonly next: number
}

/** The separator between two items; null for none. @param isClause whether the list ends with its clause */
export function jointAt(tokens: readonly Token[], at: number, isClause: boolean): Joint | null {
  const sign = textAt(tokens, at)
  if (isInside(tokens, at)) return null
  if (lastJoints.has(sign)) return { sign: ',', isLast: true, next: at + 1 }
  if (!listSeparators.has(sign) || (sign === ';' && isClause)) return null
  const isLast = lastJoints.has(textAt(tokens, at + 1))
  return { sign, isLast, next: isLast ? at + 2 : at + 1 }
}

/** Whether an item of a list ends before a token: before a sign, "and" or "or". */
export function isItemEnd(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) !== 'word' || lastJoints.has(textAt(tokens, at))
}
