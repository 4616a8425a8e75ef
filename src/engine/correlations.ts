import { choleskyFactor, type CopulaPart, rankCorrelation, scoreCorrelation } from '../random/copula.ts'
import type { ColumnSchema, CorrelationSchema } from '../schema/schema.ts'
import { SchemaError } from '../schema/schema-error.ts'

/** What is done with problems: runs `action` for the part of the table at `pointer`, null where it throws a `SchemaError`. */
export type Attempt = <Result>(pointer: string, action: () => Result) => Result | null

interface CorrelatedTable {
  readonly columns: readonly ColumnSchema[]
  readonly correlations: readonly CorrelationSchema[]
}

/** How the words of a table's sites go together; sites that are not there are independent. `sitesOf` finds the sites whose words decide a column, none where it has none. */
export function compileCorrelations(
  table: CorrelatedTable,
  attempt: Attempt,
  sitesOf: (column: string) => readonly number[],
): ReadonlyMap<number, CopulaPart> {
  const parts = new Map<number, CopulaPart>()
  const known = new Map<string, number>()
  const pairs = table.correlations.filter(
    (_, place) => attempt(`/correlations/${place}`, () => requirePair(table, place) && requireNew(table, place, known)) !== null,
  )
  for (const names of groupsOf(pairs, table.columns)) {
    const factor = attempt('/correlations', () => factorOf(names, pairs))
    const sites = names.map(sitesOf)
    // A column that could not be made has no sites; that is told where it stands.
    if (factor === null || sites.some((own) => own.length === 0)) continue
    factor.forEach((row, i) => {
      const used = row.flatMap((weight, place) => (weight === 0 ? [] : [place]))
      if (used.length === 1 && row[i] === 1) return
      const part = { sites: used.map((place) => sites[place]?.[0] ?? -1), weights: used.map((place) => row[place] ?? 0) }
      for (const site of sites[i] ?? []) parts.set(site, part)
    })
  }
  return parts
}

function requirePair({ columns, correlations }: CorrelatedTable, place: number): true {
  const pair = correlations[place]?.columns ?? ['', '']
  for (const name of pair) {
    const column = columns.find((candidate) => candidate.name === name)
    if (column === undefined) throw new SchemaError(`The table has no column "${name}"`)
    requireNumeric(column)
  }
  const [first, second] = pair
  if (first === second) throw new SchemaError(`Column "${first}" goes together with itself: name two columns`)
  return true
}

/** @param known places of the pairs before */
function requireNew({ correlations }: CorrelatedTable, place: number, known: Map<string, number>): true {
  const pair = correlations[place]?.columns.toSorted() ?? []
  const key = JSON.stringify(pair)
  const earlier = known.get(key)
  if (earlier !== undefined)
    throw new SchemaError(
      `Correlation ${earlier} says how ${pair.map((name) => `"${name}"`).join(' and ')} go together: leave one of the two out`,
    )
  known.set(key, place)
  return true
}

function requireNumeric({ name, kind, ...params }: ColumnSchema): void {
  if (kind !== 'integer' && kind !== 'decimal')
    throw new SchemaError(`Column "${name}" is of kind ${kind}; only columns of kind integer or decimal can be correlated`)
  if (params['unique'] === true)
    throw new SchemaError(`Column "${name}" is unique: its values are dealt out, not drawn, and cannot be correlated`)
  if (params['times'] !== undefined)
    throw new SchemaError(
      `Column "${name}" is multiplied by another one: correlate a column without \`times\`, and multiply it in a formula`,
    )
  if (params['min'] === params['max'])
    throw new SchemaError(`Column "${name}" has one value only, ${String(params['min'])}, that goes together with nothing`)
}

/** The names of columns that go together, directly or by way of others, in the order of the columns. */
function groupsOf(pairs: readonly CorrelationSchema[], columns: readonly ColumnSchema[]): readonly (readonly string[])[] {
  const groups = new Map<string, Set<string>>()
  for (const { columns: names } of pairs) {
    const merged = new Set(names.flatMap((name) => [...(groups.get(name) ?? [name])]))
    for (const name of merged) groups.set(name, merged)
  }
  return [...new Set(groups.values())].map((group) => columns.flatMap(({ name }) => (group.has(name) ? [name] : [])))
}

function factorOf(names: readonly string[], pairs: readonly CorrelationSchema[]): readonly (readonly number[])[] {
  const places = new Map(names.map((name, place) => [name, place]))
  const ranks = names.map((_, i) => names.map((__, j) => (i === j ? 1 : 0)))
  for (const { columns, coefficient } of pairs) {
    const [i, j] = columns.map((name) => places.get(name))
    if (i === undefined || j === undefined) continue
    for (const [row, column] of [
      [i, j],
      [j, i],
    ] as const)
      (ranks[row] as number[])[column] = coefficient
  }
  const factor = choleskyFactor(ranks.map((row) => row.map(scoreCorrelation)))
  if (typeof factor !== 'number') return factor
  throw new SchemaError(contradiction(names, factor, (i, j) => ranks[i]?.[j] ?? 0, pairs))
}

/** Why the column at `last` cannot go together with those before it as it should. */
function contradiction(
  names: readonly string[],
  last: number,
  rank: (i: number, j: number) => number,
  pairs: readonly CorrelationSchema[],
): string {
  const told = (i: number, j: number): string => {
    const [a, b] = [names[i] ?? '', names[j] ?? '']
    const isNamed = pairs.some(({ columns }) => columns.includes(a) && columns.includes(b))
    return `"${a}" and "${b}" ${rank(i, j)}${isNamed ? '' : ' (as they are not named)'}`
  }
  for (let i = 0; i < last; i++) {
    for (let j = 0; j < i; j++) {
      // The pair with the weakest correlation is what the other two leave no room for.
      const sides: readonly Side[] = [
        [j, i],
        [i, last],
        [j, last],
      ]
      const [weakest, second, third] = sides.toSorted((a, b) => Math.abs(rank(...a)) - Math.abs(rank(...b))) as [Side, Side, Side]
      const [low, high] = boundsOf(rank(...second), rank(...third))
      if (rank(...weakest) < low || rank(...weakest) > high)
        return (
          `${told(...second)}, ${told(...third)} and ${told(...weakest)} contradict each other: ` +
          `beside the first two the last lies between ${Math.ceil(low * 100) / 100} and ${Math.floor(high * 100) / 100}`
        )
    }
  }
  const group = names.slice(0, last + 1).map((name) => `"${name}"`)
  return `The correlations among ${group.join(', ')} contradict each other: bring the coefficients nearer to 0`
}

type Side = readonly [number, number]

/** The least and the greatest rank correlation that a pair can have whose correlations with a third column are `a` and `b`. */
function boundsOf(a: number, b: number): readonly [number, number] {
  const [first, second] = [scoreCorrelation(a), scoreCorrelation(b)]
  const room = Math.sqrt((1 - first * first) * (1 - second * second))
  return [rankCorrelation(first * second - room), rankCorrelation(first * second + room)]
}
