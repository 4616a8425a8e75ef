import { insteadOf } from '../nearest.ts'
import { choleskyFactor, type CopulaPart, rankCorrelation } from '../random/copula.ts'
import { type RankShape, rankShape, reachOf, scoreCorrelationOf } from '../random/tied-ranks.ts'
import type { PlanColumn } from '../columns/column-schema.ts'
import type { CorrelationSchema } from '../schema/any-schema.ts'
import { FollowingError, SchemaError } from '../schema/schema-error.ts'

/** Runs `action` for the part of the table at `pointer`; notes a `SchemaError` and returns null. */
export type Attempt = <Result>(pointer: string, action: () => Result) => Result | null

interface CorrelatedTable {
  readonly rows: number
  readonly columns: readonly PlanColumn[]
  readonly correlations: readonly CorrelationSchema[]
}

interface CorrelationParts {
  readonly attempt: Attempt
  /** The sites whose draws decide a column; none if it did not compile. */
  readonly sitesOf: (column: string) => readonly number[]
  /** The values of a column that reads no other one, for `probeDraws`. */
  readonly probe: (column: PlanColumn) => Float64Array
}

/** A correlation and the correlation of normal scores that gives it. */
interface Pair extends CorrelationSchema {
  readonly score: number
}

/** The correlations of the draws of a table's sites; sites without an entry are independent. */
export function compileCorrelations(
  table: CorrelatedTable,
  { attempt, sitesOf, probe }: CorrelationParts,
): ReadonlyMap<number, CopulaPart> {
  const parts = new Map<number, CopulaPart>()
  const known = new Map<string, number>()
  const shapes = new Map<PlanColumn, RankShape | null>()
  const shapeOf = (column: PlanColumn): RankShape | null => {
    if (!shapes.has(column)) shapes.set(column, tiesOf(column, probe))
    return shapes.get(column) ?? null
  }
  const pairs = table.correlations.flatMap((pair, place): readonly Pair[] => {
    const score = attempt(`/correlations/${place}`, () => {
      requireNew(pair, place, known)
      return scoreOf(
        pair,
        pair.columns.map((name) => numericColumn(table, name)),
        shapeOf,
      )
    })
    return score === null ? [] : [{ ...pair, score }]
  })
  for (const group of groupsOf(pairs, table.columns)) {
    const names = attempt('/correlations', () => withExactFirst(group, table))
    const factor = names === null ? null : attempt('/correlations', () => factorOf(names, pairs))
    if (names === null || factor === null) continue
    const sites = names.map(sitesOf)
    // A column that did not compile has no sites; its problem is already noted.
    if (sites.some((own) => own.length === 0)) continue
    const isDealt = isExact(table, names[0])
    factor.forEach((row, i) => {
      const used = row.flatMap((weight, place) => (weight === 0 ? [] : [place]))
      if (used.length === 1 && row[i] === 1) return
      const part = { sites: used.map((place) => sites[place]?.[0] ?? -1), weights: used.map((place) => row[place] ?? 0) }
      const all = isDealt && used[0] === 0 ? { ...part, dealt: table.rows } : part
      for (const site of sites[i] ?? []) parts.set(site, all)
    })
  }
  return parts
}

function isExact({ columns }: CorrelatedTable, name: string | undefined): boolean {
  return columns.some((column) => column.name === name && column.exact === true)
}

/** A group with its exact column first: the others follow its numbers, which are dealt and cannot follow any. */
function withExactFirst(group: readonly string[], table: CorrelatedTable): readonly string[] {
  const [first, second] = group.filter((name) => isExact(table, name))
  if (first === undefined) return group
  if (second !== undefined)
    throw new SchemaError(
      `Columns "${first}" and "${second}" are exact: at most one of the columns that are correlated with each other can be`,
    )
  return [first, ...group.filter((name) => name !== first)]
}

/** @param known places of the earlier pairs */
function requireNew({ columns }: CorrelationSchema, place: number, known: Map<string, number>): void {
  const [first, second] = columns
  if (first === second) throw new SchemaError(`Column "${first}" is correlated with itself: name two columns`)
  const key = JSON.stringify(columns.toSorted())
  const earlier = known.get(key)
  if (earlier !== undefined)
    throw new SchemaError(`Correlation ${earlier} already has "${first}" and "${second}": leave one of the two out`)
  known.set(key, place)
}

function numericColumn({ columns }: CorrelatedTable, name: string): PlanColumn {
  const column = columns.find((candidate) => candidate.name === name)
  if (column === undefined)
    throw new SchemaError(
      `The table has no column "${name}"${insteadOf(
        name,
        columns.map((each) => each.name),
      )}`,
    )
  requireNumeric(column)
  return column
}

/** The ties among the ranks of a column's values; a column with cases counts as having none. */
function tiesOf(column: PlanColumn, probe: CorrelationParts['probe']): RankShape | null {
  if (column.by !== undefined) return null
  const values = probe(column)
  if (values[0] === values.at(-1)) throw new SchemaError(`Column "${column.name}" has almost only one value and cannot be correlated`)
  return rankShape(values)
}

function scoreOf(
  { columns: names, coefficient }: CorrelationSchema,
  columns: readonly PlanColumn[],
  shapeOf: (column: PlanColumn) => RankShape | null,
): number {
  const [left = null, right = null] = columns.map(shapeOf)
  const reach = reachOf(left, right)
  const { least, greatest } = reach
  if (coefficient < least - reachMargin || coefficient > greatest + reachMargin)
    throw new SchemaError(
      `"${names[0]}" and "${names[1]}" have many equal values: their rank correlation can only lie between ${Math.ceil(least * 100) / 100} ` +
        `and ${Math.floor(greatest * 100) / 100}, not at ${coefficient}`,
    )
  return scoreCorrelationOf(coefficient, left, right, reach)
}

/** Tolerance of the bounds of a correlation with ties, which are estimated from 4096 values. */
const reachMargin = 0.002

function requireNumeric({ name, kind, min, max, unique, times }: PlanColumn): void {
  if (kind !== 'integer' && kind !== 'decimal')
    throw new SchemaError(`Column "${name}" is of kind ${kind}; only columns of kind integer or decimal can be correlated`)
  // The parameters of a refused column are absent.
  if (typeof min !== 'number') throw new FollowingError()
  if (unique === true) throw new SchemaError(`Column "${name}" is unique: its values are not drawn at random and cannot be correlated`)
  if (times !== undefined)
    throw new SchemaError(
      `Column "${name}" is multiplied by another one: correlate a column without \`times\`, and multiply it in a formula`,
    )
  if (min === max) throw new SchemaError(`Column "${name}" has only one value, ${min}, and cannot be correlated`)
}

/** Groups of names of directly or indirectly correlated columns, in the order of the columns. */
function groupsOf(pairs: readonly Pair[], columns: readonly PlanColumn[]): readonly (readonly string[])[] {
  const groups = new Map<string, Set<string>>()
  const groupOf = (name: string): Set<string> => {
    const group = groups.get(name) ?? new Set([name])
    groups.set(name, group)
    return group
  }
  for (const { columns: names } of pairs) {
    const [left, right] = names.map((name) => groupOf(name)) as [Set<string>, Set<string>]
    if (left === right) continue
    const [small, large] = left.size < right.size ? [left, right] : [right, left]
    for (const name of small) groups.set(name, large.add(name))
  }
  return [...new Set(groups.values())].map((group) => columns.flatMap(({ name }) => (group.has(name) ? [name] : [])))
}

function factorOf(names: readonly string[], pairs: readonly Pair[]): readonly (readonly number[])[] {
  const places = new Map(names.map((name, place) => [name, place]))
  const scores = names.map((_, i) => names.map((__, j) => (i === j ? 1 : 0)))
  for (const { columns, score } of pairs) {
    const [i, j] = columns.map((name) => places.get(name))
    if (i === undefined || j === undefined) continue
    for (const [row, column] of [
      [i, j],
      [j, i],
    ] as const)
      (scores[row] as number[])[column] = score
  }
  const factor = choleskyFactor(scores)
  if (typeof factor !== 'number') return factor
  throw new SchemaError(contradiction(names, factor, (i, j) => scores[i]?.[j] ?? 0, pairs))
}

/** Why the column at `last` cannot have its correlations with those before it. */
function contradiction(names: readonly string[], last: number, score: (i: number, j: number) => number, pairs: readonly Pair[]): string {
  const described = (i: number, j: number): string => {
    const [a, b] = [names[i] ?? '', names[j] ?? '']
    const named = pairs.find(({ columns }) => columns.includes(a) && columns.includes(b))
    return `"${a}" and "${b}" ${named === undefined ? '0 (not listed)' : named.coefficient}`
  }
  for (let i = 0; i < last; i++) {
    for (let j = 0; j < i; j++) {
      // Report the pair with the weakest correlation as the one that contradicts the other two.
      const sides: readonly Side[] = [
        [j, i],
        [i, last],
        [j, last],
      ]
      const [weakest, second, third] = sides.toSorted((a, b) => Math.abs(score(...a)) - Math.abs(score(...b))) as [Side, Side, Side]
      const [low, high] = boundsOf(score(...second), score(...third))
      if (score(...weakest) < low || score(...weakest) > high)
        return (
          `${described(...second)}, ${described(...third)} and ${described(...weakest)} contradict each other: ` +
          `with the first two, the last must lie between ${Math.ceil(rankCorrelation(low) * 100) / 100} and ${Math.floor(rankCorrelation(high) * 100) / 100}`
        )
    }
  }
  const group = names.slice(0, last + 1).map((name) => `"${name}"`)
  return `The correlations among ${group.join(', ')} contradict each other: move the coefficients closer to 0`
}

type Side = readonly [number, number]

/** The bounds of the score correlation of a pair whose correlations with a third column are `a` and `b`. */
function boundsOf(a: number, b: number): readonly [number, number] {
  const room = Math.sqrt((1 - a * a) * (1 - b * b))
  return [a * b - room, a * b + room]
}
