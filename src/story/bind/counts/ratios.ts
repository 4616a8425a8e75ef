import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { RatioFact } from '../../facts/fact.ts'
import { contradiction } from '../contradiction.ts'
import { setCount } from './counts.ts'
import { type Bound, tablePointer, unused, used } from '../note.ts'
import { meanOf, type RatioTables, ratioTables, setRatio } from './ratio.ts'
import { countFollows, refersTo } from '../tables/references.ts'
import { setRelation } from './relation.ts'
import { countRows } from '../tables/row-counts.ts'
import { saidTable } from '../tables/said-table.ts'

/** What was said of a table, and who said it. */
interface Said {
  readonly fact: RatioFact
  readonly tables: RatioTables
}

/** How far a number of rows may be from what a ratio comes to: numbers in stories are round. */
const tolerance = 0.1

/**
 * Applies all that a story says of rows for each row of another table.
 * @param rows of the tables whose number was said
 * @param fixed tables whose number of rows is given
 * @throws SynthError `story_contradicts` for two ratios of the same tables, for one that the said numbers of rows are far from,
 * and for such as cannot hold together
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
    const tables = ratioTables(result, domain, fact)
    let one = ofFew(result, domain, fact, rows)
    if (typeof tables !== 'string' && one === null) {
      const said: Said = { fact, tables }
      one = besideAnother(result, before, said)
      if (one === null) {
        refuseCounts(fact, tables, rows)
        one = fromOtherSide(result, before, said, fixed)
        before.push(said)
      }
    }
    one ??= setRatio(result, domain, fact, fixed)
    result = one.schema
    bound.set(fact, one)
  }
  refuseSides(result, before)
  return { schema: result, bound }
}

/** "A lesson has one teacher", of whom there are fewer, or whom lessons refer to: each lesson belongs to a teacher. Null for any other ratio. */
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

/** Ratios of the tables that own what is counted come first, as they hold for each row; then those of tables that others follow from. */
function inOrder(schema: Schema, domain: Domain, facts: readonly RatioFact[]): readonly RatioFact[] {
  const depth = (fact: RatioFact): number => {
    const tables = ratioTables(schema, domain, fact)
    if (typeof tables === 'string') return 0
    const { rows } = tables.counted
    if (typeof rows === 'object' && rows.type === 'owned' && rows.by === tables.parent.name) return 0
    return schema.tables.filter(({ name }) => countFollows(schema, tables.parent.name, name)).length
  }
  const depths = new Map(facts.map((fact) => [fact, depth(fact)]))
  return facts.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0))
}

/**
 * As many rows of a table as have so many of those that another ratio counts already: "each student takes 4 courses and each course has 30
 * students". Null where there is no such ratio, or where the one table's rows follow from the other's.
 */
function fromOtherSide(schema: Schema, before: readonly Said[], { fact, tables }: Said, fixed: ReadonlySet<string>): Bound | null {
  const [counted, parent] = [tables.counted.name, tables.parent.name]
  const mean = meanOf(fact)
  if (mean === 0 || !before.some((other) => isOtherSide(other, tables)) || countFollows(schema, counted, parent)) return null
  const count = countRows(schema, [counted]).get(counted) ?? 0
  const changed = fixed.has(parent) ? schema : setCount(schema, parent, Math.max(1, Math.round(count / mean)), fixed).schema
  const text = `each row of ${parent} has ${mean} rows of ${counted} on average`
  return used(changed, `${tablePointer(schema, counted)}/rows`, text, [{ type: 'average', child: counted, parent, mean }])
}

/** Whether a ratio counts the same rows for each row of another table. */
function isOtherSide({ tables: { counted, parent } }: Said, own: RatioTables): boolean {
  return counted.name === own.counted.name && parent.name !== own.parent.name
}

/** Refuses ratios of the same rows that cannot hold together: for 60 of whom each takes 3 there are no 12 that have 20 each. */
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

/** The tables whose rows ratios count. */
export function tablesCounted(schema: Schema, domain: Domain, facts: readonly RatioFact[]): ReadonlySet<string> {
  return new Set(
    facts.flatMap((fact) => {
      const tables = ratioTables(schema, domain, fact)
      return typeof tables === 'string' ? [] : [tables.counted.name]
    }),
  )
}

/** A bound beside another number of the same rows is told: that one holds. @throws SynthError `story_contradicts` for two such numbers */
function besideAnother(schema: Schema, before: readonly Said[], { fact, tables: { counted, parent } }: Said): Bound | null {
  const other = before.find(({ tables }) => tables.counted.name === counted.name && tables.parent.name === parent.name)
  const isSame = (['min', 'max', 'mean'] as const).every(
    (key) => other?.fact[key] === null || fact[key] === null || other?.fact[key] === fact[key],
  )
  if (other === undefined || isSame) return null
  if (!isBound(other.fact) && !isBound(fact))
    throw contradiction(`Two numbers of rows of "${counted.name}" for each of "${parent.name}": say one of them`, [other.fact, fact])
  return unused(schema, `another number of rows of "${counted.name}" for each of "${parent.name}" was said before`)
}

function isBound({ min, max, mean }: RatioFact): boolean {
  return mean === null && (min === null) !== (max === null)
}

function refuseCounts(fact: RatioFact, { counted, parent }: RatioTables, rows: ReadonlyMap<string, number>): void {
  const [own, owners] = [rows.get(counted.name), rows.get(parent.name)]
  if (own === undefined || owners === undefined) return
  if (!isNear(fact, own, owners)) throw contradiction(misfit(counted.name, own, parent.name, owners), [fact])
}

/** Whether so many rows are about what a ratio makes of so many owners. */
function isNear({ min, max, mean }: RatioFact, own: number, owners: number): boolean {
  const least = (min ?? mean ?? 0) * owners * (1 - tolerance)
  const most = (max ?? mean ?? Infinity) * owners * (1 + tolerance)
  return own >= Math.floor(least) && own <= Math.ceil(most)
}

function misfit(counted: string, own: number, parent: string, owners: number): string {
  return `${own} rows of "${counted}" are not what was said for each of the ${owners} rows of "${parent}": say one of them`
}
