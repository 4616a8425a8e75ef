import { percent } from '../../amounts/percent.ts'
import { wholeLists } from '../../compose/said-states.ts'
import type { RateFact } from '../../facts/fact.ts'
import type { RateTarget } from '../../find/rate-candidates.ts'
import type { Schema } from '../../../schema/schema.ts'
import { type Bound, columnPointer } from '../note.ts'
import { rowsIn } from '../tables/row-counts.ts'

/** The reason for shares that sum up to 100% and are values of no single column. */
export const ofNoColumn = 'these shares add up to 100%, but no column has all of these values'

/** Values of a column, and the share of all other ones: "60% dogs, 30% cats, 10% other". */
interface Others {
  readonly table: string
  readonly column: string
  readonly values: readonly string[]
}

/** Lists of shares that sum up to 100%. */
interface Wholes {
  /** The shares of lists of which one column has only some of the values: "20% leads, 70% customers, 10% partners". */
  readonly unlike: ReadonlySet<RateFact>
  /** The shares of "other" values, which the shares of all values before them leave. */
  readonly others: ReadonlyMap<RateFact, Others>
}

/**
 * Finds lists of shares that sum up to 100%. "The rest" needs no value, "other" neither.
 * @param targets the column and value of each fact, at its place; null for none
 */
export function wholesOf(said: readonly RateFact[], targets: readonly (RateTarget | null)[]): Wholes {
  const found = new Map(said.map((fact, place) => [fact, targets[place] ?? null]))
  const others = new Map<RateFact, Others>()
  const unlike = wholeLists(said).flatMap((list) => {
    const last = list.at(-1)
    const isOther = last !== undefined && found.get(last) === null && last.what.length === 1 && /^others?$/.test(last.what[0] ?? '')
    const named = isOther ? list.slice(0, -1) : list
    const told = named.map((fact) => found.get(fact) ?? null)
    const columns = told.flatMap((target, place) => {
      if (target !== null) return [`${target.table}.${target.column}`]
      return named[place]?.share === null ? [] : ['']
    })
    const [first] = told
    const isOne = new Set(columns).size === 1 && !columns.includes('')
    if (isOther && isOne && first !== undefined && first !== null)
      others.set(last, { ...first, values: told.flatMap((target) => (target === null ? [] : [String(target.value)])) })
    const all = isOther && !isOne ? [...columns, ''] : columns
    return all.includes('') && new Set(all).size > 1 ? list : []
  })
  return { unlike: new Set(unlike), others }
}

/** What the share of "other" values says of the data; null for other facts. */
export function boundOfOthers(schema: Schema, others: Wholes['others'], fact: RateFact): Omit<Bound, 'schema'> | null {
  const own = others.get(fact)
  if (own === undefined || fact.share === null) return null
  const { table, column, values } = own
  const text = `${percent(fact.share)} of the rows of ${table} have another ${column} than ${values.join(', ')}`
  const holds = { type: 'not', of: { type: 'among', column, values } } as const
  const claims = [{ type: 'share_overall', table, holds, share: fact.share, slack: values.length }] as const
  return { notes: [{ pointer: columnPointer(schema, table, column), text, claims }], used: true }
}

/**
 * The reason for a share that rounds to no row of its table, and so is about other rows: "1.5% are defective" is not about 3 shifts. Null
 * for other shares.
 */
export function ofNoRow({ share, of }: RateFact, { table }: RateTarget, schema: Schema): string | null {
  const rows = rowsIn(schema, table)
  if (share === null || share <= 0 || of !== null || rows === 0 || Math.round(share * rows) > 0) return null
  return `${percent(share)} of the ${rows} rows of ${table} is no row: name the rows that are meant`
}
