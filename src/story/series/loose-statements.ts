import { readItemAspects } from '../attributes/readers/item-aspects.ts'
import { boundsOf, readSaidRange } from '../attributes/readers/said-range.ts'
import { dirt } from '../attributes/phrases/dirt.ts'
import type { AttributeFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, skipBack, spanOf, textAt } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import { tokensTaken } from '../tokens/within.ts'
import type { Noun } from '../words/noun.ts'

/** Words at the start of such a statement. */
const openings = wordSet('with values value readings ranging usually typically always normally')
const separators = wordSet(', ; ( .')
/** Most tokens of one statement. */
const longest = 16

/**
 * Statements about the only measure of a series that stand alone, behind its things or its period: "daily temperatures for 10 cities in 2023, |
 * between -10 and 38 degrees | , 3% missing". Each goes on to the end of its clause,
 * or to the next part of the series.
 */
export function looseStatements(text: string, tokens: readonly Token[], column: Noun, parts: readonly Span[]): readonly AttributeFact[] {
  const taken = tokensTaken(tokens, parts)
  const found: AttributeFact[] = []
  for (let at = tokens.findIndex(({ start }) => start >= column.end); at >= 0 && at < tokens.length; at++) {
    const first = skipBack(tokens, at, 0, openings, 2)
    const isBehind = taken[first - 1] === 1 || isOneOf(tokens, first - 1, separators) || found.at(-1)?.end === tokens[first - 1]?.end
    if (taken[at] === 1 || !isBehind || isOneOf(tokens, at, openings) || isOneOf(tokens, at, separators)) continue
    const next = textAt(tokens, at) === 'starting' ? null : statementEnd(tokens, at, taken)
    if (next === null) continue
    const said = statementAt(tokens.slice(at, next), column, text)
    if (said === null) continue
    found.push({ type: 'attribute', table: null, column, ...said, ...spanOf(tokens, first, next) })
    at = next - 1
  }
  return found
}

type Said = Pick<AttributeFact, 'aspects' | 'currency'>

/** A statement in all tokens of a clause; null for others. */
function statementAt(own: readonly Token[], column: Noun, text: string): Said | null {
  const flaw = own.findIndex((token) => dirt.startsAt(token))
  if (flaw < 0) {
    // "From 1000 to 5000" alone would number the rows.
    const range = readSaidRange(own, 0)
    if (range?.next === own.length) return { aspects: [{ type: 'range', ...boundsOf(range) }], currency: range.currency }
    const said = readItemAspects(own, text)
    return said === null || said.aspects.some(({ type }) => type === 'share') ? null : said
  }
  // Missing cells without a column are those of the measure.
  const aspects = [{ type: 'missing', part: null }] as const
  const before: AttributeFact = { type: 'attribute', table: null, column, aspects, currency: null, start: column.start, end: column.end }
  const reading = dirt.read(own, flaw, 0, { fact: before, next: 0 }, text)
  const isOwn = reading !== null && reading.column === null && reading.table === null
  return isOwn && reading.first === 0 && reading.next === own.length ? reading : null
}

/** Where a statement ends: with its clause, or before a part of the series ("between 20k and 90k | in 2023"). Null if it is too long. */
function statementEnd(tokens: readonly Token[], at: number, taken: Uint8Array): number | null {
  for (let next = at + 1; next <= at + longest; next++)
    if (endsClause(tokens, next) || isOneOf(tokens, next, closing) || taken[next] === 1) return next
  return null
}

const closing = wordSet(') with')
