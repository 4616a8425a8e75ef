import { isKindOf } from '../../compose/is-kind-of.ts'
import { keptWords } from '../../compose/noun-words.ts'
import type { Noun } from '../../words/noun.ts'
import { partPronouns, selectingWords } from '../../lexicon/selecting-words.ts'
import { stateWords } from '../../lexicon/states.ts'
import { singularOf } from '../../words/words.ts'
import type { Mentions } from './mentions-in.ts'

/**
 * Whether a noun names some of the rows that other places of the story name without its adjective: "locked users" next to "200 users".
 * @param isAny whether any adjective limits a noun that is counted without it before
 */
export function isPart({ words, start }: Noun, { nouns, counted, values, wholes }: Mentions, isAny = false): boolean {
  const head = words.at(-1) ?? ''
  if (partPronouns.has(head)) return true
  // "Eagles" next to "100 birds".
  if (words.length === 1 && !counted.has(head) && wholes.some((whole) => isKindOf(words, whole))) return true
  // "Auto policies" next to "500 policies".
  const named = nouns.get(singularOf(head)) ?? []
  const isBefore = isAny && named.some((each) => each.start < start && keptWords(each.words).length === 1)
  const isCounted = isBefore && counted.has(head) && !counted.has(words.join(' '))
  const extra = words.slice(0, -1).filter((word) => isSelecting(word) || values.has(word) || (isCounted && !nouns.has(singularOf(word))))
  if (extra.length === 0) return false
  const others = named.filter((each) => each.start !== start && !extra.some((word) => each.words.includes(word)))
  const isOwnTable = counted.has(words.join(' '))
  return others.some((each) => !isOwnTable || !each.words.some((word) => isSelecting(word) || values.has(word)))
}

function isSelecting(word: string): boolean {
  return selectingWords.has(word) || stateWords.has(word) || (word.endsWith('ed') && word.length > 4)
}
