import { endsClause, isOneOf, kindAt, oneOf, skip, textAt } from '../../reader/index.ts'
import { articles, perWords } from '../../lexicon/determiners.ts'
import { being, having, modals } from '../../lexicon/verbs.ts'
import { clauseJoints } from '../../lexicon/connectives.ts'
import { functionWords, singularOf } from '../../words/words.ts'
import { isTimeUnit } from '../../lexicon/time-units.ts'
import { nounBefore, nounOf } from '../../words/nouns.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Noun } from '../../words/noun.ts'
import { onlyCounted } from '../../amounts/counted-before.ts'
import type { Token } from '../../tokens/token.ts'
import type { SaidBounds } from '../aspect.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { comparedColumns, measureVerbs } from '../readers/measure-verbs.ts'
import { readSaidNumber } from '../readers/said-number.ts'
import { boundsOf, readSaidRange, type SaidRange } from '../readers/said-range.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

const opening = oneOf(['no', 'none of the', 'none of our', 'not a single', 'not one'])
const exceeding = wordSet('exceeds exceed exceeded surpasses surpass')
const plain = wordSet(being, modals, having, 'ever goes go falls fall drops drop rises rise')
/** The rows that the story is about. */
const ofAll = oneOf(['nobody', 'no one', 'noone', 'none of them', 'none', 'not one of them'])
/** Words that may stand before a bound, behind the subject. */
const links = skip(wordSet(plain, articles, 'ever'), 4)
/** Most words of the rows. */
const mostWords = 3

/**
 * Bounds that no row passes: "no receipt is over 60 euros", "none of the orders exceeds 500", "no room costs less than 80", "nobody is
 * younger than 18".
 */
export const noneBeyond: AttributePhrase = {
  name: 'none_beyond',
  precedence: 340,
  startsAt: ({ text }) => /^(?:no|none|not|nobody|noone)$/.test(text),
  read: (tokens, at) => {
    const all = ofAll(tokens, at)?.next
    if (all !== undefined && isPredicate(textAt(tokens, all))) {
      const rows = onlyCounted(tokens, at)
      return rows === null ? null : beyond(tokens, at, rows, all)
    }
    const start = opening(tokens, at)?.next
    if (start === undefined) return null
    for (let verb = start + 1; verb <= start + mostWords; verb++) {
      const text = textAt(tokens, verb)
      if (isPredicate(text)) return nounBefore(tokens, verb, start) && beyond(tokens, at, nounOf(tokens, start, verb), verb)
      if (functionWords.has(text) || kindAt(tokens, verb) !== 'word') return null
    }
    return null
  },
}

/** Whether a word may stand between rows and their bound. */
function isPredicate(text: string): boolean {
  return plain.has(text) || exceeding.has(text) || measureVerbs.has(text)
}

/** @param subject the rows, or the column @param verb the token behind them */
function beyond(tokens: readonly Token[], at: number, subject: Noun, verb: number): AttributeReading | null {
  const behind = links(tokens, verb).next
  const measure = measureVerbs.has(textAt(tokens, behind)) ? behind : verb
  const implied = measureVerbs.get(textAt(tokens, measure))
  const first = implied === undefined ? behind : measure + 1
  // "No receipt has | a total | over 60".
  const own = boundAt(tokens, first) === null ? columnBefore(tokens, first) : null
  const said = boundAt(tokens, own === null ? first : own.next)
  if (said === null || !isWhole(tokens, said.next)) return null
  const compared = tokens.slice(first, said.next).find(({ text }) => comparedColumns.has(text))
  const name = compared === undefined ? implied : [comparedColumns.get(compared.text) ?? '']
  const isColumn = own === null && name === undefined && columnSureness({ ...subject, words: subject.words.map(singularOf) }) === 'known'
  const column = own?.noun ?? (name === undefined || name === null ? null : { ...nounOf(tokens, verb, verb + 1), words: name })
  return {
    aspects: [{ type: 'range', ...boundsOf(said) }],
    currency: said.currency,
    column: isColumn ? subject : column,
    table: isColumn ? null : subject,
    isMore: false,
    first: at,
    next: pastPeriod(tokens, said.next),
  }
}

/** The column before a bound. */
function columnBefore(
  tokens: readonly Token[],
  at: number,
): { readonly noun: NonNullable<ReturnType<typeof nounBefore>>; readonly next: number } | null {
  for (let next = at + 1; next <= at + mostWords; next++) {
    const noun = boundAt(tokens, next) === null ? null : nounBefore(tokens, next, at)
    if (noun !== null && noun.words.length === next - at) return { noun, next }
  }
  return null
}

type OneSided = SaidBounds & Pick<SaidRange, 'currency' | 'next'>

/** The bounds of the rows, where none has a value beyond those at a token. */
function boundAt(tokens: readonly Token[], at: number): OneSided | null {
  const number = isOneOf(tokens, at, exceeding) ? readSaidNumber(tokens, at + 1) : null
  if (number !== null) return { min: null, max: number.value, currency: number.currency, next: number.next }
  const said = readSaidRange(tokens, at)
  if (said === null || !said.isAnnounced || (said.min === null) === (said.max === null)) return null
  const { currency, next, isOpen } = said
  return { min: said.max, max: said.min, ...(isOpen === true ? {} : { isOpen: true as const }), currency, next }
}

/** Whether nothing else is bounded: "no student has more than 5 | courses". */
function isWhole(tokens: readonly Token[], at: number): boolean {
  const next = pastPeriod(tokens, at)
  return endsClause(tokens, next) || (clauseJoints.has(textAt(tokens, next)) && textAt(tokens, next) !== 'or')
}

/** "80 euros | per night", "3 years | old". */
function pastPeriod(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) === 'old') return at + 1
  return (isOneOf(tokens, at, perWords) || textAt(tokens, at) === 'a') && isTimeUnit(textAt(tokens, at + 1)) ? at + 2 : at
}
