import { definites } from '../../lexicon/determiners.ts'
import { nounOf, readNoun } from '../../words/nouns.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import { endsClause, isOneOf, kindAt, skip, skipBack, textAt } from '../../reader/index.ts'
import { flawAdjectives } from '../../lexicon/flaw-turns.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { readShareOfRows } from '../../amounts/share-of-rows.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { nounBeforeLink } from '../readers/dirt-before.ts'
import { canStartDirt } from '../readers/said-dirt.ts'
import { firstOf } from '../readers/subject-before.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

const joints = wordSet(', and in ; for of')
const behindShare = wordSet('in of for')

/** The next share of a list whose columns stand behind their shares: "missing values: 4% in age, | 2% in price". */
function shareFirst(tokens: readonly Token[], at: number, aspect: Extract<Aspect, { type: 'missing' | 'mess' }>): AttributeReading | null {
  const share = readShareOfRows(tokens, at)
  if (share === null || share.share > 1 || !isOneOf(tokens, share.next, behindShare)) return null
  const found = readNoun(tokens, skip(definites, 1)(tokens, share.next + 1).next)
  const isInside = textAt(tokens, share.next) === 'in'
  if (found === null || !(isInside || columnSureness(found.noun) === 'known')) return null
  if (!endsClause(tokens, found.next) && !isOneOf(tokens, found.next, joints)) return null
  return {
    aspects: [{ ...aspect, part: { share: share.share } }],
    currency: null,
    column: found.noun,
    table: null,
    isMore: false,
    first: at,
    next: found.next,
  }
}

/**
 * The same dirt for another column: "missing values in bedrooms (4%) | and in year_built (9%)", "income is missing for 25%, | satisfaction
 * for 5%".
 */
export const dirtMore: AttributePhrase = {
  name: 'dirt_more',
  precedence: 280,
  startsAt: ({ kind, text }) => kind === 'number' || text === 'half',
  read: (tokens, at, _, last) => {
    const [aspect] = last?.fact.aspects ?? []
    if (last === null || (aspect?.type !== 'missing' && aspect?.type !== 'mess') || aspect.part === null) return null
    const start = skip(joints, 3)(tokens, last.next).next
    if (start === at && last.fact.column !== null) return shareFirst(tokens, at, aspect)
    const share = start > last.next && start < at ? readShareOfRows(tokens, at) : null
    if (share === null || share.share > 1) return null
    const end = skipBack(tokens, at, start, wordSet('( : for in = about'), 2)
    const found = end < at ? nounBeforeLink(tokens, end, start) : null
    // "5% missing ages and | negative prices in 1%" begins other dirt.
    if (found === null || canStartDirt(textAt(tokens, start)) || isOneOf(tokens, start, flawAdjectives)) return null
    if (firstOf(tokens, found.end, found.noun) !== start || columnSureness(found.noun) === 'none') return null
    const isClosed = textAt(tokens, share.next) === ')'
    if (!isClosed && !endsClause(tokens, share.next) && !isOneOf(tokens, share.next, joints)) return null
    const column = nounOf(tokens, start, found.end)
    const next = isClosed ? share.next + 1 : share.next
    return {
      aspects: [{ ...aspect, part: { share: share.share } }],
      currency: null,
      column,
      table: null,
      isMore: false,
      first: kindAt(tokens, end) === null ? at : end,
      next,
    }
  },
}
