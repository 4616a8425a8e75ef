import { areTradeValues } from '../../find/are-trade-values.ts'
import { areFeatures } from '../../compose/is-column-noun.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { classify } from '../../compose/classify.ts'
import { keptWords, mayBePlural } from '../../compose/noun-words.ts'
import { exampleWords } from '../../lexicon/example-words.ts'
import { listJoints, placePrepositions, relatives } from '../../lexicon/connectives.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import { articles, distributives } from '../../lexicon/determiners.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, oneOf, skipBack, textAt } from '../../reader/index.ts'
import { readPlace } from '../../places/read-place.ts'
import { readPeriod } from '../../times/read-period.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { isAlike, isPluralNoun, nounBefore } from '../../words/nouns.ts'
import { headOf, singularOf } from '../../words/words.ts'
import { areAll } from '../columns/shares-of-values.ts'
import { dividedInto } from '../readers/divided-into.ts'
import { withLaterShares } from '../readers/later-shares.ts'
import { readSaidValues, type SaidValues } from '../readers/said-values.ts'
import { arePlaces, isCategory, isValueNoun } from '../readers/value-nouns.ts'
import { areColumns, areTables } from '../readers/values-reading.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const examples = oneOf(exampleWords)
const choosing = oneOf(['either', 'one of'])
const starts = wordSet(placePrepositions, ': ( such like eg for either one with')
/** Words before a noun that stands for all its rows: "each | ticket is", "a | ticket is". */
const eachStarts = wordSet(distributives, 'a an')
/** Words between rows and the kinds that they are of: "cars | that are | either". */
const links = wordSet(being, modals, relatives, ', ( : have with')
/** People at work, whose groups are departments. */
const workers = wordSet('employee staff worker colleague coworker hire manager')

/**
 * Kinds of rows in a list that names no column: "cars that are either petrol, diesel or electric", "products like laptops and phones",
 * "employees in Sales, Legal and Finance".
 */
export const kindsOfRows: AttributePhrase = {
  name: 'kinds-of-rows',
  precedence: 50,
  startsAt: ({ text }) => starts.has(text) || being.has(text),
  read: (tokens, at, free, _, text) => {
    const isBeing = isOneOf(tokens, at, being)
    const end = isBeing ? at : skipBack(tokens, at, free, links, 3)
    const noun = nounBefore(tokens, end, free)
    const isEach = noun !== null && isBeing && isOneOf(tokens, end - noun.words.length - 1, eachStarts)
    if (noun === null || !(isBeing ? isEach : isPluralNoun(noun) || isAlike(noun)) || rowWords.has(noun.words.at(-1) ?? '')) return null
    const isCounted = kindAt(tokens, end - noun.words.length - 1) === 'number'
    if (!isCounted && (isEach ? isCategory(noun) : isValueNoun({ words: [headOf(noun.words)] }))) return null
    const said = isEach
      ? ofEach(tokens, text, at + 1)
      : ((isCounted || textAt(tokens, at) === '(' ? ofSameKind(tokens, text, at, noun) : null) ??
        (isCounted ? ofAllShares(tokens, text, at) : null) ??
        ofUnknown(tokens, text, at, noun, isCounted) ??
        exampled(tokens, text, at, noun) ??
        chosen(tokens, text, at) ??
        grouped(tokens, text, at, noun, end) ??
        (isCounted && end === at ? dividedInto(tokens, text, at, hintOf(noun, 'in') !== null) : null))
    const hint = hintOf(noun, textAt(tokens, at))
    // Departments have names such as "sales" and "production".
    if (
      said === null ||
      (hint !== 'departments' && areColumns(said) && !said.values.every((value) => isLike(value, noun)) && !areKnown(said, noun))
    )
      return null
    if (isEach ? arePlaces(said) : said.values.some((value) => arePlaces({ values: [value] }))) return null
    const { values, shares, next } = withLaterShares(tokens, said)
    return {
      aspects: [{ type: 'values', values, shares }],
      currency: null,
      column: hint === null ? null : { ...noun, words: [hint] },
      table: hint === null ? noun : null,
      isMore: false,
      first: end,
      next,
    }
  },
}

/** "120 animals: lions, tigers and bears": kinds of the same thing, and no other tables. */
function ofSameKind(tokens: readonly Token[], text: string, at: number, noun: Noun): SaidValues | null {
  const isBracket = textAt(tokens, at) === '('
  if ((!isBracket && textAt(tokens, at) !== ':') || classify(keptWords(noun.words)) === null) return null
  const open = isBracket ? readOpenList(tokens, text, at + 1) : null
  const list = open ?? readSaidValues(tokens, text, at + 1, isBracket ? 'bracket' : 'clause')
  // "doctors (surgeon, dentist)"
  const areAlike = isBracket && list?.values.every((value) => isLike(value, noun)) === true
  // "(10 admins, the rest members)" says how many there are of each.
  if (list?.values.some((value) => /^(?:\d|the rest\b)/i.test(value)) !== false) return null
  if (hasOwnShares(list) || !(areAlike || list.values.some((value) => mayBePlural(value)))) return null
  // More kinds may be said by words that mean something else: "rowers" of machines.
  const isOther = (value: string): boolean => open === null && !isLike(value, noun) && classify(keptWords(value.split(' '))) !== null
  if (list.values.some((value) => value !== value.toLowerCase() || isOther(value))) return null
  return list.values.filter((value) => isLike(value, noun)).length * 2 >= list.values.length ? list : null
}

/** "300 donors: individuals, companies, foundations (90/8/2)": shares of all rows behind the kinds. */
function ofAllShares(tokens: readonly Token[], text: string, at: number): SaidValues | null {
  const list = textAt(tokens, at) === ':' ? readSaidValues(tokens, text, at + 1, 'clause') : null
  if (list === null || list.shares !== null) return null
  const { shares } = withLaterShares(tokens, list)
  return shares !== null && areAll(shares) ? list : null
}

/** "900 tickets (bug, feature, question)": words in brackets that name no columns are kinds of counted rows, known values of any. */
function ofUnknown(tokens: readonly Token[], text: string, at: number, noun: Noun, isCounted: boolean): SaidValues | null {
  const list = textAt(tokens, at) === '(' ? readSaidValues(tokens, text, at + 1, 'bracket') : null
  if (list === null || hasOwnShares(list) || list.values.length < 2) return null
  if (!list.values.every((value) => /^[a-z]+(?:[ -][a-z]+)?$/.test(value))) return null
  if (areKnown(list, noun)) return list
  const things = list.values.filter((value) => mayBePlural(value)).length
  const isSure = isCounted || (areAlone(list, noun) && classify(keptWords(noun.words)) !== null)
  return isSure && things * 2 < list.values.length && !areColumns(list) ? list : null
}

/** Whether shares stand beside the values, which other phrases read: "checking 60%, savings 40%". */
function hasOwnShares({ shares, areSharesBehind }: SaidValues): boolean {
  return shares !== null && areSharesBehind !== true
}

/**
 * Whether most values name no column, and none is surely one: "tickets (adult, child, senior)", "rooms (dorm, private)", but not "users
 * (login, avatar, email)".
 */
function areAlone({ values }: SaidValues, noun: Noun): boolean {
  const named = values.filter((value) => findMeaning(value.split(' '), []).isExact && !isLike(value, noun))
  return named.length * 3 <= values.length && values.every((value) => !/(?:id|name|date|at|no|url)$/.test(value))
}

/** Whether trades know the values for such rows: "checking" and "savings" of accounts. */
function areKnown({ values }: SaidValues, { words }: Noun): boolean {
  return areTradeValues(
    words,
    values.map((value) => value.toLowerCase()),
  )
}

/** Whether a value is a thing such as the rows: "lions" of animals. */
function isLike(value: string, { words }: Noun): boolean {
  const kind = classify(keptWords(value.toLowerCase().split(' ')))
  return kind !== null && kind.archetype === classify(keptWords(words))?.archetype
}

/** Words and signs for more that is not said. */
const readMore = oneOf(['...', '…', '. . .', '. .', 'etc .', 'etc', 'and so on', 'and more', 'and others'])

/** "rolls, bread, cakes | ... with a price": values before words for more. Null for a list that is closed. */
function readOpenList(tokens: readonly Token[], text: string, at: number): SaidValues | null {
  let end = at
  while (end < at + longestList && kindAt(tokens, end) !== null && textAt(tokens, end) !== ')' && readMore(tokens, end) === null) end++
  const more = readMore(tokens, end)
  const list = more === null ? null : readSaidValues(tokens.slice(at, skipBack(tokens, end, at, listJoints, 2)), text, 0, 'item')
  if (more === null || list === null) return null
  return { ...list, next: textAt(tokens, more.next) === ')' ? more.next + 1 : more.next }
}

/** "products like laptops, phones and tablets". People like things, too: "users like posts and photos". */
function exampled(tokens: readonly Token[], text: string, at: number, { words }: Noun): SaidValues | null {
  const said = examples(tokens, at)
  const kind = said === null ? null : classify(keptWords(words))
  if (
    said === null ||
    kind === null ||
    kind.archetype.name === 'category' ||
    said.value === 'including' ||
    (said.value === 'like' && kind.archetype.name === 'person')
  )
    return null
  return readSaidValues(tokens, text, textAt(tokens, said.next) === ',' ? said.next + 1 : said.next, 'clause')
}

const longestList = 40

/** "Every pet is | a dog, a cat or a rabbit". */
function ofEach(tokens: readonly Token[], text: string, at: number): SaidValues | null {
  const kept = tokens.slice(at, at + longestList).filter((token) => token.isCapital || !articles.has(token.text))
  const list = readSaidValues(kept, text, choosing(kept, 0)?.next ?? 0, 'clause')
  const last = kept[(list?.next ?? 0) - 1]
  if (list === null || last === undefined || list.values.some((value) => /\d/.test(value))) return null
  const isChoice = kept.slice(0, list.next).some((token) => token.text === 'or')
  return isChoice ? { ...list, next: tokens.indexOf(last, at) + 1 } : null
}

/** "cars that are | either petrol, diesel or electric" */
function chosen(tokens: readonly Token[], text: string, at: number): SaidValues | null {
  const said = choosing(tokens, at)
  const list = said === null ? null : readSaidValues(tokens, text, said.next, 'clause')
  return list?.values.some((value) => /\d/.test(value)) === true ? null : list
}

/** "employees | in Sales, Legal and Finance", "patients | with asthma, eczema or diabetes" */
function grouped(tokens: readonly Token[], text: string, at: number, noun: Noun, end: number): SaidValues | null {
  const isPlaced = isOneOf(tokens, at, placePrepositions)
  if (end !== at || !(isPlaced || textAt(tokens, at) === 'with')) return null
  if (isPlaced && readPlace(tokens, at + 1, true) !== null) return null
  // In a text in capitals, they tell no names.
  const written = text.slice(noun.start, noun.end)
  if (written === written.toUpperCase() || (classify(keptWords(noun.words))?.family ?? null) === null) return null
  const list = readPeriod(tokens, at + 1) === null ? readSaidValues(tokens, text, at + 1, 'clause') : null
  if (list === null || list.values.some((value) => /\d/.test(value)) || areTables(list)) return null
  // "with priority low, medium or high" names the column.
  if (isCategory({ words: [list.values[0]?.split(' ')[0]?.toLowerCase() ?? ''] })) return null
  if (isPlaced) return list.values.every((value) => /^\p{Lu}/u.test(value)) ? list : null
  const isChoice = tokens.slice(at, list.next).some((token) => token.text === 'or')
  return isChoice || (hintOf(noun, 'with') !== null && !list.values.some(isColumn)) ? list : null
}

/** Whether a value names a column: "patients with age and lifestyle characteristics". */
function isColumn(value: string): boolean {
  const words = value.toLowerCase().split(' ')
  return areFeatures(words) || findMeaning(words, []).isExact
}

/** The column that a noun and a preposition imply; null for none. */
function hintOf({ words }: Noun, preposition: string): string | null {
  const head = singularOf(words.at(-1) ?? '')
  if (placePrepositions.has(preposition)) return workers.has(head) ? 'departments' : null
  return preposition === 'with' && head === 'patient' ? 'diagnosis' : null
}
