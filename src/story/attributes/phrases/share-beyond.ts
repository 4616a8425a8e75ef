import { partStarts } from '../../lexicon/share-words.ts'
import { readShare } from '../../amounts/share.ts'
import { articles, definites, determiners, pronouns } from '../../lexicon/determiners.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { being, having } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, oneOf, skip, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore, nounOf, readNoun } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { measureVerbs } from '../readers/measure-verbs.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const skipOf = skip(wordSet(determiners, definites, 'of'), 3)
const skipLinks = skip(wordSet(relatives, being, having, articles, 'must should can'), 3)
const skipBeing = skip(wordSet(being), 1)
const joints = wordSet(', with and where : ;')
const ends = oneOf(['and', 'but', 'while', 'the rest', 'which'])

/** What has a number beyond a bound. Both are null for the amount of the rows before. */
interface Measured {
  readonly table: Noun | null
  readonly column: Noun | null
  readonly next: number
}

/** A share of numbers within bounds: "10% of the scores are below 50", "5% above 10,000 euros", "a third of them cost less than 10 euros". */
export const shareBeyond: AttributePhrase = {
  name: 'share_beyond',
  precedence: 310,
  startsAt: ({ kind, text }) => kind === 'number' || partStarts.has(text),
  read: (tokens, at, free) => {
    const said = readShare(tokens, at)
    const of = said === null || said.share <= 0 || said.share >= 1 ? null : measuredAt(tokens, said.next)
    const range = of === null ? null : readSaidRange(tokens, of.next)
    if (said === null || of === null || range === null || !range.isAnnounced) return null
    if (!endsClause(tokens, range.next) && ends(tokens, range.next) === null) return null
    const table = of.table ?? (of.column === null ? nounBefore(tokens, skipBack(tokens, at, free, joints, 2), free) : null)
    if (of.column === null && (table === null || range.currency === null)) return null
    return {
      aspects: [{ type: 'beyond', share: said.share, ...boundsOf(range) }],
      currency: range.currency,
      column: of.column,
      table,
      isMore: false,
      first: at,
      next: range.next,
    }
  },
}

/** "Of the | scores are", "of orders have a total", "of them cost", or nothing. */
function measuredAt(tokens: readonly Token[], at: number): Measured | null {
  const isOf = textAt(tokens, at) === 'of'
  const start = isOf ? skipOf(tokens, at).next : at
  const isPronoun = isOneOf(tokens, start, pronouns)
  const noun = !isOf || isPronoun ? null : readNoun(tokens, start)
  if (isOf && !isPronoun && noun === null) return null
  const after = noun?.next ?? (isPronoun ? start + 1 : start)
  const verb = skipLinks(tokens, after).next
  const implied = measureVerbs.get(textAt(tokens, verb)) ?? null
  if (implied !== null) return { table: noun?.noun ?? null, column: { ...nounOf(tokens, verb, verb + 1), words: implied }, next: verb + 1 }
  const own = tokens.slice(after, verb).some(({ text }) => having.has(text)) ? readNoun(tokens, verb) : null
  if (own !== null) return { table: noun?.noun ?? null, column: own.noun, next: skipBeing(tokens, own.next).next }
  if (noun !== null && columnSureness(noun.noun) === 'known') return { table: null, column: noun.noun, next: verb }
  return kindAt(tokens, verb) === null ? null : { table: noun?.noun ?? null, column: null, next: verb }
}
