import type { Share } from '../../amounts/share.ts'
import { readShareOfRows } from '../../amounts/share-of-rows.ts'
import { articles, definites, determiners, distributives, pronouns } from '../../lexicon/determiners.ts'
import { isPersonNoun } from '../../compose/is-person-noun.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { mostShare, mostTurns, partStarts } from '../../lexicon/share-words.ts'
import { being, having } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, oneOf, skip, skipBack, textAt, hasOneOf } from '../../reader/index.ts'
import { ageEnd } from '../../times/said-age.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore, nounOf, readNoun } from '../../words/nouns.ts'
import { areAllRows, areMostRows } from '../readers/are-all-rows.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { measureVerbs } from '../readers/measure-verbs.ts'
import { isTimeUnit } from '../../lexicon/time-units.ts'
import { pluralOf } from '../../words/words.ts'
import { boundsOf, readSaidRange, type SaidRange } from '../readers/said-range.ts'
import type { AttributePhrase } from './attribute-phrase.ts'
import { withoutVerb } from '../../words/without-verb.ts'

const starts = wordSet(partStarts, 'most the')
const mostOf = oneOf(mostTurns)
const skipOf = skip(wordSet(determiners, definites, 'of'), 3)
const skipLinks = skip(wordSet(relatives, being, having, articles, 'must should can'), 3)
const skipBeing = skip(wordSet(being, 'of'), 1)
const late = /^(?:late|delayed|overdue)$/
const joints = wordSet(', with and where : ;')
const years = wordSet('years year yrs yr')
const old = oneOf(['old', 'of age'])
const ends = oneOf(['and', 'but', 'while', 'the rest', 'which'])

/** What has a number beyond a bound. Both are null for the amount of the rows before. */
interface Measured {
  readonly table: Noun | null
  readonly column: Noun | null
  /** Whether a verb implies the column: "last", "cost". */
  readonly isImplied?: true
  readonly next: number
}

const ofRows = wordSet('on for in at with')

/**
 * A share of numbers within bounds: "10% of the scores are below 50", "5% above 10,000 euros", "a third of them cost less than 10 euros",
 * "most rentals last 3 to 7 days".
 */
export const shareBeyond: AttributePhrase = {
  name: 'share_beyond',
  precedence: 310,
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text),
  read: (tokens, at, free) => {
    const said = shareAt(tokens, at)
    if (said === null || said.share <= 0 || said.share >= 1) return null
    const measured = measuredAt(tokens, said.next)
    // "Tips | on 40% of orders between 1 and 10 dollars" is about the tips, also where their column is read before.
    const owner = measured?.column === null && isOneOf(tokens, at - 1, ofRows) ? nounBefore(tokens, at - 1, at - 3) : null
    const of = measured === null || owner === null ? measured : { ...measured, column: owner }
    const range = of === null ? null : readSaidRange(tokens, of.next)
    if (of === null || range === null) return null
    const rows = of.table ?? { words: [] }
    // "20% of red lamps cost more than 90" says nothing of the other lamps.
    if (!(textAt(tokens, at) === 'most' ? areMostRows(tokens, at, rows) : areAllRows(tokens, rows))) return null
    const delay = range.isAnnounced ? delayOf(tokens, of, range) : null
    if (delay !== null)
      return {
        aspects: [{ type: 'beyond', share: said.share, ...boundsOf(range) }],
        currency: null,
        column: delay.column,
        table: of.table,
        isMore: false,
        first: at,
        next: delay.next,
      }
    const table = of.table ?? (of.column === null ? nounBefore(tokens, skipBack(tokens, at, free, joints, 2), free) : null)
    const ages = of.column === null && range.currency === null ? agesEnd(tokens, of.next, range, table) : null
    if (!range.isAnnounced && ages === null && (of.isImplied !== true || range.min === range.max)) return null
    const next = ages ?? range.next
    if (!endsClause(tokens, next) && ends(tokens, next) === null) return null
    if (of.column === null && ages === null && (table === null || range.currency === null)) return null
    const { start } = tokens[of.next] as Token
    return {
      aspects: [{ type: 'beyond', share: said.share, ...boundsOf(range) }],
      currency: range.currency,
      column: ages === null ? of.column : { words: ['age'], start, end: start },
      table,
      isMore: false,
      first: at,
      next,
    }
  },
}

/** The time by which rows are late: "delayed by | more than 30 minutes", "more than 2 hours | late". Null for other numbers. */
function delayOf(tokens: readonly Token[], { next }: Measured, range: SaidRange): { readonly column: Noun; readonly next: number } | null {
  const at = textAt(tokens, next - 1) === 'by' ? next - 2 : next - 1
  const isBefore = late.test(textAt(tokens, at))
  const isBehind = late.test(textAt(tokens, range.next))
  const end = isBefore ? range.next : range.next + 1
  if (!(isBefore || isBehind) || !isTimeUnit(range.unit ?? '') || !(endsClause(tokens, end) || ends(tokens, end) !== null)) return null
  const unit = pluralOf(range.unit ?? '')
  return { column: { ...nounOf(tokens, range.next - 1, range.next), words: ['delay', unit], name: `delay_${unit}` }, next: end }
}

/** The token after ages of people: "over 60", "older than 65", "between 25 and 40 years old". Null for other numbers. */
function agesEnd(tokens: readonly Token[], at: number, { unit, next }: SaidRange, table: Noun | null): number | null {
  if (table === null || !isPersonNoun(table)) return null
  return (unit !== null && years.has(unit) ? old(tokens, next)?.next : undefined) ?? ageEnd(tokens, at)
}

/** Reads "10%" or "most", if rows or "of" are next. */
function shareAt(tokens: readonly Token[], at: number): Share | null {
  const most = mostOf(tokens, at)
  return most === null ? readShareOfRows(tokens, at) : { share: mostShare, next: most.next }
}

/** "Of the | scores are", "of orders have a total", "of them cost", "one in three | lamps costs", or nothing. */
function measuredAt(tokens: readonly Token[], at: number): Measured | null {
  // "10% of the rentals last", "most rentals last".
  const isOf = textAt(tokens, at) === 'of' || textAt(tokens, at - 1) === 'most'
  const start = isOf ? skipOf(tokens, at).next : at
  const isPronoun = isOneOf(tokens, start, pronouns)
  const read = isPronoun ? null : readNoun(tokens, start)
  const found = read === null ? null : withoutVerb(tokens, read, measureVerbs)
  const isRows = isOf || isOneOf(tokens, at - 2, distributives) || isOneOf(tokens, found?.next ?? at, measureVerbs)
  const noun = isRows ? found : null
  if (isOf && !isPronoun && noun === null) return null
  const after = noun?.next ?? (isPronoun ? start + 1 : start)
  const verb = skipLinks(tokens, after).next
  if (late.test(textAt(tokens, verb)))
    return { table: noun?.noun ?? null, column: null, next: textAt(tokens, verb + 1) === 'by' ? verb + 2 : verb + 1 }
  const implied = measureVerbs.get(textAt(tokens, verb)) ?? null
  if (implied !== null)
    return { table: noun?.noun ?? null, column: { ...nounOf(tokens, verb, verb + 1), words: implied }, isImplied: true, next: verb + 1 }
  const own = hasOneOf(tokens, after, verb, having) ? readNoun(tokens, verb) : null
  if (own !== null) return { table: noun?.noun ?? null, column: own.noun, next: skipBeing(tokens, own.next).next }
  if (noun !== null && columnSureness(noun.noun) === 'known') return { table: null, column: noun.noun, next: verb }
  return kindAt(tokens, verb) === null ? null : { table: noun?.noun ?? null, column: null, next: verb }
}
