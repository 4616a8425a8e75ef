import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import type { RatioFact } from '../fact.ts'
import { contradiction } from './contradiction.ts'
import type { Bound } from './note.ts'
import { type RatioTables, ratioTables, setRatio } from './ratio.ts'

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
 * @throws SynthError `story_contradicts` for two ratios of the same tables, and for one that the said numbers of rows are far from
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
  for (const fact of facts) {
    const tables = ratioTables(result, domain, fact)
    if (typeof tables !== 'string') {
      refuseAnother(before, { fact, tables })
      refuseCounts(fact, tables, rows)
      before.push({ fact, tables })
    }
    const one = setRatio(result, domain, fact, fixed)
    result = one.schema
    bound.set(fact, one)
  }
  return { schema: result, bound }
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

function refuseAnother(before: readonly Said[], { fact, tables: { counted, parent } }: Said): void {
  const other = before.find(({ tables }) => tables.counted.name === counted.name && tables.parent.name === parent.name)
  if (
    other === undefined ||
    (['min', 'max', 'mean'] as const).every((key) => other.fact[key] === null || fact[key] === null || other.fact[key] === fact[key])
  )
    return
  throw contradiction(`Two numbers of rows of "${counted.name}" for each of "${parent.name}": say one of them`, [other.fact, fact])
}

function refuseCounts(fact: RatioFact, { counted, parent }: RatioTables, rows: ReadonlyMap<string, number>): void {
  const [own, owners] = [rows.get(counted.name), rows.get(parent.name)]
  if (own === undefined || owners === undefined) return
  const least = (fact.min ?? fact.mean ?? 0) * owners * (1 - tolerance)
  const most = (fact.max ?? fact.mean ?? Infinity) * owners * (1 + tolerance)
  if (own >= Math.floor(least) && own <= Math.ceil(most)) return
  const detail = `${own} rows of "${counted.name}" are not what was said for each of the ${owners} rows of "${parent.name}": say one of them`
  throw contradiction(detail, [fact])
}
