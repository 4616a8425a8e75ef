import { formula } from '../../../builders/computed.ts'
import { shares } from '../../../builders/drawn.ts'
import type { Measure } from '../../../domains/domain.ts'
import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import { rangeNote, boundedShareNote } from '../../attributes/columns/bounds-notes.ts'
import type { AspectNote } from '../../attributes/columns/column-place.ts'
import type { NumberColumn } from '../../attributes/columns/number-column.ts'
import { numberSaid } from '../../attributes/columns/number-said.ts'
import { rangesOfShares, type SharedRange, stepBeside } from '../../attributes/columns/ranges-of-shares.ts'
import { stepName, unusedName } from '../../attributes/columns/step-name.ts'
import { bandName } from '../../attributes/columns/with-bands.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import type { Binding } from '../binding.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { measureOf } from '../values/measured-mean.ts'
import { pricedFor } from './priced-for.ts'
import { uncapped } from './uncapped.ts'

type Beyond = Extract<Aspect, { readonly type: 'beyond' }>

/** Where the typical amount is between two bounds. */
const inside = 0.4
/** The largest amounts, as a multiple of the typical one. */
const most = 40

/** The natural amount at which other amounts reach the end of their range, as a multiple of the typical one. */
const farthest = 4
/** The part of the distance beyond a bound by which amounts come back from it. */
const returned = 0.25

/** A schema with the bounds, and what it claims of each aspect. */
export interface MeasureWithin {
  readonly schema: Schema
  readonly notes: readonly AspectNote[]
}

/**
 * Sets bounds, or shares of the rows within bounds, of amounts that are computed: "order totals range from 10 to 500", "10% of the orders
 * are over $200". The columns of a measure follow from its amounts where a story sets these. Null for other columns and statements, and if
 * the story says more about the amounts.
 */
export function measureWithin(binding: Binding, at: ColumnAt, aspects: readonly Aspect[]): MeasureWithin | null {
  const measure = binding.domain.measures.find(({ column }) => column === `${at.table}.${at.column}`)
  if (measure === undefined || isSaidOtherwise(binding, measure)) return null
  const parts = aspects.filter((aspect): aspect is Beyond => aspect.type === 'beyond')
  const bounds = aspects.filter(({ type }) => type === 'range')
  if (bounds.length + parts.length < aspects.length) return null
  const free: NumberColumn = { isWhole: false, scale: 2, min: 0, max: measure.typical * most, distribution: null }
  const range = bounds.length === 0 ? null : rangeOf(bounds, free)
  const own = range === null ? free : { ...free, min: range.min, max: range.max }
  const [first, second] = parts
  const ranges =
    first === undefined ? range && [range] : second === undefined ? sidesOf(first, own, range !== null) : rangesOfShares(parts, own)
  if (ranges === null) return null
  const schema = withRanges(binding.schema, measure, at, ranges)
  return schema === null || 'reason' in trySchema(schema)
    ? null
    : { schema, notes: aspects.map((aspect) => noteOf(aspect, at, ranges.length)) }
}

/** Whether the story sets the amounts of a measure in another way, too. */
function isSaidOtherwise(binding: Binding, measure: Measure): boolean {
  const isMean = binding
    .of('attribute')
    .some((fact) => fact.aspects.some(({ type }) => type !== 'range' && type !== 'beyond') && measureOf(binding, fact) === measure)
  return isMean || binding.has('curve', 'growth') || binding.of('shape').some((fact) => fact.measure.length > 0)
}

function rangeOf(aspects: readonly Aspect[], own: NumberColumn): SharedRange | null {
  const { min, max, isMinOpen, isMaxOpen } = numberSaid(aspects)
  const low = min === null ? 0 : isMinOpen ? min + stepBeside(min, own) : min
  const high = max === null ? Math.max(own.max, low * most) : isMaxOpen ? max - stepBeside(max, own) : max
  return low < high ? { min: low, max: high, share: 1 } : null
}

/** The range of a share, and those of the other rows, which have equal parts of them. @param isBounded whether the story bounds the numbers */
function sidesOf({ share, min, max, isOpen }: Beyond, own: NumberColumn, isBounded: boolean): readonly SharedRange[] | null {
  const step = stepBeside(min ?? max ?? 0, own)
  const [low, high] = [
    min === null ? own.min : isOpen === true ? min + step : min,
    max === null ? own.max : isOpen === true ? max - step : max,
  ]
  const below = min === null ? [] : [{ min: own.min, max: low - step }]
  const above = max === null ? [] : [{ min: high + step, max: isBounded ? own.max : Math.max(own.max, high * most) }]
  const others = [...below, ...above]
  if (low >= high || others.some((range) => range.min >= range.max)) return null
  const rest = (1 - share) / others.length
  return [...others.map((range) => ({ ...range, share: rest })), { min: low, max: high, share }].toSorted(
    (one, other) => one.min - other.min,
  )
}

/** Puts the amounts of a measure into ranges, each with its share of the rows. Null if the amounts are not computed by a formula. */
function withRanges(schema: Schema, measure: Measure, at: ColumnAt, ranges: readonly SharedRange[]): Schema | null {
  const main = ranges.reduce((one, other) => (other.share > one.share ? other : one))
  const typical = isTypical(measure.typical, main)
    ? measure.typical
    : main.min + (Math.min(main.max, main.min * 2 + measure.typical) - main.min) * inside
  const priced = pricedFor(uncapped(schema, measure), measure, typical, [])
  const table = tableNamed(priced, at.table)
  const column = table?.columns.find(({ name }) => name === at.column)
  if (table === null || column?.kind !== 'formula') return null
  return withTable(priced, withFormula(table, column, ranges, main, typical))
}

/** Whether most amounts around a typical one are within bounds. */
function isTypical(typical: number, { min, max }: SharedRange): boolean {
  return typical >= min * 1.2 && typical <= min + (max - min) * 0.75
}

function withFormula(
  table: TableSchema,
  column: ColumnOf<'formula'>,
  ranges: readonly SharedRange[],
  main: SharedRange,
  typical: number,
): TableSchema {
  const natural = unusedName(table, `natural_${column.name}`)
  const by = stepName(table, column.name)
  const expressions = ranges.map((range) => within(range, main, natural, typical))
  const expression = expressions.reduceRight((rest, own, place) => `${by} == "${bandName(place)}" ? (${own}) : (${rest})`)
  const weights = Object.fromEntries(ranges.map(({ share }, place) => [bandName(place), share]))
  const added: ColumnSchema[] = [
    { ...column, name: natural, hidden: true },
    ...(ranges.length > 1 ? [{ name: by, ...shares(weights), hidden: true } as const] : []),
  ]
  const set = withColumn(table, { ...column, ...formula(expression, column.scale ?? 2) })
  return { ...set, columns: [...added, ...set.columns] }
}

/** An amount within a range. Where most rows are, it is the natural one; elsewhere it grows with that. */
function within({ min, max }: SharedRange, main: SharedRange, natural: string, typical: number): string {
  if (min === main.min) {
    // Amounts beyond a bound come back from it, so that they do not pile up there.
    const above = `max(${min}, ${max} - (${natural} - ${max}) * ${returned})`
    const below = `min(${max}, ${min} + (${min} - ${natural}) * ${returned})`
    return `${natural} > ${max} ? ${above} : ${natural} < ${min} ? ${below} : ${natural}`
  }
  const width = Number(Math.min(max - min, min > 0 ? min * 2 : max).toPrecision(4))
  const part = Number((1 / (typical * farthest)).toPrecision(2))
  return `min(${max}, ${min} + ${width} * min(1, ${natural} * ${part}))`
}

function noteOf(aspect: Aspect, at: ColumnAt, ranges: number): AspectNote {
  if (aspect.type === 'range') return rangeNote(aspect, at)
  if (aspect.type !== 'beyond') throw new Error(`${aspect.type} says nothing of amounts`)
  return boundedShareNote(aspect, at, ranges - 2)
}
