import { readShareOfRows } from '../../amounts/share-of-rows.ts'
import { shareStarts } from '../../lexicon/share-words.ts'
import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, skip, skipBack } from '../../reader/index.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const joints = wordSet(', and ; & the while')
const links = skip(wordSet(being, 'aged between from the of in them'), 3)
const ends = wordSet('and while but')

const ofNumbers: ReadonlySet<string> = new Set(['beyond', 'range', 'mean', 'median', 'deviation', 'shape', 'whole'])

/** A share of the numbers before: "40% are aged 18-34, 35% 35-54 and 25% over 55", "between 5 and 500 euros, | half of them below 50". */
export const shareBeyondMore: AttributePhrase = {
  name: 'share_beyond_more',
  precedence: 306,
  startsAt: ({ kind, text }) => kind === 'number' || shareStarts.has(text),
  read: (tokens, at, free, last) => {
    if (last === null || !last.fact.aspects.every(({ type }) => ofNumbers.has(type))) return null
    const isFirst = last.fact.aspects.every(({ type }) => type !== 'beyond')
    if (skipBack(tokens, at, Math.max(free, last.next), joints, 3) > last.next) return null
    const said = readShareOfRows(tokens, at)
    if (said === null || said.share <= 0 || said.share >= 1) return null
    // "35% | are between": the words between belong to the range where they announce it.
    const range = readSaidRange(tokens, links(tokens, said.next).next) ?? readSaidRange(tokens, said.next)
    if (range === null || range.min === range.max) return null
    if (isFirst && !range.isAnnounced) return null
    const { next } = range
    if (!endsClause(tokens, next) && !isOneOf(tokens, next, ends)) return null
    const aspects = [{ type: 'beyond', share: said.share, ...boundsOf(range) }] as const
    return { aspects, currency: range.currency, column: null, table: null, isMore: true, first: at, next }
  },
}
