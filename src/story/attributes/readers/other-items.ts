import { lastJoints, listSeparators } from '../../lexicon/connectives.ts'
import { isGenderWord } from '../../lexicon/gender-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isAmountName } from '../../words/is-amount-name.ts'
import { percentAt, type SharedValue } from './shares-of-items.ts'
import { isCategory } from './value-nouns.ts'

/**
 * Whether an item is a count or another column, and no value: "..., cash, 320 payments", "gender 45% female, birth date, ...".
 */
export function isOther(items: readonly SharedValue[], { value, share }: SharedValue): boolean {
  const isShared = items.some((item) => item.share !== null) && share === null
  const isName = value.includes(' ') || items.some((item) => isGenderWord(item.value.toLowerCase()))
  if (isShared && isName && findMeaning(value.toLowerCase().split(' '), []).isExact) return true
  // "zone A, B, C, | fee"
  if (items.length > 1 && items.every((item) => /^[A-Z]\d?$/.test(item.value)) && /^[a-z]{2,}(?: [a-z]+)?$/.test(value)) return true
  return items.length > 0 && /^\d[\d.,]*k? \w/i.test(value) && !items.some((item) => /^\d/.test(item.value))
}

/** Whether the words after "and" are no value: "S, M, L and | colour red or blue", "open, closed and | amount between 5 and 90". */
export function isElse(
  tokens: readonly Token[],
  at: number,
  items: readonly SharedValue[],
  last: (SharedValue & { readonly next: number }) | null,
): boolean {
  if (last === null) return percentAt(tokens, at) !== null
  const words = last.value.split(' ')
  const goesOn = listSeparators.has(textAt(tokens, last.next)) || lastJoints.has(textAt(tokens, last.next))
  const isColumn = words.length > 1 && (goesOn || last.share !== null) && isCategory({ words: [words[0]?.toLowerCase() ?? ''] })
  const isMeasured = /^\d/.test(words.at(-1) ?? '') && words.length > 1 && !items.some(({ value }) => /\d/.test(value))
  const isNext = textAt(tokens, at - 1) === 'and' && isNextColumn(items, words)
  return isColumn || isMeasured || isNext || measuring.has(textAt(tokens, last.next)) || isOther(items, last)
}

/** Whether words behind "and" name the next column: "size S, M, L and | price", "status open, closed and | amount". */
function isNextColumn(items: readonly SharedValue[], words: readonly string[]): boolean {
  const areCodes = items.every(({ value }) => /^[A-Z\d]{1,4}$/.test(value)) && words.every((word) => word === word.toLowerCase())
  const isName = (name: readonly string[]): boolean => isAmountName(name) || (areCodes && findMeaning(name, []).isExact)
  return isName(words) && !items.some(({ value }) => isName(value.toLowerCase().split(' ')))
}

const measuring = wordSet('between from averaging ranging')

/** Whether a text begins with the name of a column with times or keys: "created_at over the last year". */
export function isTimeName(text: string): boolean {
  return /^[a-z]+(?:_[a-z]+)?_(?:at|on|id)\b/.test(text)
}
