import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { type NumberColumn, numberColumn } from '../../attributes/columns/number-column.ts'
import { isGenderWord } from '../../lexicon/gender-words.ts'
import type { LeaningFact } from '../../segments/segment-facts.ts'
import type { Binding, FactBound } from '../binding.ts'
import { marginal } from '../shares/shares.ts'
import { nearFirst } from '../tables/near-first.ts'
import { exactPart } from './exact-part.ts'
import { outcomeOf } from './outcome-of.ts'
import { overallShare } from './overall-share.ts'
import type { Part } from './parts-of.ts'
import type { ResolvedEntries, ResolvedEntry } from './resolve-entries.ts'
import { setTarget, withDrawnGenders } from './set-segments.ts'
import { type Side, sidesOf } from './sides-of.ts'
import { numberCase, shareCase, type Target } from './target-of.ts'

/** How far the parts differ, as a share of what is possible, where the story does not state it. */
const usual = 0.5

/** Binds a statement that rows of one kind have more or less of something: one column follows from the other, and all rows stay as said. */
export function setLeaning(binding: Binding, fact: LeaningFact): FactBound {
  const before = binding.schema
  if (fact.words.some(isGenderWord)) binding.schema = withDrawnGenders(binding.schema)
  let reason = 'it is not known which two columns of a table are meant'
  for (const table of nearFirst(binding, fact)) {
    const sides = sidesOf(binding.schema, binding.domain, table, fact.words)
    const set = sides === null ? null : setSides(binding, table, sides, fact)
    if (set?.used === true) return set
    reason = set?.reason ?? reason
  }
  binding.schema = before
  return { used: false, notes: [], reason }
}

function setSides(binding: Binding, table: TableSchema, [one, other]: readonly [Side, Side], fact: LeaningFact): FactBound {
  if (one.type === 'number' && other.type === 'number')
    return { used: false, notes: [], reason: 'both are numbers: say that they are correlated, and how strongly' }
  if (one.type === 'number') return ofNumber(binding, table, one.column, partIn(other), fact)
  if (other.type === 'number') return ofNumber(binding, table, other.column, partIn(one), fact)
  const [target, by] = isFlag(table, one) && (fact.isFirst || !isFlag(table, other)) ? [one.part, other.part] : [other.part, one.part]
  return ofFlag(binding, table, target, by, fact)
}

function partIn(side: Side): Part | null {
  return side.type === 'part' ? side.part : null
}

function isFlag({ columns }: TableSchema, side: Side): boolean {
  return side.type === 'part' && columns.some(({ name, kind }) => name === side.part.column && kind === 'boolean')
}

/** The share of the rows of a part; null if they are not counted exactly. */
function shareOf(table: TableSchema, part: Part): number | null {
  const exact = exactPart(table, part.column)
  if ('reason' in exact) return null
  const column = exact.table.columns.find(({ name }) => name === part.column)
  if (column?.kind === 'boolean') return part.value === 'true' ? column.rate : 1 - column.rate
  const weights = column?.kind === 'category' ? marginal(column) : []
  const share = (weights[exact.values.indexOf(part.value)] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0)
  return share > 0 && share < 1 ? share : null
}

/** The values of the part and of the others, such that all have the middle: by the factor, else by a distance. */
function pairOf(middle: number, share: number, most: number, { sign, factor }: LeaningFact): readonly [number, number] {
  if (factor !== null) {
    const ratio = sign > 0 ? factor : 1 / factor
    const rest = middle / (1 + share * (ratio - 1))
    return [rest * ratio, rest]
  }
  const distance = sign * usual * most
  return [middle + distance * (1 - share), middle - distance * share]
}

const notCounted = 'the rows that are meant are not counted exactly, so nothing can follow from them'

/** "Smokers pay more": the number has one mean in the part, and another one elsewhere. */
function ofNumber(binding: Binding, table: TableSchema, column: ColumnSchema, part: Part | null, fact: LeaningFact): FactBound {
  const own = numberColumn(column)
  const share = part === null ? null : shareOf(table, part)
  if (own === null || part === null || share === null) return { used: false, notes: [], reason: notCounted }
  const said = statisticsOf(binding, table.name, column.name)
  if (said.some(({ of }) => of !== 'mean'))
    return { used: false, notes: [], reason: `the story states how ${table.name}.${column.name} is spread in all rows` }
  const middle = said[0]?.value ?? meanOf(column)
  const [high, low] =
    said.length === 0 && fact.factor !== null
      ? withFactor(own, fact)
      : pairOf(middle, share, Math.min(middle - own.min, own.max - middle), fact)
  const digits = own.isWhole ? 1 : own.scale
  const means = [high, low].map((mean) => Number(mean.toFixed(digits)))
  if (means.some((mean) => mean < own.min || mean > own.max))
    return { used: false, notes: [], reason: `${table.name}.${column.name} from ${own.min} to ${own.max} leaves no room for it` }
  const bound = [...means.entries()].map(([at, mean]) => numberEntry(mean, mean, at === 0 ? part : null))
  const cases = bound.map(({ said: number }) => numberCase(number, column, true, false))
  const target: Target = { schema: binding.schema, column, outcome: null, cases }
  const about = entriesOf(table, part, bound, column.name)
  if (cases.every((each) => typeof each !== 'string') || said.length > 0 || fact.factor !== null)
    return told(setTarget(binding, target, about), fact)
  // A few whole numbers have no mean within a part: the upper or the lower half of them is used.
  const half = fact.sign > 0 ? numberEntry(Math.ceil(middle), own.max, part) : numberEntry(own.min, Math.floor(middle), part)
  const halves = [numberCase(half.said, column, false, false)]
  return told(setTarget(binding, { ...target, cases: halves }, { ...about, entries: [half] }), fact)
}

/** Two means with a factor within the bounds, where the story states no mean of all rows. */
function withFactor({ min, max }: NumberColumn, { sign, factor }: LeaningFact): readonly [number, number] {
  const high = min + 0.7 * (max - min)
  const low = high / (factor ?? 1)
  return sign > 0 ? [high, low] : [low, high]
}

function numberEntry(min: number, max: number, part: Part | null): ResolvedEntry {
  return { said: { type: 'number', min, max, currency: null, unit: null }, part, left: [] }
}

/** "Women survived more often": the flag has one share in the part, and another one elsewhere. */
function ofFlag(binding: Binding, table: TableSchema, flag: Part, by: Part, fact: LeaningFact): FactBound {
  const share = shareOf(table, by)
  const rate = shareOf(table, flag)
  const words = flag.column.split('_').filter((word) => !/^(?:is|has|was)$/.test(word))
  const outcome = outcomeOf(binding.schema, binding.domain, table, words, by.column)
  if (share === null || rate === null || outcome === null || outcome.column.name !== flag.column || outcome.column.kind !== 'boolean')
    return { used: false, notes: [], reason: notCounted }
  const [own, rest] = pairOf(rate, share, Math.min(rate, 1 - rate), fact).map((each) => Number(each.toFixed(4))) as [number, number]
  if (own > 1 || rest > 1) return { used: false, notes: [], reason: `a share of ${rate} in all rows leaves no room for it` }
  const of = (value: number, part: Part | null): ResolvedEntry => ({ said: { type: 'share', share: value }, part, left: [] })
  const known: Target = { schema: binding.schema, column: outcome.column, outcome, cases: [] }
  const part = entriesOf(table, by, [of(own, by)], flag.column)
  const isSaid = overallShare(binding, part, known, table.name) !== null
  const entries = isSaid ? part : { ...part, entries: [...part.entries, of(rest, null)] }
  const cases = entries.entries.map(({ said }) => shareCase(outcome, said.type === 'share' ? said.share : Number.NaN))
  return told(setTarget(binding, { ...known, cases }, entries), fact)
}

function entriesOf(table: TableSchema, part: Part, entries: readonly ResolvedEntry[], about: string): ResolvedEntries {
  return { table: table.name, by: part.column, entries, whole: null, about: about.split('_') }
}

function told(bound: FactBound, { factor }: LeaningFact): FactBound {
  return bound.used && factor === null
    ? { ...bound, reason: 'the story does not state how much more or less, so a clear difference is used' }
    : bound
}

interface Statistic {
  readonly of: string
  readonly value: number
}

/** What the story states of all numbers of a column. */
function statisticsOf({ bound }: Binding, table: string, column: string): readonly Statistic[] {
  return [...bound.values()].flatMap(({ notes }) =>
    notes.flatMap(({ claims }) =>
      claims.flatMap((claim) => (claim.type === 'statistic' && claim.table === table && claim.column === column ? [claim] : [])),
    ),
  )
}

function meanOf(column: ColumnSchema): number {
  const own = numberColumn(column)
  if (own === null) return Number.NaN
  const { distribution, min, max } = own
  const centre =
    distribution !== null && 'mean' in distribution
      ? distribution.mean
      : distribution !== null && 'median' in distribution
        ? distribution.median
        : null
  return typeof centre === 'number' ? centre : (min + max) / 2
}
