import { closingBrackets } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { nounBefore } from '../../words/nouns.ts'
import { singularOf } from '../../words/words.ts'
import { jointEnd } from '../readers/joint-end.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

/** Names of columns with bands. */
const bandNouns = wordSet('group groups band bands bracket brackets bucket buckets range ranges category categories class classes')
const links = wordSet(': ( are of in')
const dashes = wordSet('- – to')
const openBelow = wordSet('under below < <=')
const openAbove = wordSet('over above > >=')
const older = wordSet('+ plus')
const fewest = 2
const most = 20

/** Bands of numbers, which become values as written: "age groups 18-24, 25-34, 35-44 and 45+". */
export const bands: AttributePhrase = {
  name: 'bands',
  precedence: 120,
  startsAt: ({ kind, text }) => kind === 'number' || openBelow.has(text) || openAbove.has(text),
  read: (tokens, at, free, _, text) => {
    const after = skipBack(tokens, at, free, links, 2)
    const noun = bandNouns.has(textAt(tokens, after - 1)) ? nounBefore(tokens, after, free) : null
    if (noun === null || noun.words.length < 2) return null
    const values: string[] = []
    let next = at
    while (values.length < most) {
      const end = bandEnd(tokens, next)
      if (end === null) return null
      values.push(text.slice(tokens[next]?.start, tokens[end - 1]?.end))
      next = end
      const joint = jointEnd(tokens, end)
      if (joint === null || bandEnd(tokens, joint) === null) break
      next = joint
    }
    if (values.length < fewest || new Set(values).size < values.length) return null
    const column = { ...noun, words: [...noun.words.slice(0, -1), singularOf(noun.words.at(-1) ?? '')] }
    const isClosed = isOneOf(tokens, next, closingBrackets) && textAt(tokens, at - 1) === '('
    const aspect = { type: 'values', values, shares: null } as const
    return { aspects: [aspect], currency: null, column, table: null, isMore: false, first: after, next: isClosed ? next + 1 : next }
  },
}

/** The token after a band: "18-24", "45+", "under 18". Null for none. */
function bandEnd(tokens: readonly Token[], at: number): number | null {
  if (isOneOf(tokens, at, openBelow) || isOneOf(tokens, at, openAbove)) return kindAt(tokens, at + 1) === 'number' ? at + 2 : null
  if (kindAt(tokens, at) !== 'number') return null
  if (isOneOf(tokens, at + 1, older)) return at + 2
  return isOneOf(tokens, at + 1, dashes) && kindAt(tokens, at + 2) === 'number' ? at + 3 : null
}
