import type { Aspect, SaidBounds } from '../attributes/aspect.ts'
import { areMostRows } from '../attributes/readers/are-all-rows.ts'
import { boundsOf } from '../attributes/readers/said-range.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import { definites } from '../lexicon/determiners.ts'
import { mostShare } from '../lexicon/share-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { skipBack, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'

const ofWords = wordSet(definites, 'of')

/** Reads bounds of most rows as a share of them: "most books have 200 to 400 pages", "most of the users are between 25 and 40 years old". */
export const withMost: Revision = ({ facts, asides }, { tokens }) => ({
  facts: facts.map((fact): Fact => (fact.type === 'attribute' ? (ofMost(fact, tokens) ?? fact) : fact)),
  asides,
})

/** Returns the statement as one about a share of the rows. Null if "most" does not stand before its rows. */
function ofMost(fact: AttributeFact, tokens: readonly Token[]): AttributeFact | null {
  const bounds = fact.aspects.map(boundsIn)
  const rows = firstFrom(tokens, Math.min(fact.start, fact.table?.start ?? fact.start, fact.column?.start ?? fact.start))
  const at = skipBack(tokens, rows, 0, ofWords, 2) - 1
  if (textAt(tokens, at) !== 'most' || !areMostRows(tokens, at, fact.table ?? { words: [''] })) return null
  const said = bounds.find((each) => each !== null)
  if (said === undefined || said === null || !fact.aspects.every(({ type }) => type === 'whole' || boundTypes.has(type))) return null
  const { start } = tokens[at] as Token
  return { ...fact, aspects: [{ type: 'beyond', share: mostShare, ...said }], start }
}

const boundTypes: ReadonlySet<string> = new Set(['range', 'values'])

/** The bounds of an aspect. Two neighbouring numbers are bounds too: "2 or 3 nights". */
function boundsIn(aspect: Aspect): SaidBounds | null {
  if (aspect.type === 'range') return boundsOf(aspect)
  if (aspect.type !== 'values' || aspect.shares !== null) return null
  const numbers = aspect.values.map(Number)
  const [min = Number.NaN] = numbers
  return numbers.every((number, i) => number === min + i) ? { min, max: numbers.at(-1) ?? min } : null
}
