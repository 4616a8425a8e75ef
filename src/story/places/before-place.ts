import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { beforePlaces, placeVerbs } from './place-names.ts'
import { readPlace } from './read-place.ts'

const verbsBefore: ReadonlySet<string> = wordSet(being, 'live lives living come comes coming')

/** Skips "of users" and "of our customers are". */
export function ofWhom(tokens: readonly Token[], at: number): number {
  let next = at
  if (textAt(tokens, next) === 'of') {
    next++
    for (let words = 0; words < 4 && kindAt(tokens, next) === 'word' && !leads(textAt(tokens, next)); words++) {
      if (readPlace(tokens, next, false) !== null) return next
      next++
    }
  } else if (kindAt(tokens, next) === 'word' && !leads(textAt(tokens, next)) && readPlace(tokens, next, true) === null) {
    // "60% users from Germany".
    if (leads(textAt(tokens, next + 1))) next++
  }
  return next
}

/** Whether a word may stand before a place: "in", "based", "live". */
export function leads(text: string): boolean {
  return verbsBefore.has(text) || placeVerbs.has(text) || beforePlaces.has(text)
}

/** Skips "are based in the", and returns whether there was a preposition. */
export function leadingWords(tokens: readonly Token[], at: number): { readonly isIn: boolean; readonly next: number } {
  let next = at
  while (next < at + 2 && verbsBefore.has(textAt(tokens, next))) next++
  while (next < at + 3 && placeVerbs.has(textAt(tokens, next))) next++
  let isIn = false
  while (next < at + 5 && beforePlaces.has(textAt(tokens, next))) {
    isIn = true
    next++
  }
  // "Based out of", "the city of".
  if (textAt(tokens, next) === 'the' || textAt(tokens, next) === 'and') next++
  return { isIn, next: isIn || next === at || textAt(tokens, next - 1) === 'the' || verbsBefore.has(textAt(tokens, at)) ? next : at }
}
