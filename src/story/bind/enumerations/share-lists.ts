import type { Domain } from '../../../domains/domain.ts'
import { percent } from '../../amounts/percent.ts'
import { isPersonNoun } from '../../compose/is-person-noun.ts'
import type { AttributeFact, CountFact, Fact, RateFact } from '../../facts/fact.ts'
import { oncePerObject } from '../../../caches/once-per-object.ts'
import { findRate, type FoundRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import { segmentsOf } from '../../find/segments-of.ts'
import { lastBefore } from '../../tokens/first-from.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { functionWords, headOf, singularOf } from '../../words/words.ts'
import type { BindNote } from '../note.ts'
import type { Restated } from '../restated.ts'
import { areStateWords } from '../shares/of-other-rows.ts'
import { stateLists } from './state-lists.ts'
import { columnNamed, refersTo, tableNamed } from '../tables/references.ts'
import type { RowsSchema } from '../../../schema/rows.ts'
import type { Span } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { sumOf } from '../../../lists.ts'

/** Most characters between two shares of a list. */
const nearest = 12
const mostWords = 3

/**
 * Finds lists of shares that sum up to 100% and of which a domain knows some values: "60% apartments, 30% houses, 10% land" are the values
 * of the column with apartments and land.
 */
export function shareLists(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  const segments = segmentsOf(facts, domain)
  const lists = sharesInRow(facts, segments)
  const counts = facts.filter((fact) => fact.type === 'count')
  const stateList = stateLists(facts, domain)
  return lists.flatMap((parts) => {
    const whole = sharesOf(parts)
    const shares = whole ?? sharesOfCounted(parts, counts)
    const list =
      shares === null
        ? null
        : (asRestated(parts, ofListedColumn(facts, parts, shares)) ??
          listOf(parts, shares, domain) ??
          (whole === null || areListedValues(facts, parts) ? null : asRestated(parts, stateList({ parts, shares }))))
    if (list === null) return []
    const before = lastBefore(counts, parts[0]?.start ?? 0)
    return before !== undefined && isOfParents(list.meant, before, domain) ? [] : [list]
  })
}

/** Shares that follow each other, without those of a part of the rows only, unless a listed column has all of them. */
function sharesInRow(facts: readonly Fact[], segments: ReadonlyMap<RateFact, string>): readonly (readonly RateFact[])[] {
  const lists: RateFact[][] = []
  for (const fact of facts) {
    if (fact.type !== 'rate') continue
    const list = lists.at(-1)
    const before = list?.at(-1)
    const isOfSame = fact.of === null || (fact.rows !== undefined && fact.of === before?.of)
    const isNext = before !== undefined && isOfSame && fact.start - before.end < nearest
    const first = isNext ? (list?.[0] ?? fact) : fact
    if (segments.has(fact) && dividedColumn(facts, first) === null) continue
    if (isNext) list?.push(fact)
    else lists.push([fact])
  }
  return lists
}

/**
 * Whether the column for a list is in a parent of the rows that are counted before the list. Only people and small tables count as such
 * parents: in "2000 parcels, 60% by sea", the shares are about the parcels, not about the carriers.
 */
function isOfParents([list]: Restated['meant'], { noun, end }: Span & { readonly noun: Noun }, domain: Domain): boolean {
  if (list?.type !== 'attribute' || list.table === null) return false
  const rows = tableNamed(domain.schema, findTable(noun, domain)?.table ?? '')
  const parents = tableNamed(domain.schema, list.table.words.join('_'))
  const isNext = list.start - end < nearest
  return (
    rows !== null &&
    parents !== null &&
    ((isNext && isPersonNoun({ words: parents.name.split('_') })) || isFew(parents.rows)) &&
    refersTo(rows, parents.name)
  )
}

/** Whether the number of rows of a table does not depend on that of another table, or grows only a little with it. */
function isFew(rows: RowsSchema): boolean {
  return typeof rows === 'number' || (rows.type === 'ratio' && rows.ratio < 0.1)
}

/** The notes for the share of one value of a list. @param place index of the value in the list */
function notesOfPart(notes: readonly BindNote[], place: number): readonly BindNote[] {
  const shares = notes.flatMap(({ pointer, claims }) => claims.flatMap((claim) => (claim.type === 'share' ? [{ pointer, claim }] : [])))
  const own = shares[place]
  if (own === undefined) return []
  const { table, column, value, share } = own.claim
  const text = `${percent(share)} of the rows of ${table} have the ${column} ${value}, to within one row`
  // Each part is rounded; together they are all rows.
  return [{ pointer: own.pointer, text, claims: [{ type: 'share_overall', table, holds: { type: 'is', column, value }, share, slack: 1 }] }]
}

function listOf(parts: readonly RateFact[], shares: readonly number[], domain: Domain): Restated | null {
  const [first] = parts
  const last = parts.at(-1)
  if (first === undefined || last === undefined) return null
  const of = first.of === null ? null : (findTable(first.of, domain)?.table ?? null)
  const found = parts.map(({ what }) => findRate(what, of, domain))
  const [known] = found.filter((each) => each !== null)
  const column = known === undefined ? undefined : columnNamed(domain.schema, known.table, known.column)
  if (known === undefined || column?.kind !== 'category' || column.hidden === true || !found.includes(null)) return null
  if (found.some((each) => each !== null && (each.table !== known.table || each.column !== known.column))) return null
  const values = parts.map(({ what }, place) => valueOf(what, known.column, found[place] ?? null))
  // "88% delivered first time, 3% returned": the second share is a value of another column.
  if (values.some((value, place) => found[place] === null && value.split(' ').some((word) => areStateWords([word])))) return null
  if (values.includes('') || new Set(values).size < values.length) return null
  // "30 single, 20 double, 10 suites": another column has the first two, though not beside all suites.
  const others = tableNamed(domain.schema, known.table)?.columns.filter((each) => each.name !== known.column) ?? []
  const isOfOther = (value: string): boolean => others.some((each) => each.kind === 'category' && each.values.includes(value))
  if (first.rows !== undefined && values.some((value, place) => found[place] === null && isOfOther(value))) return null
  const span = { start: first.start, end: last.end }
  const list: AttributeFact = {
    type: 'attribute',
    table: { words: known.table.split('_'), ...span },
    column: { words: known.column.split('_'), ...span },
    aspects: [{ type: 'values', values, shares }],
    currency: null,
    ...span,
  }
  return asRestated(parts, list)
}

/** Words that may follow the noun in the name of a column: "60% of vehicles are cars" sets `vehicle_type`. */
const kinds = wordSet('type kind category class')

/** A listed column, and the noun of its table. */
interface Listed {
  readonly table: Noun
  readonly column: Noun
}

/** The listed columns by the first word of their names, in the singular. */
const columnsByWord = oncePerObject((facts: readonly Fact[]): ReadonlyMap<string, readonly Listed[]> => {
  const found = new Map<string, Listed[]>()
  for (const fact of facts) {
    if (fact.type !== 'columns') continue
    for (const column of fact.columns) {
      const word = singularOf(column.words[0] ?? '')
      const own = found.get(word) ?? []
      if (own.length < mostAlike) own.push({ table: fact.noun, column })
      found.set(word, own)
    }
  }
  return found
})

/** Most columns, and lists of values, with the same first word or value that are compared. */
const mostAlike = 20

/** The listed column whose name is that of what is divided. Null for none. */
function dividedColumn(facts: readonly Fact[], { of }: RateFact): Listed | null {
  const said = of?.words.map(singularOf) ?? []
  const alike = said[0] === undefined ? [] : (columnsByWord(facts).get(said[0]) ?? [])
  return alike.find(({ column: { words } }) => isOfKinds(words.map(singularOf), said)) ?? null
}

function isOfKinds(name: readonly string[], said: readonly string[]): boolean {
  const rest = name.slice(said.length)
  return said.every((word, at) => word === name[at]) && rest.length < 2 && rest.every((word) => kinds.has(word))
}

/** The list as values of a column that the story lists. Null for none. */
function ofListedColumn(facts: readonly Fact[], parts: readonly RateFact[], shares: readonly number[]): AttributeFact | null {
  const [first] = parts
  const last = parts.at(-1)
  const divided = first === undefined ? null : dividedColumn(facts, first)
  const values = parts.map(({ what }) => valueOf(what, '', null))
  if (first === undefined || last === undefined || divided === null || values.includes('') || new Set(values).size < values.length)
    return null
  return { type: 'attribute', ...divided, aspects: [{ type: 'values', values, shares }], currency: null, start: first.start, end: last.end }
}

/** The lists of values of listed columns by each of their values. */
const listsByValue = oncePerObject((facts: readonly Fact[]): ReadonlyMap<string, readonly ReadonlySet<string>[]> => {
  const found = new Map<string, ReadonlySet<string>[]>()
  const details = facts.flatMap((fact) => (fact.type === 'columns' ? (fact.list ?? []).flatMap((column) => column.details) : []))
  for (const detail of details) {
    const values = new Set(detail.type === 'values' ? detail.values.map((value) => value.toLowerCase()) : [])
    for (const value of values) {
      const own = found.get(value) ?? []
      if (own.length < mostAlike) own.push(values)
      found.set(value, own)
    }
  }
  return found
})

/** Whether a listed column has all the values: "orbit (LEO, MEO, GEO)". They are no states of their own. */
function areListedValues(facts: readonly Fact[], parts: readonly RateFact[]): boolean {
  const said = parts.map(({ what }) => what.join(' '))
  const lists = listsByValue(facts).get(said[0] ?? '') ?? []
  return lists.some((values) => said.every((value) => values.has(value)))
}

function asRestated(said: readonly RateFact[], list: AttributeFact | null): Restated | null {
  return list === null ? null : { said, meant: [list], notesOf: notesOfPart }
}

/** The share of each part, one of which may be "the rest". Null if they do not sum up to 1. */
function sharesOf(parts: readonly RateFact[]): readonly number[] | null {
  const open = parts.filter(({ share }) => share === null).length
  const sum = parts.reduce((before, { share }) => before + (share ?? 0), 0)
  const isPlain = parts.every(({ rows, what }) => rows === undefined && what.length <= mostWords)
  if (parts.length < 2 || open > 1 || !isPlain || (open === 0 ? Math.abs(sum - 1) > 1e-9 : sum >= 1)) return null
  return parts.map(({ share }) => share ?? Number((1 - sum).toPrecision(12)))
}

/** The share of each part of a counted whole: "1000 books: 600 fiction, 400 comics". Null if the numbers do not sum up to it. */
function sharesOfCounted(parts: readonly RateFact[], counts: readonly CountFact[]): readonly number[] | null {
  const rows = parts.map((part) => part.rows ?? 0)
  const of = parts[0]?.of ?? null
  const whole = of === null ? undefined : counts.find(({ noun }) => noun.start === of.start)?.count
  if (parts.length < 2 || whole === undefined || rows.includes(0) || sumOf(rows) !== whole) return null
  return rows.map((each) => each / whole)
}

/** Whether a word of a share may name a value: "plus" is a plan. */
function isName(word: string): boolean {
  return word === 'plus' || !functionWords.has(word)
}

/** The value as the domain spells it, else the words of the story in the singular. */
function valueOf(what: readonly string[], column: string, found: FoundRate | null): string {
  if (found !== null) return String(found.value)
  // "paid by | card", "with channel | email"
  const words = what.slice(what.lastIndexOf('by') + 1).filter((word) => isName(word) && (what.length === 1 || word !== column))
  return [...words.slice(0, -1), headOf(words)].join(' ')
}
