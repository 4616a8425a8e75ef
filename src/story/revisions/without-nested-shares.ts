import type { Fact } from '../facts/fact.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'

const pronouns = /^(?:those|these|which|whom)$/

/** Tells the shares of a share, "30% sign up, half of those buy": the second share is of the rows of no table. */
export const withoutNestedShares: Revision = ({ facts, asides }, { tokens }) => {
  const nested = new Set(facts.filter((fact) => fact.type === 'rate' && isOfThose(fact, tokens)))
  const told = [...nested].map(({ start, end }) => ({
    start,
    end,
    reason: 'it is a share of a share: say which share of all rows it is',
  }))
  return { facts: facts.filter((fact) => !nested.has(fact)), asides: [...asides, ...told] }
}

/** A share stands no further before "of those". */
const mostBefore = 12

/** Whether "of those" stands in a fact or right before it, with another share before. */
function isOfThose({ start, end }: Fact, tokens: readonly Token[]): boolean {
  const low = firstFrom(tokens, start)
  for (let at = Math.max(1, low - 1); at <= low + 6 && (tokens[at]?.end ?? Infinity) <= end; at++)
    if (textAt(tokens, at - 1) === 'of' && pronouns.test(textAt(tokens, at))) return hasShareBefore(tokens, Math.min(at - 1, low))
  return false
}

/** Whether a share is the last number before a token: "of which" behind "450 alerts" tells of the alerts. */
function hasShareBefore(tokens: readonly Token[], end: number): boolean {
  const before = tokens.slice(Math.max(0, end - mostBefore), end)
  const share = before.findLastIndex(({ text }) => text.includes('%') || text === 'percent' || text === 'half' || text === 'third')
  return share >= 0 && !before.slice(share + 1).some(({ kind }) => kind === 'number')
}
