import type { AnyTable } from '../../../src/schema/any-schema.ts'
import { arrivalOf, type Draft, type DraftTable, isRecurring } from './draft.ts'

/** How many rows tables have that are not counted on others. */
export type Sizes = readonly number[]

/** Tables get this many rows at most, about. */
const mostRows = 40_000

/** Adds a table of any kind of rows that its forerunners allow. */
export function addTable(draft: Draft, sizes: Sizes): DraftTable {
  const { dice, tables } = draft
  const others = tables.filter((table) => table.count !== null)
  const kinds = ['number', 'primary', ...(others.length === 0 ? [] : ['ratio', 'owned', 'owned', 'owned', 'recurring'])]
  const made = makers[dice.pick(kinds)]?.(draft, sizes) ?? numbered(draft, sizes)
  const table: DraftTable = {
    name: draft.newName(null),
    owner: null,
    mostSiblings: 1,
    ...made,
    columns: [],
    key: null,
    unique: [],
    constraints: [],
    correlations: [],
    outcomes: [],
    primaryKey: null,
  }
  tables.push(table)
  return table
}

type Rows = Pick<DraftTable, 'rows' | 'count'> & Partial<Pick<DraftTable, 'owner' | 'mostSiblings'>>
type MakeRows = (draft: Draft, sizes: Sizes) => Rows | null

function numbered({ dice }: Draft, sizes: Sizes): Rows {
  const count = dice.pick(sizes)
  return { rows: count, count }
}

const makers: Readonly<Record<string, MakeRows>> = {
  number: numbered,
  primary: ({ dice, tables }, sizes) => {
    if (tables.some(({ rows }) => typeof rows === 'object' && rows.type === 'primary')) return null
    const count = dice.pick(sizes)
    return { rows: { type: 'primary', count }, count }
  },
  ratio: ({ dice, tables }) => {
    const of = dice.pick(tables.filter(({ count }) => count !== null))
    const ratio = dice.pick([0, 0.1, 0.37, 1, 1.5, 2])
    const min = dice.chance(40) ? { min: dice.pick([0, 1, 7]) } : {}
    const base = of.count ?? 0
    const count = base === 0 ? 0 : Math.max(min.min ?? 1, Math.round(base * ratio))
    return { rows: { type: 'ratio', of: of.name, ratio, ...min }, count }
  },
  owned: ({ dice, tables }) => {
    const owner = dice.pick(tables.filter(({ count }) => count !== null))
    const parents = owner.count ?? 0
    const min = dice.pick([0, 0, 1, 1, 2])
    const max = min + dice.pick([0, 1, 3, 5, parents < 20 ? 300 : 9])
    const most = Math.max(min, Math.min(max, Math.floor(mostRows / Math.max(1, parents))))
    const part = dice.below(11) / 10
    const way = dice.below(3)
    const total = parents * min + Math.floor(parents * (most - min) * part)
    const mean = min + (most - min) * part
    const said = way === 0 && most === max ? {} : way === 1 ? { total } : { mean }
    const count = 'total' in said ? total : Math.round(parents * ('mean' in said ? mean : (min + max) / 2))
    return { rows: { type: 'owned', by: owner.name, min, max, ...said }, count, owner, mostSiblings: max }
  },
  recurring: ({ dice, tables }) => {
    const owner = dice.maybe(
      tables.filter((table) => table.count !== null && table.count < 3000 && arrivalOf(table) !== undefined && !isRecurring(table)),
    )
    const since = owner === undefined ? undefined : arrivalOf(owner)
    if (owner === undefined || since === undefined) return null
    const rows = {
      type: 'recurring',
      by: owner.name,
      since: { table: owner.name, column: since.name },
      delay_months: dice.pick([1, 1, 2, 14]),
      starting_share: dice.pick([0, 0.3, 0.85, 1]),
      monthly_churn: dice.pick([0, 0.05, 0.4, 0.9]),
    } satisfies AnyTable['rows']
    return { rows, count: null, owner, mostSiblings: 1200 }
  },
}
