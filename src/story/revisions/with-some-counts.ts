import { finiteHaving } from '../lexicon/verbs.ts'
import { clauseStart } from './exceptions/clause.ts'
import type { Aside } from '../facts/aside.ts'
import type { CountFact, Fact, SelectionFact } from '../facts/fact.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { approximations } from '../lexicon/approximations.ts'
import { instructionVerbs } from '../lexicon/instruction-verbs.ts'
import { timePrepositions } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, hasWords, isOneOf, kindAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'
import { functionWords, headOf, singularOf } from '../words/words.ts'

/**
 * Words before a count of all rows: "we need around 500 users". Other words may be verbs about some rows: "the agent handles 90 listings".
 */
const plainBefore: ReadonlySet<string> = wordSet(
  functionWords,
  instructionVerbs,
  approximations,
  'say let lets covers cover tracks track total',
)
/** Words before "have" in statements about all data: "we have 500 users". */
const plainOwners: ReadonlySet<string> = wordSet('i we you it they that which and to should must can will')
/** Words after a count of all rows: "500 users and", "500 users in 2024". */
const plainAfter: ReadonlySet<string> = wordSet(
  timePrepositions,
  'and or plus with of for from between since until over across per each by to & + / total overall altogether here there too also now already yet please thanks made sold bought',
)
/** Words that make a number a bound. */
const bounds: ReadonlySet<string> = wordSet('at up no more less fewer than max maximum min minimum least most')

/**
 * Marks counts that are about some rows, if the same noun has another count: "1,100 vehicles" and "sold 300 vehicles". Turns selections
 * that exclude some rows into asides: "no trips at night".
 */
export const withSomeCounts: Revision = (said, { tokens }) => {
  const { facts } = said
  const numbers = new Map<string, number>()
  for (const head of facts.flatMap(headsOf)) numbers.set(head, (numbers.get(head) ?? 0) + 1)
  const shortest = new Map<string, number>()
  for (const fact of facts) {
    if (fact.type !== 'count') continue
    const head = headOf(fact.noun.words)
    shortest.set(head, Math.min(fact.noun.words.length, shortest.get(head) ?? Infinity))
  }
  const mentioned = facts.some(({ type }) => type === 'selection') ? mentionsOf(tokens) : new Map<string, number>()
  const asides: Aside[] = [...said.asides]
  const kept = facts.flatMap((fact): Fact[] => {
    if (fact.type === 'selection' && isOfMentioned(fact, tokens, mentioned)) {
      asides.push({
        start: fact.start,
        end: fact.end,
        reason: 'it leaves out some of the rows only: times and values without rows are said of their column',
      })
      return []
    }
    if (fact.type !== 'count' || (numbers.get(headOf(fact.noun.words)) ?? 0) < 2) return [fact]
    const isNarrow = fact.noun.words.length > (shortest.get(headOf(fact.noun.words)) ?? 0)
    return isNarrow || isOfSome(fact, tokens) ? [{ ...fact, isOfSome: true }] : [fact]
  })
  return { facts: kept, asides }
}

function headsOf(fact: Fact): readonly string[] {
  if (fact.type === 'count') return [headOf(fact.noun.words)]
  return fact.type === 'ratio' ? [headOf(fact.child.words)] : []
}

/** Whether words next to a count are a statement about its rows. */
function isOfSome({ start, end }: CountFact, tokens: readonly Token[]): boolean {
  const [first, next] = [firstFrom(tokens, start), firstFrom(tokens, end)]
  const begin = clauseStart(tokens, first)
  if (isOneOf(tokens, first, bounds) || hasWords(tokens, next, 'on average')) return true
  const isOwned = isOneOf(tokens, first - 1, finiteHaving) && first - 1 > begin && !isOneOf(tokens, first - 2, plainOwners)
  const isVerb = isOneOf(tokens, first - 1, done) || !isOneOf(tokens, first - 1, plainBefore)
  const isDone = first > begin && kindAt(tokens, first - 1) === 'word' && isVerb
  return isOwned || isDone || !isPlainEnd(tokens, next)
}

function isPlainEnd(tokens: readonly Token[], at: number): boolean {
  return (
    endsClause(tokens, at) || kindAt(tokens, at) === 'sign' || isOneOf(tokens, at, plainAfter) || /[^e]ed$/.test(tokens[at]?.text ?? '')
  )
}

const done: ReadonlySet<string> = wordSet('sold bought placed made')

/** Whether a selection excludes some rows of a noun that occurs elsewhere: "no trips | between 2am and 5am". */
function isOfMentioned({ mode, nouns, end }: SelectionFact, tokens: readonly Token[], mentioned: ReadonlyMap<string, number>): boolean {
  const next = firstFrom(tokens, end)
  if (mode !== 'without' || endsClause(tokens, next) || isOneOf(tokens, next, joints)) return false
  return nouns.some(({ words }) => words.length === 1 && (mentioned.get(headOf(words)) ?? 0) > 1)
}

/** How often each word of a story occurs, by its singular. */
function mentionsOf(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const mentioned = new Map<string, number>()
  for (const { kind, text } of tokens) if (kind === 'word') mentioned.set(singularOf(text), (mentioned.get(singularOf(text)) ?? 0) + 1)
  return mentioned
}

const joints: ReadonlySet<string> = wordSet('and or nor but & please at')
