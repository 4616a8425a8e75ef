import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Fact } from '../facts/fact.ts'
import { clauseJoints, sentenceEnds } from '../lexicon/connectives.ts'
import { shareStarts } from '../lexicon/share-words.ts'
import { being } from '../lexicon/verbs.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import { ancestorsOf } from './ancestors-of.ts'
import { isInBrackets, type Mention } from './mention.ts'
import { mentionsOf } from './mentions-of.ts'
import { OwnedRows } from './owned-rows.ts'
import { untabledNouns } from './untabled-nouns.ts'
import { singularOf } from '../words/words.ts'

/**
 * A table that a statement may be about. `where` tells where the story names it: in the sentence before the statement, earlier, or after
 * it.
 */
export interface Topic {
  readonly table: string
  readonly where: 'sentence' | 'before' | 'after'
  /** Set if only a few words and no sign stand between the table and the statement: "the sessions of a week peak on Sundays". */
  readonly isSubject?: true
}

interface Sentence extends Span {
  readonly mentions: readonly Mention[]
  /** Tables of earlier sentences, the latest first. */
  readonly before: readonly string[]
}

/** By table name: the tables that its rows belong to. */
type Ancestors = ReadonlyMap<string, ReadonlySet<string>>

/** The sentences of a story and the tables that it mentions. */
interface Told {
  readonly sentences: readonly Sentence[]
  readonly mentions: readonly Mention[]
  readonly ancestors: Ancestors
}

/** Most mentions before or after a statement that are looked at. */
const mostKept = 12
/** Maximum number of words between a subject and the statement about it. */
const mostBetween = 4

/**
 * Finds the table that each statement is about. It is the last table that its sentence names before the statement, else a table after "of",
 * else the table of places. A sentence that names no table continues the sentence before: it is about the table that was counted there, or
 * about rows that belong to the other tables.
 */
export class Topics {
  private readonly tokens: readonly Token[]
  private readonly domain: Domain
  private readonly facts: readonly Fact[]
  private told: Told | undefined
  /** The tables of whole parts: several steps ask about the same fact. */
  private readonly ofWhole = oncePerObject((part: Span) => this.found(part, null))
  private ownedRows: OwnedRows | undefined
  /** Tables by the word before their name: "free" of "free tenants". */
  private called: ReadonlyMap<string, string> | undefined
  /** All words of the story in the singular. */
  private saidWords: ReadonlySet<string> | undefined

  /**
   * @param tokens the tokens of the story
   * @param domain its tables are looked for
   * @param facts their counted nouns may be no tables
   */
  constructor(tokens: readonly Token[], domain: Domain, facts: readonly Fact[] = []) {
    this.tokens = tokens
    this.domain = domain
    this.facts = facts
  }

  /** Made when it is first asked for: nothing is asked of many stories. */
  private get story(): Told {
    return (this.told ??= toldBy(this.tokens, this.domain, this.facts))
  }

  /**
   * The tables that a part of the story may be about, the most likely first, without duplicates.
   * @param own the words of the part that name a column, and therefore no table
   */
  of(part: Span, own: Span | null = null): readonly Topic[] {
    return own === null ? this.ofWhole(part) : this.found(part, own)
  }

  private found(part: Span, own: Span | null): readonly Topic[] {
    const sentence = this.story.sentences[Math.max(0, firstFrom(this.story.sentences, part.start + 1) - 1)]
    if (sentence === undefined) return []
    const at = firstFrom(sentence.mentions, part.start)
    const isOther = ({ start, end }: Mention): boolean => own === null || start < own.start || end > own.end
    const told = this.before(sentence, part).slice(-mostKept).filter(isOther).toReversed()
    const open = told.filter((mention) => !isInBrackets(this.tokens, mention))
    const near = this.ownersFirst(open.length > 0 ? open : told, part)
    const earlier = this.isListed(near) ? rowsBeforeOwners(near, this.story.ancestors) : near
    const later = sentence.mentions.slice(at, at + mostKept).filter(isOther)
    const spoken = [...earlier, ...later.filter(({ isOwner }) => isOwner)]
    const next = firstFrom(this.story.mentions, sentence.end)
    const after = [...later, ...this.story.mentions.slice(next, next + mostKept)]
    const topics: Topic[] = [
      ...spoken
        .toSorted((one, other) => Number(one.isPlace) - Number(other.isPlace))
        .map((mention): Topic => ({
          table: mention.table,
          where: 'sentence',
          ...(this.isBefore(mention, part) ? { isSubject: true } : {}),
        })),
      ...sentence.before.map((table): Topic => ({ table, where: 'before' })),
      ...after.map(({ table }): Topic => ({ table, where: 'after' })),
    ]
    return topics.filter(({ table }, place) => topics.findIndex((topic) => topic.table === table) === place)
  }

  /** Moves the rows before "with", "for" and "of" ahead of those behind it, for a statement after a comma: "orders with items, | 30% cancelled". */
  private ownersFirst(near: readonly Mention[], part: Span): readonly Mention[] {
    const isWith = (at: number, next: number): boolean => next === at + 1 && /^(?:with|for|of)$/.test(textAt(this.tokens, at))
    const owner = near.findIndex(
      ({ end }, at) => at > 0 && isWith(firstFrom(this.tokens, end), firstFrom(this.tokens, near[at - 1]?.start ?? end)),
    )
    const isBehindComma = textAt(this.tokens, firstFrom(this.tokens, part.start) - 1) === ','
    if (owner < 1 || !isBehindComma || near.slice(0, owner).some(({ isCounted }) => isCounted)) return near
    return [near[owner] as Mention, ...near.filter((_, at) => at !== owner)]
  }

  /** Whether a list of counts ends before the statement, which is then about any of them: "200 dogs, 3 kennels, | age 1 to 14". */
  private isListed([last, before]: readonly Mention[]): boolean {
    if (last === undefined || before === undefined || last.start < before.start) return false
    return last.isCounted && before.isCounted && textAt(this.tokens, firstFrom(this.tokens, last.end)) === ','
  }

  /** The table at the start of a part ("VIP tickets | are 10%"); null if it starts with a share or a number. */
  leading(part: Span): string | null {
    const first = firstFrom(this.tokens, part.start)
    if (kindAt(this.tokens, first) !== 'word' || isOneOf(this.tokens, first, shareStarts)) return null
    const { table, end } = this.story.mentions[firstFrom(this.story.mentions, part.start)] ?? { table: null, end: Infinity }
    return end < part.end && isOneOf(this.tokens, firstFrom(this.tokens, end), being) ? table : null
  }

  /** The tables that a sentence names before a part, the one that the part is about last. */
  private before({ mentions }: Sentence, part: Span): readonly Mention[] {
    return (this.ownedRows ??= new OwnedRows(this.tokens, this.facts)).ownersLast(mentions.slice(0, firstFrom(mentions, part.start)), part)
  }

  private isBefore({ end, isPlace }: Mention, { start }: Span): boolean {
    const [first, next] = [firstFrom(this.tokens, end), firstFrom(this.tokens, start)]
    if (isPlace || first > next || next - first > mostBetween) return false
    return this.tokens.slice(first, next).every(({ kind, text }) => kind === 'word' && !clauseJoints.has(text))
  }

  /**
   * The table that the sentence counts last before a part, except places of rows: "8 lines, 3000 units in 2024, | 2% defective". Null for
   * none.
   */
  counted(part: Span): string | null {
    return this.allCounted(part).at(-1) ?? null
  }

  /** The tables that the sentence counts or describes before a part, except places of rows, in their order. */
  allCounted(part: Span): readonly string[] {
    const sentence = this.story.sentences[Math.max(0, firstFrom(this.story.sentences, part.start + 1) - 1)]
    const before = sentence === undefined ? [] : this.before(sentence, part)
    return before.flatMap(({ isCounted, isOwner, isPlace, table }) => ((isCounted || isOwner) && !isPlace ? [table] : []))
  }

  /** Tables that the story names with one of the values before the noun ("free | tenants"), without duplicates. */
  ofValues(values: readonly string[]): readonly string[] {
    this.called ??= new Map(this.story.mentions.map(({ table, start }) => [textAt(this.tokens, firstFrom(this.tokens, start) - 1), table]))
    return [...new Set(values.flatMap((value) => this.called?.get(value.toLowerCase()) ?? []))]
  }

  /**
   * The reason if a part of the story is not about a table that it does not name; null if it may be.
   * @param isState whether the part is only a state: "won" does not say what is won
   */
  notOf(part: Span, table: string, isState: boolean): string | null {
    const topics = this.of(part)
    const first = topics.find(({ where }) => where !== 'after')
    if (first === undefined) return null
    if (!this.story.ancestors.has(first.table)) return `no table is called "${first.table}"`
    const own = [table, ...(this.story.ancestors.get(table) ?? [])]
    const others = isState ? (this.hasWordOf(table) ? [table] : []) : own
    const isRelated = (other: string): boolean =>
      own.includes(other) || others.some((each) => this.story.ancestors.get(other)?.has(each) === true)
    if (topics.some((topic) => topic.table === table || (topic.where !== 'after' && isRelated(topic.table)))) return null
    return `it is said of ${first.table}, and only ${table} have it`
  }

  /** Whether the story has a word of the name of a table: "permit" of `permit_applications` in "a permit office". */
  private hasWordOf(table: string): boolean {
    this.saidWords ??= new Set(this.tokens.map(({ text }) => singularOf(text)))
    return table.split('_').some((word) => this.saidWords?.has(singularOf(word)))
  }

  /** Whether rows of a table belong to rows of another table, directly or indirectly. */
  belongs(table: string, to: string): boolean {
    return this.story.ancestors.get(table)?.has(to) === true
  }

  /** The table that a part of the story is about; null if no table is named in its sentence or before. */
  spoken(part: Span): string | null {
    return this.of(part).find(({ where }) => where !== 'after')?.table ?? null
  }
}

function toldBy(tokens: readonly Token[], domain: Domain, facts: readonly Fact[]): Told {
  const mentions = mentionsOf(tokens, domain, untabledNouns(facts, domain))
  const ancestors = ancestorsOf(domain.schema)
  return { mentions, ancestors, sentences: sentencesOf(tokens, mentions, ancestors) }
}

function sentencesOf(tokens: readonly Token[], mentions: readonly Mention[], ancestors: Ancestors): readonly Sentence[] {
  const sentences: Sentence[] = []
  let before: readonly string[] = []
  let [start, mention] = [0, 0]
  for (const [at, { text, end }] of tokens.entries()) {
    if (!sentenceEnds.has(text) && at < tokens.length - 1) continue
    const first = mention
    while (mention < mentions.length && (mentions[mention] as Mention).start < end) mention++
    const own = mentions.slice(first, mention)
    sentences.push({ start, end, mentions: own, before })
    if (own.length > 0) before = [...new Set([...spokenOf(own, ancestors), ...before])].slice(0, mostKept)
    start = end
  }
  return sentences
}

/**
 * Tables that the next sentence may be about, in this order: counted tables, others, places. Within each of these groups, children are
 * before their parents, and tables that were named later before those named earlier.
 */
function spokenOf(mentions: readonly Mention[], ancestors: Ancestors): readonly string[] {
  const rank = ({ isPlace, isCounted }: Mention): number => (isPlace ? 2 : isCounted ? 0 : 1)
  const ranked = mentions.toReversed().toSorted((one, other) => rank(one) - rank(other))
  const [best] = ranked
  const first = best === undefined ? [] : ranked.filter((mention) => rank(mention) === rank(best))
  return [...new Set([...rowsBeforeOwners(first, ancestors), ...ranked].map(({ table }) => table))]
}

/** Sorts mentions so that children come before their parents; otherwise their order stays. */
function rowsBeforeOwners(mentions: readonly Mention[], ancestors: Ancestors): readonly Mention[] {
  const owners = new Set(mentions.flatMap(({ table }) => [...(ancestors.get(table) ?? [])]))
  return mentions.toSorted((one, other) => Number(owners.has(one.table)) - Number(owners.has(other.table)))
}
