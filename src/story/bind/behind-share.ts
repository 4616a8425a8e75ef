import type { Fact } from '../facts/fact.ts'
import { percentWords } from '../lexicon/units.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skipBack, textAt } from '../reader/index.ts'
import { clauseAround } from '../tokens/clause-around.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'

/** Words between a share and a number behind it. */
const linking = wordSet(being, 'with have has had having a an get gets see sees show shows')

/** Whether a share that nothing reads stands beside a fact, which is then of some rows: a count, bounds, or when rows did something. */
export function isBehindShare(fact: Fact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  if (fact.type === 'attribute') return isOfPart(fact, tokens)
  return (fact.type === 'count' && isOfShare(fact, parts, tokens)) || (fact.type === 'dated' && isShared(fact, parts, tokens))
}

/** "patients aged 70+ | make up 30%" */
function isOfPart({ end }: Fact, tokens: readonly Token[]): boolean {
  const at = firstFrom(tokens, end)
  if (!isOneOf(tokens, at, amounting)) return false
  return percentWords.has(textAt(tokens, at + 3)) || percentWords.has(textAt(tokens, at + 2))
}

const amounting = wordSet('make makes account accounts')

/** Whether an unread share stands before a number, which then counts no rows: "2% | 500 errors". */
function isOfShare({ start }: Fact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  const before = parts[firstFrom(parts, start) - 1]
  const first = skipBack(tokens, firstFrom(tokens, start), 0, linking, 2)
  return before !== undefined && firstFrom(tokens, before.end) === first && percentWords.has(textAt(tokens, first - 1))
}

/** Whether an unread share stands before a fact in its clause: "18% | of 2,000 users churned in 2024". */
function isShared(fact: Fact, parts: readonly Span[], tokens: readonly Token[]): boolean {
  const before = parts[firstFrom(parts, fact.start) - 1]
  return (
    before !== undefined &&
    before.start >= clauseAround(tokens, fact).start &&
    percentWords.has(textAt(tokens, firstFrom(tokens, before.end) - 1))
  )
}

/** "coupons valid | from 2025-01-01 to 2025-03-31", "sales open | on 1 March 2025": from when on rows hold. */
export function isOfValidity({ type, start }: Fact, tokens: readonly Token[]): boolean {
  return type === 'window' && isOneOf(tokens, firstFrom(tokens, start) - 1, validity)
}

const validity = wordSet('valid effective available open opens')
