import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { refused } from '../refused.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { isGenderWord } from '../../lexicon/gender-words.ts'
import type { LeaningFact } from '../../segments/segment-facts.ts'
import type { Binding, FactBound } from '../binding.ts'
import { correlated } from '../columns/correlation.ts'
import { marginal } from '../shares/shares.ts'
import { nearFirst } from '../tables/near-first.ts'
import { exactPart } from './exact-part.ts'
import { setGroupMeans } from './set-group-means.ts'
import { type Differing, type Groups, meanOfNumbers, pairOf, within } from './leaning-pair.ts'
import { outcomeOf } from './outcome-of.ts'
import { overallShare } from './overall-share.ts'
import type { Part } from './parts-of.ts'
import type { ResolvedEntries, ResolvedEntry } from './resolve-entries.ts'
import { setTarget, withDrawnGenders } from './set-segments.ts'
import { type Side, type Sides, sidesOf } from './sides-of.ts'
import { numberCase, shareCase } from './target-of.ts'
import type { Case, Target } from './target.ts'
import { sumOf } from '../../../lists.ts'

/**
 * Binds a statement that rows of one kind have more or less of something. One column then follows from the other, and the stated
 * distributions of both stay.
 */
export function setLeaning(binding: Binding, fact: LeaningFact): FactBound {
  const before = binding.schema
  if ([...fact.words, ...(fact.others ?? [])].some(isGenderWord)) binding.schema = withDrawnGenders(binding.schema)
  let reason = 'it is not known which two columns of a table are meant'
  for (const table of nearFirst(binding, fact)) {
    const sides = sidesOf(binding.schema, binding.domain, table, fact)
    const set = sides === null ? null : setSides(binding, table, sides, fact)
    if (set?.used === true) return set
    reason = set?.reason ?? reason
  }
  binding.schema = before
  return refused(reason)
}

const notCounted = 'the rows that are meant are not counted exactly, so nothing can follow from them'

function setSides(binding: Binding, table: TableSchema, { sides: [one, other], others, sign }: Sides, fact: LeaningFact): FactBound {
  const number = one.type === 'number' ? one : other.type === 'number' ? other : null
  if (one.type === 'number' && other.type === 'number') return ofNumbers(binding, table, [one.column.name, other.column.name], sign, fact)
  const [by, flag] = deciding(table, one, other, fact)
  if (by === null) return refused(notCounted)
  const groups = groupsOf(table, by, others, fact)
  if (typeof groups === 'string') return refused(groups)
  const unit = fact.difference?.type === 'distance' ? fact.difference.unit : null
  if (number !== null && !isInUnit(number.column.name, unit)) return refused(`${table.name}.${number.column.name} is in another unit`)
  const differing: Differing = { ...fact, sign, part: groups.share, rest: groups.restShare }
  if (number !== null) return ofNumber(binding, table, number.column, groups, differing)
  return flag === null ? refused(notCounted) : ofFlag(binding, table, flag, groups, differing)
}

/** The coefficient where the story states only that more of one goes with more of the other. */
const usualCoefficient = 0.7

/** "Older patients pay more": both are numbers, and are correlated. */
function ofNumbers(
  binding: Binding,
  { name }: TableSchema,
  columns: readonly [string, string],
  sign: 1 | -1,
  fact: LeaningFact,
): FactBound {
  if (fact.difference !== null || fact.others !== null) return refused('both are numbers: say that they are correlated, and how strongly')
  const coefficient = sign * usualCoefficient
  const bound = correlated(binding, { schema: binding.schema, table: name, columns }, coefficient, () => true)
  if ('reason' in bound) return refused(bound.reason)
  binding.schema = bound.schema
  const reason = `the story does not state the coefficient of ${columns.join(' and ')}: ${coefficient} is used`
  return { used: true, notes: bound.notes, reason }
}

type PartsSide = Extract<Side, { readonly type: 'parts' }>

/** The side that decides, and the flag that follows from it. */
function deciding(table: TableSchema, one: Side, other: Side, { isFirst }: LeaningFact): readonly [PartsSide | null, Part | null] {
  if (one.type === 'number') return [other.type === 'number' ? null : other, null]
  if (other.type === 'number') return [one, null]
  return isFlag(table, one) && (isFirst || !isFlag(table, other)) ? [other, one.parts[0]] : [one, other.parts[0]]
}

function isFlag({ columns }: TableSchema, side: PartsSide): boolean {
  return columns.some(({ name, kind }) => name === side.parts[0].column && kind === 'boolean')
}

/** "hours" for response_hours; a plain number and "points" fit everywhere. */
function isInUnit(name: string, unit: string | null): boolean {
  return unit === null || /^(?:points?|pts)$/.test(unit) || name.split('_').some((part) => part.startsWith(unit.replace(/s$/, '')))
}

/** Null or a reason if the rows are not counted exactly, or if it is not said what they are compared to. */
function groupsOf(table: TableSchema, { parts }: PartsSide, others: readonly Part[], fact: LeaningFact): Groups | string {
  const [head] = parts
  const isSame = fact.difference?.type === 'factor' && fact.difference.value === 1
  const isAmong = isSame && others.length === 0 && parts.length > 1
  const own = isAmong ? [head] : parts
  const all = fact.isMost ? partsBeside(table, own) : others
  const compared = isAmong ? parts.slice(1) : all
  if (isSame && compared.length === 0 && fact.others === null) return 'it is not known which rows have the same'
  if (compared.some(({ column, value }) => column !== head.column || own.some((each) => each.value === value)))
    return 'it is not known what is compared'
  const shares = [...own, ...compared].map((part) => shareOf(table, part))
  const sum = (some: readonly (number | null)[]): number => some.reduce<number>((before, share) => before + (share ?? Number.NaN), 0)
  const share = sum(shares.slice(0, own.length))
  const restShare = compared.length === 0 ? 1 - share : sum(shares.slice(own.length))
  if (!(share > 0 && restShare > 1e-9)) return notCounted
  return { by: head.column, parts: own, rest: compared.length === 0 ? [null] : compared, share, restShare }
}

/** The other values of a category, each as a part. */
function partsBeside(table: TableSchema, parts: readonly Part[]): readonly Part[] {
  const [head] = parts
  const column = table.columns.find(({ name }) => name === head?.column)
  if (head?.test.type !== 'among' || column?.kind !== 'category' || column.hidden === true) return []
  return column.values
    .filter((value) => parts.every((part) => part.value !== value))
    .map((value) => ({ ...head, value, test: { type: 'among', column: column.name, values: [value] } }))
}

/** The share of the rows of a part; null if they are not counted exactly. */
function shareOf(table: TableSchema, part: Part): number | null {
  const exact = exactPart(table, part.column)
  if ('reason' in exact) return null
  const column = exact.table.columns.find(({ name }) => name === part.column)
  if (column?.kind === 'boolean') return part.value === 'true' ? column.rate : 1 - column.rate
  const weights = column?.kind === 'category' ? marginal(column) : []
  const share = (weights[exact.values.indexOf(part.value)] ?? 0) / sumOf(weights)
  return share > 0 && share < 1 ? share : null
}

/** "Smokers pay more": the number has one mean in the part, and another one in the rows that it is compared to. */
function ofNumber(binding: Binding, table: TableSchema, column: ColumnSchema, groups: Groups, differing: Differing): FactBound {
  const own = numberColumn(column)
  if (own === null) return told(setGroupMeans(binding, table, column, groups, differing), differing)
  const said = statisticsOf(binding, table.name, column.name)
  if (said.some(({ of }) => of !== 'mean')) return refused(`the story states how ${table.name}.${column.name} is spread in all rows`)
  const isSaid = said.length > 0
  const middle = said[0]?.value ?? meanOfNumbers(own)
  const pair = pairOf(middle, Math.min(middle - own.min, own.max - middle), differing)
  const digits = own.isWhole ? 1 : own.scale
  const means = (isSaid ? pair : within(own, pair, differing)).map((mean) => Number(mean.toFixed(digits))) as [number, number]
  if (means.some((mean) => mean < own.min || mean > own.max))
    return refused(`${table.name}.${column.name} from ${own.min} to ${own.max} leaves no room for it`)
  const bound = entriesFor(groups, means.map(numberOf) as [ResolvedEntry['said'], ResolvedEntry['said']])
  const isAll = groups.rest.includes(null) || groups.share + groups.restShare > 1 - 1e-9
  const all = isSaid && !isAll ? [...bound, { said: numberOf(middle), part: null, left: [] }] : bound
  const casesOf = (entries: readonly ResolvedEntry[], isMean: boolean): readonly (Case | string)[] =>
    entries.map((each) => numberCase(each.said, column, isMean, false))
  const target: Target = { schema: binding.schema, column, outcome: null, cases: casesOf(all, true) }
  const about = entriesOf(table, groups, all, column.name)
  if (target.cases.every((each) => typeof each !== 'string') || isSaid || differing.difference !== null)
    return told(setTarget(binding, target, about), differing)
  // A few whole numbers have no mean within a part: the upper or the lower half of them is used.
  const upper = boundsOf(Math.ceil(middle), own.max)
  const lower = boundsOf(own.min, Math.floor(middle))
  const halves = entriesFor(groups, differing.sign > 0 ? [upper, lower] : [lower, upper]).filter(({ part }) => part !== null)
  return told(setTarget(binding, { ...target, cases: casesOf(halves, false) }, { ...about, entries: halves }), differing)
}

function boundsOf(min: number, max: number): ResolvedEntry['said'] {
  return { type: 'number', min, max, currency: null, unit: null }
}

function numberOf(value: number): ResolvedEntry['said'] {
  return boundsOf(value, value)
}

function entriesFor({ parts, rest }: Groups, [own, other]: readonly [ResolvedEntry['said'], ResolvedEntry['said']]): ResolvedEntry[] {
  return [...parts.map((part) => ({ said: own, part, left: [] })), ...rest.map((part) => ({ said: other, part, left: [] }))]
}

/** "Women survived more often": the flag has one share in the part, and another one in the rows that it is compared to. */
function ofFlag(binding: Binding, table: TableSchema, flag: Part, groups: Groups, differing: Differing): FactBound {
  const rate = shareOf(table, flag)
  const words = flag.column.split('_').filter((word) => !/^(?:is|has|was)$/.test(word))
  const outcome = outcomeOf(binding.schema, binding.domain, table, words, groups.by)
  if (rate === null || outcome === null || outcome.column.name !== flag.column || outcome.column.kind !== 'boolean')
    return refused(notCounted)
  const pair = pairOf(rate, Math.min(rate, 1 - rate), differing).map((each) => Number(each.toFixed(4))) as [number, number]
  if (pair.some((each) => !(each >= 0 && each <= 1))) return refused(`a share of ${rate} in all rows leaves no room for it`)
  const [own, rest] = pair.map((share) => ({ type: 'share', share }) as const) as [ResolvedEntry['said'], ResolvedEntry['said']]
  const known: Target = { schema: binding.schema, column: outcome.column, outcome, cases: [] }
  const all = entriesOf(table, groups, entriesFor(groups, [own, rest]), flag.column)
  const isSaid = overallShare(binding, all, known, table.name) !== null
  const entries = isSaid ? { ...all, entries: all.entries.filter(({ part }) => part !== null) } : all
  const cases = entries.entries.map(({ said }) => shareCase(outcome, said.type === 'share' ? said.share : Number.NaN))
  return told(setTarget(binding, { ...known, cases }, entries), differing)
}

function entriesOf(table: TableSchema, { by }: Groups, entries: readonly ResolvedEntry[], about: string): ResolvedEntries {
  return { table: table.name, by, entries, whole: null, about: about.split('_') }
}

function told(bound: FactBound, { difference }: Differing): FactBound {
  return bound.used && difference === null
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
