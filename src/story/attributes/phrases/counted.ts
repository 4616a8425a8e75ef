import { classify } from '../../compose/classify.ts'
import { keptWords, mayBePlural } from '../../compose/noun-words.ts'
import type { Noun } from '../../words/noun.ts'
import { boundStarts } from '../../lexicon/bounds.ts'
import { distributives, perWords } from '../../lexicon/determiners.ts'
import { featureNouns, scaleNouns } from '../../lexicon/feature-nouns.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { having } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { nounBefore, readNoun } from '../../words/nouns.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { singularOf } from '../../words/words.ts'
import { timesSaid } from '../readers/times-said.ts'
import { boundsOf, readSaidRange, type SaidRange } from '../readers/said-range.ts'
import type { Aspect } from '../aspect.ts'
import { readChoice } from '../readers/number-choice.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

const joints = wordSet('and , &')
const after = wordSet('and , with in for ( as but')
/** Most rows that each row has of its own. */
const mostRows = 100
/** Most tokens before the number in which the sentence may name the rows. */
const reach = 30

/** A number of something in each row, if it is no table: "180 hotels with 3 to 5 stars and 20 to 400 rooms", "..., at most 3 retries". */
export const counted: AttributePhrase = {
  name: 'counted',
  precedence: 90,
  startsAt: ({ kind, text }) => kind === 'number' || boundStarts.has(text),
  read: (tokens, at) => {
    const chosen = chosenAt(tokens, at)
    if (chosen !== null) return chosen
    const said = readSaidRange(tokens, at)
    if (said === null || said.currency !== null || !isOfRows(tokens, at)) return null
    const found = nounAfter(tokens, said)
    if (found === null || !isColumn(tokens, said, found.noun)) return null
    if (!endsClause(tokens, found.next) && !isOneOf(tokens, found.next, after)) return null
    const { start } = tokens[at] as Token
    return {
      aspects: [{ type: 'range', ...boundsOf(said) }, { type: 'whole' }],
      currency: null,
      // The noun is taken together with the number; alone it would name a table.
      column: { words: found.noun.words, start, end: start },
      table: rowsBefore(tokens, at),
      isMore: false,
      first: at,
      next: found.next,
    }
  },
}

/** A choice of numbers of something in each row: "houses with | 2, 3 or 4 bedrooms". Null for others. */
function chosenAt(tokens: readonly Token[], at: number): AttributeReading | null {
  const said = isOfRows(tokens, at) ? readChoice(tokens, at) : null
  const found = said === null || said.currency !== null ? null : nounAfter(tokens, said)
  const last = found?.noun.words.at(-1) ?? ''
  if (said === null || found === null || !featureNouns.has(singularOf(last)) || timesSaid(tokens, last) > 1) return null
  const next = textAt(tokens, found.next) === 'each' ? found.next + 1 : found.next
  if (!endsClause(tokens, next) && !isOneOf(tokens, next, after)) return null
  const { start } = tokens[at] as Token
  const column = { words: found.noun.words, start, end: start }
  return { aspects: aspectsOf(said.values), currency: null, column, table: rowsBefore(tokens, at), isMore: false, first: at, next }
}

/** The counted rows right before "with": "40 tables with | 2 to 6 seats". Null for others. */
function rowsBefore(tokens: readonly Token[], at: number): Noun | null {
  const noun = textAt(tokens, at - 1) === 'with' ? nounBefore(tokens, at - 1, 0) : null
  return noun !== null && kindAt(tokens, at - 2 - noun.words.length) === 'number' ? noun : null
}

/** "2, 3 or 4" are all numbers from 2 to 4, and "100, 150 or 200" those in steps of 50. Other numbers are values. */
function aspectsOf(values: readonly string[]): readonly Aspect[] {
  const [min = 0, second = 0, ...more] = values.map(Number)
  const step = second - min
  const max = more.at(-1) ?? second
  const isEven = step > 0 && Number.isInteger(step) && min % step === 0 && more.every((number, at) => number === second + step * (at + 1))
  if (!isEven) return [{ type: 'values', values, shares: null }]
  return [{ type: 'range', min, max }, ...(step === 1 ? [] : [{ type: 'step', value: step } as const]), { type: 'whole' }]
}

/** The counted noun. "Stars" is also a unit. */
function nounAfter(
  tokens: readonly Token[],
  { unit, next }: Pick<SaidRange, 'unit' | 'next'>,
): { readonly noun: Noun; readonly next: number } | null {
  if (unit === null) return readNoun(tokens, next)
  return featureNouns.has(singularOf(unit)) ? readNoun(tokens, next - 1) : null
}

function isColumn(tokens: readonly Token[], { min, max }: SaidRange, { words }: Noun): boolean {
  const last = words.at(-1) ?? ''
  if (!mayBePlural(last) || timeWords.has(last) || words.length > 2) return false
  if (scaleNouns.has(singularOf(last)) && min !== null && min <= 1 && max !== null) return true
  if (timesSaid(tokens, last) > 1) return false
  if (min === null || max === null) return featureNouns.has(singularOf(last))
  // Larger numbers of rows for each row are no ratio: "companies with between 10 and 5000 employees".
  return featureNouns.has(singularOf(last)) || max > mostRows || classify(keptWords(words)) === null
}

const boundsOpen = wordSet('from between')

/** Whether the number is a property of the rows, and not a number of other rows for each. */
function isOfRows(tokens: readonly Token[], at: number): boolean {
  if (!isOneOf(tokens, at - 1, having) && !isOneOf(tokens, at - 1, joints)) return false
  let isOwned = false
  for (let before = at - 1; before >= Math.max(0, at - reach) && !/^[.;!?\n]$/.test(textAt(tokens, before)); before--) {
    if (isOneOf(tokens, before, distributives) || isOneOf(tokens, before, perWords)) return false
    // "Hotels from 20 to 400 rooms" have them; "between 50 and 100 customers" are of nothing.
    const isBounds = isOneOf(tokens, before, boundsOpen) && nounBefore(tokens, before, 0) !== null
    isOwned ||= isOneOf(tokens, before, having) || isBounds
  }
  return isOwned
}
