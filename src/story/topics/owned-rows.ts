import type { Fact } from '../facts/fact.ts'
import { kindAt, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Mention } from './mention.ts'

/** Rows of which a story says how many each of the rows before has: "500 orders, each with 2 to 5 | items". */
export class OwnedRows {
  private readonly tokens: readonly Token[]
  /** By the start of the owned noun: the noun of the owners. */
  private readonly owners: ReadonlyMap<number, Span>
  /** Counts, after which a list is about what they count. */
  private readonly counts: readonly Span[]

  constructor(tokens: readonly Token[], facts: readonly Fact[]) {
    this.tokens = tokens
    const owned = facts.flatMap((fact): readonly (readonly [number, Span])[] =>
      fact.type === 'ratio' && fact.parent.end <= fact.start && fact.child.start >= fact.start ? [[fact.child.start, fact.parent]] : [],
    )
    this.owners = new Map(owned)
    this.counts =
      owned.length === 0 ? [] : facts.filter(({ type, start }) => type !== 'rate' && kindAt(tokens, firstFrom(tokens, start)) === 'number')
  }

  /**
   * Moves the owners behind their rows, if a list goes on about them: "500 orders, each with 2 to 5 items, | 10% cancelled".
   * @param mentions the tables that the sentence names before the part
   */
  ownersLast(mentions: readonly Mention[], part: Span): readonly Mention[] {
    const last = mentions.at(-1)
    const owner = last === undefined ? undefined : this.owners.get(last.start)
    if (last === undefined || owner === undefined || textAt(this.tokens, firstFrom(this.tokens, part.start) - 1) !== ',') return mentions
    const next = this.counts[firstFrom(this.counts, last.end)]
    const at = mentions.findLastIndex(({ start, end }) => start < owner.end && end > owner.start)
    if (at < 0 || (next !== undefined && next.end <= part.start)) return mentions
    return [...mentions.slice(0, at), ...mentions.slice(at + 1), ...mentions.slice(at, at + 1)]
  }
}
