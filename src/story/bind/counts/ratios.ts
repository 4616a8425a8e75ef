import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { RatioFact } from '../../facts/fact.ts'
import { contradiction } from '../contradiction.ts'
import { setCount } from './counts.ts'
import { type Bound, tablePointer, unused, used } from '../note.ts'
import { meanOfRatio, type RatioTables, ratioTables, setRatio } from './ratio.ts'
import { countFollows, refersTo } from '../tables/references.ts'
import { areRelated, setRelation } from './relation.ts'
import { countRows, rowsIn } from '../tables/row-counts.ts'
import { saidTable } from '../tables/said-table.ts'
import { headOf, singularOf } from '../../words/words.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'

/** A ratio and its tables. */
interface Said {
  readonly fact: RatioFact
  readonly tables: RatioTables
}

/** Tolerance between a count and a ratio, as numbers in stories are round. */
const tolerance = 0.1

/**
 * Binds all ratios of a story.
 * @param rows the said numbers of rows by table
 * @param fixed tables whose number of rows stays
 * @throws SynthError `story_contradicts` for two ratios of the same tables, a ratio far from the said counts, or ratios that contradict
 * each other
 */
export function setRatios(
  schema: Schema,
  domain: Domain,
  facts: readonly RatioFact[],
  rows: ReadonlyMap<string, number>,
  fixed: ReadonlySet<string>,
): { readonly schema: Schema; readonly bound: ReadonlyMap<RatioFact, Bound> } {
  const bound = new Map<RatioFact, Bound>()
  const before: Said[] = []
  let result = schema
  for (const fact of inOrder(schema, domain, facts)) {
    result = withRelation(result, domain, fact)
    const tables = ratioTables(result, domain, fact)
    const kept = new Set([...fixed, ...before.map((said) => said.tables.counted.name)])
    let one = ofFew(result, domain, fact, rows)
    if (typeof tables !== 'string' && one === null) {
      const said: Said = { fact, tables }
      one = besideAnother(result, before, said)
      if (one === null) {
        const told = isReferred(tables) ? null : refuseCounts(fact, tables, rows)
        if (told !== null) {
          bound.set(fact, unused(result, told))
          continue
        }
        one = fromOtherSide(result, before, said, fixed)
        before.push(said)
      }
    }
    one ??= setRatio(result, domain, fact, kept)
    result = one.schema
    bound.set(fact, one)
  }
  refuseSides(result, before)
  return { schema: result, bound }
}

/** Adds a relation between the tables of a ratio, unless one of them refers to the other already: "3 trainers per class". */
function withRelation(schema: Schema, domain: Domain, fact: RatioFact): Schema {
  const tables = meanOfRatio(fact) > 1 ? ratioTables(schema, domain, fact) : ''
  if (typeof tables === 'string' || areRelated(schema, tables.counted, tables.parent)) return schema
  const { child, parent, start, end } = fact
  return setRelation(schema, domain, { type: 'relation', child, parent, start, end }).schema
}

/** Reads "a lesson has one teacher" as a relation if there are fewer teachers, or if lessons refer to them. Null for other ratios. */
function ofFew(
  schema: Schema,
  domain: Domain,
  { child, parent, min, max, start, end }: RatioFact,
  rows: ReadonlyMap<string, number>,
): Bound | null {
  const [few, many] = [saidTable(schema, domain, child, parent), saidTable(schema, domain, parent, child)]
  if (min !== 1 || max !== 1 || few === null || many === null || few === many) return null
  const isFewer = (rows.get(few.name) ?? Infinity) < (rows.get(many.name) ?? 0)
  if (!isFewer && (!refersTo(many, few.name) || refersTo(few, many.name))) return null
  return setRelation(schema, domain, { type: 'relation', child: parent, parent: child, start, end })
}

/** Sorts ratios: first the ratios of owners, because they hold for each row, then the ratios of tables that other numbers follow from. */
function inOrder(schema: Schema, domain: Domain, facts: readonly RatioFact[]): readonly RatioFact[] {
  const depth = (fact: RatioFact): number => {
    const tables = ratioTables(schema, domain, fact)
    if (typeof tables === 'string') return 0
    const { rows } = tables.counted
    if (isOwnedBy(rows, tables.parent.name)) return 0
    return schema.tables.filter(({ name }) => countFollows(schema, tables.parent.name, name)).length
  }
  const depths = new Map(facts.map((fact) => [fact, depth(fact)]))
  return facts.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0))
}

/**
 * Computes the number of parents from two ratios of the same rows: "each student takes 4 courses and each course has 30 students". Null if
 * there is no other ratio, or if the rows of one table follow from the other.
 */
function fromOtherSide(schema: Schema, before: readonly Said[], { fact, tables }: Said, fixed: ReadonlySet<string>): Bound | null {
  const [counted, parent] = [tables.counted.name, tables.parent.name]
  const mean = meanOfRatio(fact)
  if (mean === 0 || !before.some((other) => isOtherSide(other, tables)) || countFollows(schema, counted, parent)) return null
  const count = rowsIn(schema, counted)
  const changed = fixed.has(parent) ? schema : setCount(schema, parent, Math.max(1, Math.round(count / mean)), fixed).schema
  const text = `each row of ${parent} has ${mean} rows of ${counted} on average`
  return used(changed, `${tablePointer(schema, counted)}/rows`, text, [{ type: 'average', child: counted, parent, mean }])
}

/** Whether a ratio counts the same rows for another parent. */
function isOtherSide({ tables: { counted, parent } }: Said, own: RatioTables): boolean {
  return counted.name === own.counted.name && parent.name !== own.parent.name
}

/**
 * Refuses ratios of the same rows that contradict each other: 60 students with 3 courses each do not fill 12 courses with 20 students each.
 */
function refuseSides(schema: Schema, said: readonly Said[]): void {
  for (const { fact, tables } of said) {
    const other = said.find((each) => isOtherSide(each, tables))
    if (other === undefined) continue
    const [counted, parent] = [tables.counted.name, tables.parent.name]
    const rows = countRows(schema, [counted, parent])
    const [own, owners] = [rows.get(counted) ?? 0, rows.get(parent) ?? 0]
    if (!isNear(fact, own, owners)) throw contradiction(misfit(counted, own, parent, owners), [other.fact, fact])
  }
}

/** The tables that ratios count. */
export function tablesCounted(schema: Schema, domain: Domain, facts: readonly RatioFact[]): ReadonlySet<string> {
  return new Set(
    facts.flatMap((fact) => {
      const tables = ratioTables(schema, domain, fact)
      return typeof tables === 'string' ? [] : [tables.counted.name]
    }),
  )
}

/**
 * Handles two ratios of the same tables: a bound next to another number has no effect. @throws SynthError `story_contradicts` for two
 * different numbers
 */
function besideAnother(schema: Schema, before: readonly Said[], { fact, tables: { counted, parent } }: Said): Bound | null {
  const other = before.find(({ tables }) => tables.counted.name === counted.name && tables.parent.name === parent.name)
  const isSame = (['min', 'max', 'mean'] as const).every(
    (key) => other?.fact[key] === null || fact[key] === null || other?.fact[key] === fact[key],
  )
  if (other === undefined || isSame) return null
  if (!isBound(other.fact) && !isBound(fact))
    throw contradiction(`Two numbers of rows of "${counted.name}" for each of "${parent.name}": state only one of them`, [other.fact, fact])
  return unused(schema, `the story already states another number of rows of "${counted.name}" for each of "${parent.name}"`)
}

function isBound({ min, max, mean }: RatioFact): boolean {
  return mean === null && (min === null) !== (max === null)
}

/** Whether each row of the parent refers to one of the counted rows, so that none has several. */
function isReferred({ counted, parent }: RatioTables): boolean {
  return refersTo(parent, counted.name) && !refersTo(counted, parent.name)
}

/**
 * Checks a ratio against the said counts. Returns a reason if it names the counted rows by another word than their table, "books" for loans:
 * the count is then that of the table. @throws SynthError `story_contradicts` if both name the same rows
 */
function refuseCounts(fact: RatioFact, { counted, parent }: RatioTables, rows: ReadonlyMap<string, number>): string | null {
  const [own, owners] = [rows.get(counted.name), rows.get(parent.name)]
  if (own === undefined || owners === undefined || isNear(fact, own, owners)) return null
  const detail = misfit(counted.name, own, parent.name, owners)
  if (counted.name.split('_').map(singularOf).includes(headOf(fact.child.words))) throw contradiction(detail, [fact])
  return detail
}

/** Whether a number of rows roughly fits a ratio. */
function isNear({ min, max, mean }: RatioFact, own: number, owners: number): boolean {
  const least = (min ?? mean ?? 0) * owners * (1 - tolerance)
  const most = (max ?? mean ?? Infinity) * owners * (1 + tolerance)
  return own >= Math.floor(least) && own <= Math.ceil(most)
}

function misfit(counted: string, own: number, parent: string, owners: number): string {
  return `${own} rows of "${counted}" contradict the number that the story states for each of the ${owners} rows of "${parent}": state only one of them`
}
