import { boundWords } from '../../lexicon/bounds.ts'
import { dimensionOf } from '../../lexicon/dimensions.ts'
import { distributives } from '../../lexicon/determiners.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isPluralNoun, nounBefore } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { readChoice } from '../readers/number-choice.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import { firstOf, isOfSome } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet(boundWords, 'between from')
const links = wordSet(being, modals, distributives, ', : ( - all usually always of')
/** How far something reaches, by an adjective: "1 to 25 km long". */
const extents: ReadonlyMap<string, string> = new Map(
  Object.entries({ long: 'length', high: 'height', tall: 'height', wide: 'width', deep: 'depth' }),
)

/** Bounds of rows whose unit alone says what is measured: "20 parcels, each 0.5 to 3 ha", "trips from 1 to 25 km". */
export const inUnit: AttributePhrase = {
  name: 'in_unit',
  precedence: 95,
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text),
  read: (tokens, at, free) => {
    const range = readSaidRange(tokens, at)
    const choice = range === null ? readChoice(tokens, at) : null
    const said = range?.min === null || range?.max === null ? null : (range ?? choice)
    const measured = dimensionOf(said?.unit ?? '')
    if (said === null || measured === undefined) return null
    const extent = extents.get(textAt(tokens, said.next))
    const next = extent === undefined ? said.next : said.next + 1
    const after = skipBack(tokens, at, free, links, 4)
    const isEach = isOneOf(tokens, at - 1, distributives)
    const table = nounBefore(tokens, after, free)
    if (!endsClause(tokens, next) || table === null || !isPluralNoun(table) || columnSureness(table) !== 'none') return null
    if ((!isEach && textAt(tokens, at - 1) === ',') || isOfSome(tokens, firstOf(tokens, after, table), isEach ? at : after, free))
      return null
    const { start } = tokens[at] as Token
    return {
      aspects: [range === null ? { type: 'values', values: choice?.values ?? [], shares: null } : { type: 'range', ...boundsOf(range) }],
      currency: null,
      // The unit is taken together with the number; alone it would name a table.
      column: { words: [extent ?? measured], start, end: start },
      table,
      isMore: false,
      first: after,
      next,
    }
  },
}
