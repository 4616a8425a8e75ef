import type { Fact } from '../facts/fact.ts'
import { happenedStates } from '../lexicon/states.ts'
import { hasOneOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Mention } from './mention.ts'

/** The number of tokens of a count: a number and its noun. */
const counted = 2

/** Rows of which a story says how many each of the rows before has: "500 orders, each with 2 to 5 | items". */
export class OwnedRows {
  private readonly tokens: readonly Token[]
  /** By the start of the owned noun: the noun of the owners. */
  private readonly owners: ReadonlyMap<number, Span>

  constructor(tokens: readonly Token[], facts: readonly Fact[]) {
    this.tokens = tokens
    const owned = facts.flatMap((fact): readonly (readonly [number, Span])[] =>
      fact.type === 'ratio' && fact.parent.end <= fact.start && fact.child.start >= fact.start ? [[fact.child.start, fact.parent]] : [],
    )
    this.owners = new Map(owned)
  }

  /**
   * Moves the owners behind their rows, if a list goes on about them: "500 orders, each with 2 to 5 items, | 10% cancelled".
   * @param mentions the tables that the sentence names before the part
   */
  ownersLast(mentions: readonly Mention[], part: Span): readonly Mention[] {
    const last = mentions.at(-1)
    const owner = last === undefined ? undefined : this.owners.get(last.start)
    if (last === undefined || owner === undefined || textAt(this.tokens, firstFrom(this.tokens, part.start) - 1) !== ',') return mentions
    const at = mentions.findLastIndex(({ start, end }) => start < owner.end && end > owner.start)
    if (at < 0 || this.counts(last, part) || this.happens(last, part)) return mentions
    return [...mentions.slice(0, at), ...mentions.slice(at + 1), ...mentions.slice(at, at + 1)]
  }

  /** Whether a part says what happens to rows that are counted for each: "3 services, 40 deploys each, | 10% failed". */
  private happens({ end }: Span, part: Span): boolean {
    const [first, next] = [firstFrom(this.tokens, part.start), firstFrom(this.tokens, part.end)]
    return textAt(this.tokens, firstFrom(this.tokens, end)) === 'each' && hasOneOf(this.tokens, first, next, happenedStates)
  }

  /** Whether something else is counted between two parts, or by the second: ", 3 roles". The list is then about any of them. */
  private counts({ end }: Span, { start }: Span): boolean {
    const between = this.tokens.slice(firstFrom(this.tokens, end), firstFrom(this.tokens, start) + counted)
    return between.some(({ text }, at) => text === ',' && between[at + 1]?.kind === 'number' && between[at + 2]?.kind === 'word')
  }
}
