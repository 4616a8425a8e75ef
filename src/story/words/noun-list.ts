import type { Noun } from './noun.ts'
import { joinsMeasure } from './joins-measure.ts'
import { nounOf, readNoun } from './nouns.ts'
import { endsClause, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { unitAfter } from './unit-after.ts'

/** A list of nouns, and the token after the last one. */
export interface NounList {
  readonly nouns: readonly Noun[]
  readonly next: number
  /** Whether "and", "or" or "&" stands before the last noun. */
  readonly isClosed: boolean
}

const longest = 16

/** Reads a list of nouns: "name, email and age". With `ofs`, "date of birth" is one noun. Null if no noun starts at the token. */
export function readNounList(tokens: readonly Token[], at: number, ofs = false): NounList | null {
  const readOne = ofs ? readWithOf : readNoun
  const nouns: Noun[] = []
  let isClosed = false
  let next = at
  for (let found = readOne(tokens, at); found !== null && nouns.length < longest;) {
    nouns.push(found.noun)
    next = found.next
    const joint = jointAt(tokens, next)
    // "Has a teacher, and no pupil has two" begins another statement.
    const isDenied = joint !== null && textAt(tokens, joint.next - 1) === 'no' && textAt(tokens, at - 1) !== 'no'
    if (joint === null || isDenied) break
    found = readOne(tokens, joint.next)
    if (found !== null && joint.isLast) isClosed = true
  }
  return nouns.length === 0 ? null : { nouns, next, isClosed }
}

/** Reads a noun that may contain a preposition: "date of birth", "country of origin", "created at", "is active", "last login". */
function readWithOf(tokens: readonly Token[], at: number): ReturnType<typeof readNoun> {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const stamped = stampEnd(tokens, at + 1)
  if (stamped !== null) return { noun: nounOf(tokens, at, stamped), next: stamped }
  const isLed = /^(?:is|has|was|last|next)$/.test(token.text)
  const found = readNoun(tokens, isLed ? at + 1 : at)
  if (found === null) return null
  const start = isLed ? at : found.next - found.noun.words.length
  const late = stampEnd(tokens, found.next)
  if (isLed || late !== null) return { noun: nounOf(tokens, start, late ?? found.next), next: late ?? found.next }
  const measured = unitAfter(tokens, found.next)
  if (measured !== null) {
    const whole = nounOf(tokens, start, measured.next)
    return { noun: { ...whole, words: [...found.noun.words, measured.unit] }, next: measured.next }
  }
  const joint = textAt(tokens, found.next)
  const rest = joint === 'of' || joinsMeasure(found.noun.words.at(-1) ?? '', joint) ? readNoun(tokens, found.next + 1) : null
  return rest === null || rest.noun.words.length > 2 ? found : { noun: nounOf(tokens, start, rest.next), next: rest.next }
}

/** The token after the preposition of "created at"; null if the name does not end there. */
function stampEnd(tokens: readonly Token[], at: number): number | null {
  const isEnd = endsClause(tokens, at + 1) || textAt(tokens, at + 1) === 'and'
  return /^(?:at|by|on|in)$/.test(textAt(tokens, at)) && isEnd ? at + 1 : null
}

function jointAt(tokens: readonly Token[], at: number): { readonly next: number; readonly isLast: boolean } | null {
  let next = at
  if (/^[,/]$/.test(textAt(tokens, next))) next++
  const text = textAt(tokens, next)
  if (text !== 'and' && text !== 'or' && text !== '&' && text !== 'nor') return next > at ? { next, isLast: false } : null
  next++
  return { next: /^(?:no|also|any)$/.test(textAt(tokens, next)) ? next + 1 : next, isLast: true }
}
