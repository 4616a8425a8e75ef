import { textAt } from './clause.ts'
import type { Noun } from './fact.ts'
import { readNoun } from './nouns.ts'
import type { Token } from './token.ts'

/** Nouns one after the other, and the token after the last. */
export interface NounList {
  readonly nouns: readonly Noun[]
  readonly next: number
  /** Whether "and", "or" or "&" comes before the last. */
  readonly isClosed: boolean
}

const longest = 16

/** Reads "name, email and age", and "date of birth" as one where `ofs`; null when no noun starts at the token. */
export function readNounList(tokens: readonly Token[], at: number, ofs = false): NounList | null {
  const readOne = ofs ? readWithOf : readNoun
  const nouns: Noun[] = []
  let isClosed = false
  let next = at
  for (let found = readOne(tokens, at); found !== null && nouns.length < longest;) {
    nouns.push(found.noun)
    next = found.next
    const joint = jointAt(tokens, next)
    if (joint === null) break
    found = readOne(tokens, joint.next)
    if (found !== null && joint.isLast) isClosed = true
  }
  return nouns.length === 0 ? null : { nouns, next, isClosed }
}

/** "date of birth", "country of origin" */
function readWithOf(tokens: readonly Token[], at: number): ReturnType<typeof readNoun> {
  const found = readNoun(tokens, at)
  const rest = found !== null && textAt(tokens, found.next) === 'of' ? readNoun(tokens, found.next + 1) : null
  if (found === null || rest === null || rest.noun.words.length > 2) return found
  const { words, start } = found.noun
  return { noun: { words: [...words, 'of', ...rest.noun.words], start, end: rest.noun.end }, next: rest.next }
}

function jointAt(tokens: readonly Token[], at: number): { readonly next: number; readonly isLast: boolean } | null {
  let next = at
  if (/^[,/]$/.test(textAt(tokens, next))) next++
  const text = textAt(tokens, next)
  if (text !== 'and' && text !== 'or' && text !== '&' && text !== 'nor') return next > at ? { next, isLast: false } : null
  next++
  return { next: /^(?:no|also|any)$/.test(textAt(tokens, next)) ? next + 1 : next, isLast: true }
}
