import type { Fact } from '../facts/fact.ts'
import { percentWords } from '../lexicon/units.ts'
import { kindAt, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { clauseJoins } from './behind-share.ts'

/**
 * Adds facts that follow a fact about some rows in its sentence: "beginners finish in 4-8 weeks, | experts in 2-3", "mortgages have a rate
 * of 3 to 5%, | car loans 5 to 9%".
 */
export function withFollowing(doubted: Map<Fact, string>, facts: readonly Fact[], tokens: readonly Token[]): ReadonlyMap<Fact, string> {
  facts.forEach((fact, place) => {
    const before = facts[place - 1]
    // "lunch from 12 to 3pm | and dinner from 7 to 11pm"
    if (before !== undefined && isOfHours(before) && isOfHours(fact) && !doubted.has(fact) && isBeside(before, fact, tokens)) {
      const reason = doubted.get(before)
      if (reason !== undefined) doubted.set(fact, reason)
    }
    // "Desktop converts at 4%, | mobile at 2%"
    const isAtAll =
      before?.type === 'rate' && fact.type === 'rate' && fact.of === null && [before, fact].every((each) => hasAt(each, tokens))
    const why = isAtAll && isJoined(before, fact, tokens) ? doubted.get(before) : undefined
    if (why !== undefined && !doubted.has(fact)) doubted.set(fact, why)
    if (before?.type !== 'attribute' || doubted.has(fact) || !isJoined(before, fact, tokens)) return
    const reason = doubted.get(before)
    if (fact.type === 'attribute' && fact.column !== before.column && reason !== undefined) doubted.set(fact, reason)
    const last = firstFrom(tokens, before.end) - 1
    const isRange = before.aspects.some(({ type }) => type === 'range') && percentWords.has(textAt(tokens, last))
    if (fact.type === 'rate' && fact.of === null && isRange && percentWords.has(textAt(tokens, firstFrom(tokens, fact.end) - 1)))
      doubted.set(fact, 'it goes on about the numbers of some rows, which are not known')
  })
  return doubted
}

/** Whether "at" stands before the share: "mobile at | 2%". */
function hasAt({ start, end }: Fact, tokens: readonly Token[]): boolean {
  const [first, next] = [firstFrom(tokens, start), firstFrom(tokens, end)]
  return tokens.slice(first, next).some(({ text }, at) => text === 'at' && kindAt(tokens, first + at + 1) === 'number')
}

function isOfHours(fact: Fact): boolean {
  return fact.type === 'shape' && fact.hours !== null
}

/** Whether only a comma or "and" stands between two facts. */
function isJoined(one: Fact, other: Fact, tokens: readonly Token[]): boolean {
  return firstFrom(tokens, one.end) < firstFrom(tokens, other.start) && isBeside(one, other, tokens)
}

function isBeside({ end }: Fact, { start }: Fact, tokens: readonly Token[]): boolean {
  return tokens.slice(firstFrom(tokens, end), firstFrom(tokens, start)).every(({ text }) => clauseJoins.has(text))
}
