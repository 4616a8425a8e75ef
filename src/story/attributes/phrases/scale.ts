import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { nounBefore } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { isValueNoun } from '../readers/value-nouns.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const links = wordSet(being, 'go goes run runs range ranges ranging from of in between : = ( [ -')
const through = wordSet('to through till until - – …')
const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const longestScale = 26

interface Scale {
  readonly values: readonly string[]
  readonly next: number
}

/** The values of an ordered scale: "grade A to F", "energy labels go from A to G", "priority P1-P4", "sizes XS to XXL". */
export const scale: AttributePhrase = {
  name: 'scale',
  precedence: 150,
  startsAt: ({ text }) => /^(?:[a-z]|x{1,3}[sl]|[a-z]{1,4}\d{1,3})$/.test(text),
  read: (tokens, at, free) => {
    const said = readScale(tokens, at)
    if (said === null) return null
    const end = skipBack(tokens, at, free, links, 3)
    const column = nounBefore(tokens, end, free)
    // "Routes A to B" are no scale.
    const mayBeColumn = column !== null && (isValueNoun(column) || (said.values.length > 2 && columnSureness(column) !== 'none'))
    if (!mayBeColumn) return null
    const isClosed = isOneOf(tokens, at - 1, brackets) && isOneOf(tokens, said.next, brackets)
    const aspects = [{ type: 'values', values: said.values, shares: null } as const]
    return { aspects, currency: null, column, table: null, isMore: false, first: end, next: isClosed ? said.next + 1 : said.next }
  },
}

const brackets = wordSet('( ) [ ]')

function readScale(tokens: readonly Token[], at: number): Scale | null {
  const isJoined = tokens[at + 1]?.start === (tokens[at]?.end ?? 0) + 1 && tokens[at]?.isHyphened === true
  const last = isJoined ? at + 1 : isOneOf(tokens, at + 1, through) ? at + 2 : null
  if (last === null || tokens[at]?.isCapital !== true || tokens[last]?.isCapital !== true) return null
  const values = valuesBetween(textAt(tokens, at).toUpperCase(), textAt(tokens, last).toUpperCase())
  return values === null ? null : { values, next: last + 1 }
}

/** All values of a scale from its first to its last one; null if they are of none. */
function valuesBetween(first: string, last: string): readonly string[] | null {
  const [low, high] = [sizes.indexOf(first), sizes.indexOf(last)]
  if (low >= 0 && high > low) return sizes.slice(low, high + 1)
  const [from, to] = [readStep(first), readStep(last)]
  if (from === null || to === null || from.prefix !== to.prefix || from.isLetter !== to.isLetter) return null
  const count = to.step - from.step + 1
  if (count < 2 || count > longestScale) return null
  return Array.from({ length: count }, (_, index) =>
    from.isLetter ? String.fromCodePoint(from.step + index) : `${from.prefix}${from.step + index}`,
  )
}

/** "A" is a letter; "P1" is the number 1 behind "P". */
function readStep(text: string): { readonly prefix: string; readonly step: number; readonly isLetter: boolean } | null {
  if (/^[A-Z]$/.test(text)) return { prefix: '', step: text.codePointAt(0) ?? 0, isLetter: true }
  const [, prefix, digits] = /^([A-Z]{1,4})(\d{1,3})$/.exec(text) ?? []
  return prefix === undefined || digits === undefined ? null : { prefix, step: Number(digits), isLetter: false }
}
