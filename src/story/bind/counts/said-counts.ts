import type { Domain } from '../../../domains/domain.ts'
import type { CountFact, Fact, RateFact, RatioFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { saidRows, type SaidCount } from './counts.ts'
import { groupedBy } from '../../../lists.ts'

/** The counts of a story by kind. */
export interface SaidCounts {
  readonly counts: readonly SaidCount[]
  /** Counts of some rows, as shares of the said total: "500 users, 200 premium users". */
  readonly parts: readonly { readonly fact: CountFact; readonly share: RateFact }[]
  /** Counts of nouns that name no table. */
  readonly unknown: readonly Fact[]
  /** Counts of some rows whose share cannot be set, next to another count of the table. */
  readonly ofSome: readonly Fact[]
  readonly rows: ReadonlyMap<string, number>
}

/** Nouns for rows of the described or the primary table. */
const anyRows = /^(?:rows?|records?|entries|entry|examples?)$/

/** Sorts the counts of a story by what they count. @throws SynthError `story_contradicts` for two different numbers of one table */
export function saidCounts(facts: readonly Fact[], domain: Domain, primary: string): SaidCounts {
  const counts: SaidCount[] = []
  const unknown: Fact[] = []
  const ofRows = describedTable(facts, domain) ?? primary
  for (const fact of facts) {
    const count = fact.type === 'count' ? fact : fact.type === 'ratio' ? ofOne(fact, domain) : null
    if (count === null || count.isOfTime === true) continue
    const table = isOfAnyRows(count, domain) ? ofRows : tableOf(count, domain, primary)
    if (table !== undefined && table !== '') counts.push({ fact, count, table })
    else if (fact.type === 'count') unknown.push(fact)
  }
  const loose = withoutLooseRows(counts, unknown, domain)
  const ofSome = someCounts(loose, facts, domain)
  const tables = groupedBy(
    loose.filter(({ fact }) => !ofSome.has(fact)),
    ({ table }) => table,
  )
  const wholes = new Set([...tables.values()].flatMap((said) => countsOfAll(said, domain)))
  const rows = saidRows(wholes)
  const parts = [...tables.values()].flatMap((said) => partsOf(said, wholes, domain, rows))
  return { counts: [...wholes], parts, unknown, ofSome: [...ofSome], rows }
}

/**
 * The only table whose columns or rows the story describes: "500 rows" counts the bookings of "hotel bookings with guest name and price, 500
 * rows", and the invoices of "only paid invoices, 500 rows, with customers".
 */
function describedTable(facts: readonly Fact[], domain: Domain): string | undefined {
  const nouns = facts.flatMap((fact) => {
    if (fact.type === 'columns' && fact.isBeside !== true) return [fact.noun]
    return fact.type === 'selection' && fact.mode === 'only' && fact.nouns.length === 1 ? fact.nouns : []
  })
  const named = nouns.map((noun) => findTable(noun, domain)?.table)
  return new Set(named).size === 1 ? named[0] : undefined
}

/** The table of a count. "100 rows of clinic data" counts the primary table. */
function tableOf({ noun }: CountFact, domain: Domain, primary: string): string | undefined {
  return findTable(noun, domain)?.table ?? (noun.words.at(-1) === 'data' ? primary : undefined)
}

/** Counts that are about some rows: the story says something of them and has another count of the table, or a ratio for it. */
function someCounts(counts: readonly SaidCount[], facts: readonly Fact[], domain: Domain): ReadonlySet<Fact> {
  const perParent = new Set(facts.flatMap((fact) => (fact.type === 'ratio' ? [findTable(fact.child, domain)?.table] : [])))
  const tables = groupedBy(counts, ({ table }) => table)
  const varied = new Set(
    [...tables].flatMap(([table, own]) => (own.some(({ count }) => count.count !== own[0]?.count.count) ? [table] : [])),
  )
  const wholes = new Map(counts.flatMap(({ count, table }) => (count.isOfSome === true ? [] : [[table, count.count] as const])))
  const isOther = ({ count, table }: SaidCount): boolean => {
    if (adjectives(count, domain).length > 0) return false
    const whole = wholes.get(table)
    if (whole !== undefined) return whole !== count.count
    const [first, ...others] = tables.get(table) ?? []
    // If the story says something of each count, the first one is the total if the others fit into it.
    const isWhole = first?.count === count && others.every((each) => each.count.count <= count.count)
    return perParent.has(table) || (varied.has(table) && !isWhole)
  }
  return new Set(counts.filter((each) => each.count.isOfSome === true && isOther(each)).map(({ fact }) => fact))
}

/** Drops counts of "rows" if their table has another count. */
function withoutLooseRows(counts: readonly SaidCount[], unknown: Fact[], domain: Domain): readonly SaidCount[] {
  const isLoose = ({ count }: SaidCount): boolean => isOfAnyRows(count, domain)
  return counts.filter((each) => {
    if (!isLoose(each)) return true
    const isOther = counts.some((other) => other.table === each.table && !isLoose(other) && other.count.count !== each.count.count)
    if (isOther) unknown.push(each.fact)
    return !isOther
  })
}

/** Whether a noun means rows, and no table is called so: "entries" of a car park are one. */
function isOfAnyRows({ noun }: CountFact, { schema }: Domain): boolean {
  const said = noun.words.join('_')
  return anyRows.test(said) && !schema.tables.some(({ name, hidden }) => name === said && hidden !== true)
}

/** Reads "a shop has 5 tills" and "a clinic with 20 to 30 doctors" as counts, if no table holds shops. Null for other ratios. */
function ofOne({ child, parent, min, max, isOfOne, start, end }: RatioFact, domain: Domain): CountFact | null {
  if (isOfOne !== true || min === null || max === null || findTable(parent, domain) !== null) return null
  const between = min === max ? {} : { between: { min, max } }
  return { type: 'count', noun: child, count: Math.round((min + max) / 2), ...between, start, end }
}

/** The counts of all rows of a table: without words before the table name, or not less than such a count; else the largest. */
function countsOfAll(said: readonly SaidCount[], domain: Domain): readonly SaidCount[] {
  if (said.length < 2) return said
  const isPlain = ({ count }: SaidCount): boolean => adjectives(count, domain).length === 0
  const first = said.find(isPlain)
  if (first !== undefined) return said.filter((each) => isPlain(each) || each.count.count > first.count.count)
  const largest = said.reduce((best, each) => (each.count.count > best.count.count ? each : best))
  return [largest]
}

function partsOf(
  said: readonly SaidCount[],
  wholes: ReadonlySet<SaidCount>,
  domain: Domain,
  rows: ReadonlyMap<string, number>,
): SaidCounts['parts'] {
  return said.flatMap((each) => {
    const { count, table } = each
    const whole = rows.get(table) ?? 0
    if (wholes.has(each)) return []
    const { start, end } = count
    const share: RateFact = {
      type: 'rate',
      share: whole === 0 ? 0 : count.count / whole,
      what: adjectives(count, domain),
      of: null,
      start,
      end,
    }
    return [{ fact: count, share }]
  })
}

/** The words of a counted noun before its table name. */
function adjectives({ noun }: CountFact, domain: Domain): readonly string[] {
  const named = findTable(noun, domain)?.words.length ?? noun.words.length
  return noun.words.slice(0, Math.max(0, noun.words.length - named))
}
