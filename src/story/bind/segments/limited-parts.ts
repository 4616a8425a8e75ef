import type { ColumnSchema, InnerColumn, Schema, TableSchema } from '../../../schema/schema.ts'
import { shareWithin } from '../../../random/share-within.ts'
import { type NumberColumn, numberColumn } from '../../attributes/columns/number-column.ts'
import { type Band, bandName, withBands } from '../../attributes/columns/with-bands.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import type { SegmentEntry, SegmentsFact } from '../../segments/segment-facts.ts'
import type { Binding } from '../binding.ts'
import { nearFirst } from '../tables/near-first.ts'
import { withTable } from '../tables/references.ts'
import type { Part } from './parts-of.ts'
import { type ResolvedEntries, resolvedParts } from './resolve-entries.ts'
import { testOf } from './test-of.ts'
import { sumOf } from '../../../lists.ts'

/** Entries whose parts are bands of a number, in a schema that has these bands. */
export interface LimitedParts {
  readonly schema: Schema
  readonly resolved: ResolvedEntries
  /** The number that is compared. */
  readonly column: string
}

type Compared = Extract<RowTest, { readonly type: 'compare' }>

/** A number between two bands. */
interface Cut {
  readonly at: number
  /** Whether the number itself belongs to the band below. */
  readonly isBelow: boolean
}

/** Finds the tables with the number that entries compare: "tenure under 12 months churn at 40%". Each such number gets a band for each part. */
export function limitedParts(binding: Binding, said: Pick<SegmentsFact, 'entries' | 'isMean'>): readonly LimitedParts[] {
  const [first, last] = [said.entries[0], said.entries.at(-1)]
  if (first === undefined || last === undefined) return []
  const place = { type: 'segments', ...said, start: first.start, end: last.end } as const
  return nearFirst(binding, place).flatMap((table) => limitedIn(binding, table, said))
}

function limitedIn(
  { schema, domain }: Binding,
  before: TableSchema,
  said: Pick<SegmentsFact, 'entries' | 'isMean'>,
): readonly LimitedParts[] {
  let table = before
  const tests: (Compared | null)[] = []
  for (const { limit } of said.entries) {
    const found = limit === undefined ? null : testOf(schema, domain, table, limit, null)
    if (limit !== undefined && (found?.test.type !== 'compare' || typeof found.test.value !== 'number')) return []
    table = found?.table ?? table
    tests.push(found?.test.type === 'compare' ? found.test : null)
  }
  const name = tests.find((test) => test !== null)?.column
  const column = table.columns.find((each) => each.name === name)
  const own = column === undefined ? null : numberColumn(column)
  // A wider range has a spread of its own.
  const isDrawn = isFree(before.columns.find((each) => each.name === name) ?? column)
  if (column === undefined || own === null || !isDrawn || tests.some((test) => test !== null && test.column !== name)) return []
  const cuts = cutsOf(tests)
  const bands = bandsBetween(cuts, own) ?? bandsBetween(cuts, { ...own, distribution: null })
  if (bands === null) return []
  const set = withBands(table, column, bands)
  const parts = said.entries.map((entry, place) => partOf(entry, tests[place] ?? null, cuts, { table: table.name, column: set.by }))
  return resolvedParts(said, parts, { table: table.name, by: set.by, own: column.name }, domain).map((resolved) => ({
    schema: withTable(schema, set.table),
    resolved,
    column: column.name,
  }))
}

/** Whether nothing else is said of how the numbers are drawn. */
function isFree(column: ColumnSchema | undefined): boolean {
  return column !== undefined && column.nullable === undefined && !['by', 'times', 'exact', 'unique'].some((key) => key in column)
}

function cutsOf(tests: readonly (Compared | null)[]): readonly Cut[] {
  const cuts = new Map<string, Cut>()
  for (const test of tests) {
    if (test === null || typeof test.value !== 'number') continue
    const cut = cutOf(test, test.value)
    cuts.set(JSON.stringify(cut), cut)
  }
  return [...cuts.values()].toSorted((one, other) => one.at - other.at || Number(one.isBelow) - Number(other.isBelow))
}

function cutOf({ sign }: Compared, at: number): Cut {
  return { at, isBelow: sign === '>' || sign === '<=' }
}

/** The part of an entry: the band below or above its number; undefined if the number does not divide all other bands from it. */
function partOf(
  entry: SegmentEntry,
  test: Compared | null,
  cuts: readonly Cut[],
  place: Pick<Part, 'table' | 'column'>,
): Part | null | undefined {
  if (entry.isWhole === true) return undefined
  if (test === null || typeof test.value !== 'number') return null
  const own = cutOf(test, test.value)
  const at = cuts.findIndex((cut) => cut.at === own.at && cut.isBelow === own.isBelow)
  const isUnder = test.sign === '<' || test.sign === '<='
  if (isUnder ? at !== 0 : at !== cuts.length - 1) return undefined
  return { ...place, value: bandName(isUnder ? 0 : cuts.length), test }
}

/** The ranges between the cuts, and the share of the column's numbers in each; null if a range has no numbers. */
function bandsBetween(cuts: readonly Cut[], own: NumberColumn): readonly Band[] | null {
  const edges = cuts.map(({ at, isBelow }): readonly [below: number, above: number] => {
    const step = 10 ** -(own.isWhole ? 0 : own.scale)
    return isBelow ? [lower(at, step), lower(at, step) + step] : [upper(at, step) - step, upper(at, step)]
  })
  const bands: { readonly min: number; readonly max: number; readonly share: number }[] = []
  for (let place = 0; place <= edges.length; place++) {
    const min = edges[place - 1]?.[1] ?? own.min
    const max = edges[place]?.[0] ?? own.max
    const [low, high] = [Number(min.toPrecision(12)), Number(max.toPrecision(12))]
    // Nothing is between "over 60" and "under 60" but 60 itself.
    if (low > high) return null
    bands.push({ min: low, max: high, share: shareIn(own, low, high) })
  }
  const sum = bands.reduce((before, { share }) => before + share, 0)
  if (!bands.every(({ share }) => share > 1e-4)) return null
  const shares = bands.slice(1).map(({ share }) => Number((share / sum).toFixed(6)))
  const first = Number((1 - sumOf(shares)).toFixed(6))
  return bands.map(({ min, max }, place) => ({ share: place === 0 ? first : (shares[place - 1] ?? 0), body: bodyOf(own, min, max) }))
}

/** The highest number of a column that is not above a number, and the lowest one that is not below it. */
function lower(at: number, step: number): number {
  return Math.floor(Number((at / step).toPrecision(12))) * step
}

function upper(at: number, step: number): number {
  return Math.ceil(Number((at / step).toPrecision(12))) * step
}

function shareIn({ distribution, isWhole, scale }: NumberColumn, min: number, max: number): number {
  const step = isWhole ? 1 : 10 ** -scale
  if (distribution === null) return max - min + step
  const { from, to } = shareWithin(distribution, { min: min - step / 2, max: max + step / 2 })
  return to - from
}

function bodyOf({ isWhole, scale, distribution }: NumberColumn, min: number, max: number): InnerColumn {
  const spread = distribution === null ? {} : { distribution }
  return isWhole ? { kind: 'integer', min, max, ...spread } : { kind: 'decimal', scale, min, max, ...spread }
}
