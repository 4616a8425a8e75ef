import type { Expression, Source, Value } from './query.ts'
import { placeOf, type Relation, type Row } from './relation.ts'

/** What a `select` without `from` is computed of. */
const oneRow: Relation = { columns: [], rows: [[]] }

/**
 * The rows of the sources of a query together.
 * @param read the rows of a source
 * @throws Error for a join on other than two equal columns
 */
export function joined(sources: readonly Source[], read: (source: Source) => Relation): Relation {
  return sources.reduce((left, source) => {
    const right = read(source)
    const matching = source.join === null ? () => right.rows : matches(source.join, left, right)
    return {
      columns: [...left.columns, ...right.columns],
      rows: left.rows.flatMap((row) => matching(row).map((match) => [...row, ...match])),
    }
  }, oneRow)
}

/** Returns a function that finds the rows to join to a row. */
function matches({ on, isLeft }: NonNullable<Source['join']>, left: Relation, right: Relation): (row: Row) => readonly Row[] {
  const [own, other] = keysOf(on, left, right)
  const byKey = new Map<Value, Row[]>()
  for (const row of right.rows) {
    const key = row[other] ?? null
    const known = byKey.get(key)
    if (known === undefined) byKey.set(key, [row])
    else known.push(row)
  }
  // Null equals nothing.
  byKey.delete(null)
  const none = isLeft ? [right.columns.map(() => null)] : []
  return (row) => byKey.get(row[own] ?? null) ?? none
}

/** The places of the columns that must be equal, in the rows of either side. */
function keysOf(on: Expression, left: Relation, right: Relation): readonly [own: number, other: number] {
  if (on.type !== 'binary' || on.sign !== '=' || on.left.type !== 'column' || on.right.type !== 'column')
    throw new Error('A join must be on two equal columns')
  const { left: one, right: other } = on
  const isOfRight = right.columns.some(({ table, name }) => table === one.table && name === one.name)
  const [own, joinedTo] = isOfRight ? [other, one] : [one, other]
  return [placeOf(left, own.table, own.name), placeOf(right, joinedTo.table, joinedTo.name)]
}
