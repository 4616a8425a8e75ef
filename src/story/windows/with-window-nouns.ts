import type { Fact, WindowFact } from '../fact.ts'
import { firstFrom } from '../first-from.ts'
import { being, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../noun.ts'
import { nounBefore } from '../nouns.ts'
import { isOneOf, skipBack } from '../reader/index.ts'
import type { Token } from '../token.ts'
import { singularOf } from '../words.ts'

/** Between what happens and its time: "orders run from", "visits took place between", "order_date is only in". */
const between: ReadonlySet<string> = wordSet(
  being,
  modals,
  'run runs ran running range ranges ranging span spans spanning go goes fall falls lie lies take takes took taken place happen happens happened occur occurs occurred made only all',
)
/** What columns of times are called. */
const timeNouns: ReadonlySet<string> = wordSet('date time timestamp datetime')

/**
 * Facts whose windows know what stands right before them, where that is a noun that the story counts or the name of a column of times.
 * @param facts in the order of the story
 */
export function withWindowNouns(facts: readonly Fact[], tokens: readonly Token[], text: string): readonly Fact[] {
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [singularOf(fact.noun.words.at(-1) ?? '')] : [])))
  return facts.map((fact) => {
    const of = fact.type === 'window' ? nounOfWindow(fact, tokens) : null
    if (of === null || fact.type !== 'window') return fact
    const head = singularOf(of.words.at(-1) ?? '')
    const isColumn = timeNouns.has(head) || text.slice(of.start, of.end).includes('_')
    return isColumn || counted.has(head) ? { ...fact, of } : fact
  })
}

function nounOfWindow({ start }: WindowFact, tokens: readonly Token[]): Noun | null {
  const first = firstFrom(tokens, start)
  const next = skipBack(tokens, first, 0, between, 4)
  return isOneOf(tokens, next - 1, between) ? null : nounBefore(tokens, next, 0)
}
