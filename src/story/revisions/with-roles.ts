import type { ColumnsFact, CountFact, Fact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { determiners, possessives } from '../lexicon/determiners.ts'
import { relatives } from '../lexicon/connectives.ts'
import { finiteBeing } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import { hasWords, isOneOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Detail, ListedColumn } from '../outline/outline.ts'
import type { Span, Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { readNoun } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Roles of a program's users. */
const roles = wordSet(
  'reporter assignee sender recipient receiver owner creator reviewer approver requester requestor organizer organiser uploader moderator',
)
/** People of no special kind. */
const anybody = wordSet('user member person people employee colleague')

/**
 * Reads columns with roles as references to people: "each task has a reporter and an assignee" where users are counted, "a lead who is one
 * of its members". In a list of all columns they keep their names.
 */
export const withRoles: Revision = ({ facts, asides }, { tokens }) => {
  const people = facts.find((fact): fact is CountFact => fact.type === 'count' && anybody.has(headOf(fact.noun.words)))?.noun ?? null
  const read = facts.flatMap((fact) => (fact.type === 'columns' ? (readRoles(fact, facts, tokens, people) ?? []) : []))
  const stated = facts.filter((fact): fact is RelationFact => fact.type === 'relation' && fact.as === fact.child)
  if (read.length === 0 && stated.length === 0) return { facts, asides }
  const resolved = stated.flatMap((fact) => ofRows(fact, facts) ?? [])
  const isRead = (other: Fact): boolean =>
    read.some(({ start, end, pair }) => (other.start >= start && other.end <= end && other.type !== 'count') || isSaidBy(other, pair))
  const others = facts.filter((fact) => !isRead(fact) && !stated.some((each) => each === fact))
  const told = stated.filter(({ start }) => !resolved.some((each) => each.start === start))
  return {
    facts: [...others, ...resolved, ...read.flatMap((each) => each.facts)],
    asides: [...asides, ...told.map(({ start, end }) => ({ start, end, reason: ofNoRows }))],
  }
}

const ofNoRows = 'the story does not state which rows have this role: "each review has a reviewer who is a user"'

/** The statement "reviewers are users" for the rows that name such people: reviews. Null for none. */
function ofRows(fact: RelationFact, facts: readonly Fact[]): RelationFact | null {
  const role = headOf(fact.child.words)
  const named = facts.flatMap((each) => {
    if (each.type === 'count') return [each.noun]
    return each !== fact && (each.type === 'ratio' || each.type === 'relation') ? [each.child] : []
  })
  const child = named.find(
    ({ words }) => headOf(words) !== role && role.startsWith(headOf(words).replace(/e$/, '')) && headOf(words).length >= leastStem,
  )
  return child === undefined ? null : { ...fact, child }
}

/** Shortest noun that a role is compared with. */
const leastStem = 4

/** Facts that replace a list of columns and all other facts within its span except counts. */
interface Roles extends Span {
  readonly facts: readonly Fact[]
  /** The two nouns if there are several roles. A fact that only says that the rows belong to people is then redundant. */
  readonly pair: readonly [child: Noun, parent: Noun] | null
}

function readRoles(fact: ColumnsFact, facts: readonly Fact[], tokens: readonly Token[], people: Noun | null): Roles | null {
  const tail = readTail(tokens, firstFrom(tokens, tailStart(fact)))
  const said = tail === null ? null : namedPeople(tail.noun, fact, facts)
  const parent = said ?? people
  const isRole = ({ words }: Noun): boolean => (said === null ? roles.has(headOf(words)) && words.length === 1 : words.length < 3)
  const own = fact.columns.filter((column) => isRole(column) && !isCounted(column, facts))
  const [first] = own
  if (parent === null || first === undefined || (said !== null && own.length < fact.columns.length)) return null
  const pair = own.length > 1 ? ([fact.noun, parent] as const) : null
  const { start } = fact
  if (fact.list !== undefined) return { facts: [withReferences(fact, fact.list, own, parent)], pair, start, end: fact.end }
  const others = fact.columns.filter((column) => !own.includes(column))
  const end = said === null || tail === null ? fact.end : tail.end
  const related = own.map((as): RelationFact => ({
    type: 'relation',
    child: fact.noun,
    parent,
    as,
    ...(said === null || tail?.within === undefined ? {} : { within: tail.within }),
    ...(said === null || tail?.isOwn !== true ? {} : { isOwn: true }),
    start: as === first ? start : as.start,
    end: as === own.at(-1) ? end : as.end,
  }))
  const rest = others.length === 0 ? [] : [{ ...fact, columns: others, start: others[0]?.start ?? start }]
  return { facts: [...related, ...rest], pair, start, end }
}

/** The offset where a description of the columns may begin: behind them, or in brackets behind the last one of a list. */
function tailStart({ list, end }: ColumnsFact): number {
  const gloss = list?.at(-1)?.unread[0]
  return gloss === undefined ? end : gloss.start - 1
}

/** A list of all columns of a table, whose roles refer to people. */
function withReferences(fact: ColumnsFact, list: readonly ListedColumn[], own: readonly Noun[], { words }: Noun): ColumnsFact {
  const isOwn = (column: ListedColumn): boolean =>
    column.details.every(({ type }) => type === 'values') && own.some(({ start }) => start === column.start)
  const reference: Detail = { type: 'reference', to: words.join('_') }
  return {
    ...fact,
    list: list.map((column) =>
      isOwn(column) ? { ...column, details: [reference], places: [{ start: column.start, end: column.end }], unread: [] } : column,
    ),
  }
}

/** Whether a fact says only that rows with two roles belong to people: "400 messages between 50 users". */
function isSaidBy(fact: Fact, pair: Roles['pair']): boolean {
  if (fact.type !== 'relation' || pair === null || fact.as !== undefined) return false
  return headOf(fact.child.words) === headOf(pair[0].words) && headOf(fact.parent.words) === headOf(pair[1].words)
}

function isCounted({ words }: Noun, facts: readonly Fact[]): boolean {
  return facts.some((fact) => fact.type === 'count' && headOf(fact.noun.words) === headOf(words))
}

/** The people that the tail of a list names: counted people, or people of whom each row has several ("its members"). */
function namedPeople(noun: Noun, { noun: of }: ColumnsFact, facts: readonly Fact[]): Noun | null {
  const head = headOf(noun.words)
  const isSaid = facts.some(
    (fact) =>
      (fact.type === 'count' && headOf(fact.noun.words) === head) ||
      ((fact.type === 'ratio' || fact.type === 'relation') && [fact.child, fact.parent].some(({ words }) => headOf(words) === head)),
  )
  if (isSaid) return noun
  if (!anybody.has(head)) return null
  const owned = facts.find((fact) => fact.type === 'ratio' && headOf(fact.parent.words) === headOf(of.words) && isPersonNoun(fact.child))
  return owned?.type === 'ratio' ? owned.child : null
}

interface Tail {
  readonly noun: Noun
  readonly within?: Noun
  /** Whether the people are said to belong to the row: "one of its members". */
  readonly isOwn: boolean
  /** Its last character. */
  readonly end: number
}

const before = wordSet(relatives, ', ( — – ; both all they')
const behind = wordSet(determiners, 'also both all one of from')
const [mostBefore, mostBehind] = [4, 5]

/** What the columns refer to: ", who is a user", "(both users)", "which are both users of the same tenant". */
function readTail(tokens: readonly Token[], at: number): Tail | null {
  let start = at
  while (start < at + mostBefore && isOneOf(tokens, start, before)) start++
  const isBeing = isOneOf(tokens, start, finiteBeing)
  if (start === at || !(isBeing || textAt(tokens, start - 1) === 'both')) return null
  let next = isBeing ? start + 1 : start
  while (next < start + mostBehind && isOneOf(tokens, next, behind)) next++
  const found = readNoun(tokens, next)
  if (found === null) return null
  const isSame = ['of', 'from', 'in'].some((word) => hasWords(tokens, found.next, `${word} the same`))
  const owner = isSame ? readNoun(tokens, found.next + 3) : null
  return {
    noun: found.noun,
    isOwn: isOneOf(tokens, next - 1, possessives) || isOneOf(tokens, next, possessives),
    ...(owner === null ? {} : { within: owner.noun }),
    end: tokens[(owner?.next ?? found.next) - 1]?.end ?? 0,
  }
}
