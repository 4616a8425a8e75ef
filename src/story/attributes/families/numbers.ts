import { formula, mapped } from '../../../builders/computed.ts'
import type { ColumnOf, ColumnSchema } from '../../../schema/schema.ts'
import type { Claim } from '../../proofs/claim.ts'
import { naturalBounds } from '../columns/natural-bounds.ts'
import { isComputedNumber } from '../columns/is-computed-number.ts'
import { isTime } from '../../bind/tables/is-time.ts'
import type { Aspect } from '../aspect.ts'
import { rangeNote } from '../columns/bounds-notes.ts'
import { fitNumber } from '../columns/fit-number.ts'
import { numberColumn, type NumberColumn } from '../columns/number-column.ts'
import { type NumberSaid, numberSaid } from '../columns/number-said.ts'
import { type Birth, birthOf } from '../columns/birth-of.ts'
import type { AspectNote, ColumnPlace, SaidColumn } from '../columns/column-place.ts'
import { scaledMapping } from '../columns/scaled-mapping.ts'
import { shownNumber } from '../columns/shown-number.ts'
import { stepName } from '../columns/step-name.ts'
import { steppedNumber } from '../columns/stepped-number.ts'
import { inSteps, ofSteps } from '../columns/in-steps.ts'
import { decimals } from '../../amounts/decimals.ts'
import { shapeWords } from '../readers/shape-words.ts'
import { withColumn } from '../columns/with-column.ts'
import { isAge, withDrawnColumn } from '../columns/with-drawn-column.ts'
import type { AspectFamily } from './aspect-family.ts'
import { withoutBody } from '../columns/without-body.ts'

/** Bounds, means, medians, standard deviations and shapes of numbers. */
export const numbers: AspectFamily = {
  types: ['range', 'mean', 'median', 'deviation', 'peak', 'shape', 'step', 'whole', 'ending'],
  apply: (aspects, place) => {
    const { table, column } = place
    if (column.kind === 'conditional') return ofSomeRows(aspects, place, column)
    const shown = column.kind === 'formula' ? shownNumber(table, column) : null
    const hidden = shown === null ? null : ofShown(aspects, place, shown)
    if (hidden !== null) return hidden
    const ending = aspects.find((aspect) => aspect.type === 'ending')
    if (ending !== undefined) return withEnding(aspects, place, ending.cents)
    const birth = birthOf(place)
    if (birth !== null && !(place.isOwn && isDrawn(aspects))) return ofBirth(aspects, place, birth)
    const own = ownNumber(place)
    if ('reason' in own) return ofMapping(aspects, place) ?? own
    if (aspects.every((aspect) => aspect.type === 'range' && isKnownRange(aspect, own.number)))
      return { table, notes: aspects.map((aspect) => noteOf(aspect, table.name, column.name)) }
    const said = saidOf(aspects, column)
    const { step } = said
    if (step !== null && column.kind === 'decimal' && aspects.every(({ type }) => type === 'step'))
      return rounded(aspects, place, column, step)
    const natural = naturalBounds(place, own.number, said)
    const counted = step === null ? { said, own: own.number, natural } : inSteps(said, step, own.number, natural)
    const fitted = fitNumber(counted.said, counted.own, place.isMoney && step === null, counted.natural)
    if ('reason' in fitted) return { reason: `${table.name}.${column.name}: ${fitted.reason}` }
    const helper = 'values' in fitted || step !== null ? stepName(table, column.name) : null
    const body =
      'values' in fitted
        ? mapped(helper ?? '', casesOf(fitted.values, step))
        : step === null
          ? fitted.body
          : formula(`${helper} * ${step}`, decimals(step))
    const kept = withoutBody(column)
    const result = withDrawnColumn(table, { ...kept, ...body })
    const drawn: ColumnSchema | null =
      helper === null
        ? null
        : 'values' in fitted
          ? { name: helper, kind: 'category', values: fitted.values.map(String), shares: fitted.shares, hidden: true }
          : { name: helper, ...fitted.body, hidden: true }
    return {
      table: drawn === null ? result : { ...result, columns: [drawn, ...result.columns] },
      notes: aspects.map((aspect) => noteOf(aspect, table.name, column.name)),
    }
  },
}

/** Rounds the numbers of a column to a step of which nothing else is said: they keep their distribution. */
function rounded(aspects: readonly Aspect[], { table }: ColumnPlace, column: ColumnOf<'decimal'>, value: number): SaidColumn {
  const { name } = column
  const helper = stepName(table, name)
  const { ending: _, ...drawn } = column
  const steps = column.min > 0 ? `max(1, round(${helper} / ${value}))` : `round(${helper} / ${value})`
  const shown: ColumnSchema = { ...withoutBody(column), ...formula(`${steps} * ${value}`, decimals(value)) }
  const changed = withColumn(table, shown)
  return {
    table: { ...changed, columns: [{ ...drawn, name: helper, hidden: true }, ...changed.columns] },
    notes: aspects.map((aspect) => noteOf(aspect, table.name, name)),
  }
}

/** Applies bounds, and gives each price the same cents. Nothing else can be said of it: the cents would change it. */
function withEnding(aspects: readonly Aspect[], place: ColumnPlace, cents: number): SaidColumn {
  const path = `${place.table.name}.${place.column.name}`
  const others = aspects.filter(({ type }) => type !== 'ending')
  if (aspects.length > others.length + 1 || others.some(({ type }) => type !== 'range'))
    return { reason: `${path} can have only bounds beside one ending` }
  const bounded = others.length === 0 ? { table: place.table, notes: [] } : numbers.apply(others, place)
  if ('reason' in bounded) return bounded
  const column = bounded.table.columns.find(({ name }) => name === place.column.name)
  const own = column === undefined ? null : numberColumn(column)
  if (column === undefined || own === null || own.min < 0) return { reason: `${path} is no price that can end in other cents` }
  const spread = own.distribution === null ? {} : { distribution: own.distribution }
  const priced: ColumnSchema =
    column.kind === 'decimal' && own.scale === 2
      ? { ...column, ending: cents }
      : { ...withoutBody(column), kind: 'decimal', scale: 2, min: own.min, max: own.max, ...spread, ending: cents }
  if (!(own.min <= Math.floor(own.max) + cents / 100)) return { reason: `no price from ${own.min} to ${own.max} ends so` }
  return { table: withColumn(bounded.table, priced), notes: aspects.map((aspect) => noteOf(aspect, place.table.name, column.name)) }
}

/** Whether a column has exactly these bounds already. It keeps its distribution then. */
function isKnownRange({ min, max, isOpen }: Extract<Aspect, { type: 'range' }>, number: NumberColumn | null): boolean {
  return number !== null && isOpen !== true && min === number.min && max === number.max
}

/** Applies aspects to a column that is empty in some rows. They hold for the cells that are not empty. */
function ofSomeRows(aspects: readonly Aspect[], place: ColumnPlace, column: ColumnOf<'conditional'>): SaidColumn {
  const inner: ColumnSchema = { name: column.name, ...column.value }
  const said = numbers.apply(aspects, { ...place, table: withColumn(place.table, inner), column: inner })
  if ('reason' in said) return said
  const set = said.table.columns.find(({ name }) => name === column.name)
  if (set === undefined) return { reason: `${place.table.name}.${column.name} is computed from other columns` }
  const { name, hidden: _, nullable: __, ...value } = set
  return { ...said, table: withColumn(said.table, { ...column, name, value }) }
}

/** Applies aspects to the hidden column whose numbers a column shows. Null if they cannot be applied to it. */
function ofShown(aspects: readonly Aspect[], place: ColumnPlace, shown: ColumnSchema): SaidColumn | null {
  const { table, column } = place
  const said = numbers.apply(aspects, { ...place, column: shown })
  if ('reason' in said) return null
  const set = said.table.columns.find(({ name }) => name === shown.name)
  return {
    table: set === undefined ? said.table : withColumn(said.table, { ...set, hidden: true }),
    notes: aspects.map((aspect) => noteOf(aspect, table.name, column.name)),
  }
}

/** Joins the aspects. Ages are integers. */
function saidOf(aspects: readonly Aspect[], column: ColumnSchema): NumberSaid {
  const said = numberSaid(aspects)
  return isAge(column) || column.name.endsWith('_age') ? { ...said, isWhole: true } : said
}

function casesOf(values: readonly number[], step: number | null): Readonly<Record<string, number>> {
  return Object.fromEntries(values.map((value) => [String(value), ofSteps(value, step)]))
}

/** Kinds of columns that draw no numbers. */
const drawnTexts: ReadonlySet<ColumnSchema['kind']> = new Set<ColumnSchema['kind']>([
  'attribute',
  'boolean',
  'category',
  'entry',
  'person',
  'template',
  'text',
])

/** The existing numbers of a column. Null if the column is of another kind and nothing visible depends on it: it is then replaced. */
function ownNumber({ table, column, isOwn }: ColumnPlace): { readonly number: NumberColumn | null } | { readonly reason: string } {
  const path = `${table.name}.${column.name}`
  const isTotal = table.outcomes?.some((outcome) => outcome.type === 'totals' && outcome.column === column.name) === true
  if (isTotal) return { reason: `the story states the total of ${path}` }
  const drawn = numberColumn(column)
  if (drawn !== null) return { number: drawn }
  const stepped = steppedNumber(table, column)
  if (stepped !== null || (isOwn && !(isTime(column) && !column.name.endsWith('_time')))) return { number: stepped }
  if (isComputedNumber(table, column)) return { number: null }
  return {
    reason: `${path} is ${drawnTexts.has(column.kind) ? 'no number' : 'computed from other columns'}`,
  }
}

/** Applies a mean to numbers by category, such as the price of each plan. Null for other columns or aspects. */
function ofMapping(aspects: readonly Aspect[], { table, column }: ColumnPlace): SaidColumn | null {
  const [only, other] = aspects
  const scaled = only?.type === 'mean' && other === undefined ? scaledMapping(table, column, only.value) : null
  return scaled === null ? null : { table: scaled, notes: aspects.map((aspect) => noteOf(aspect, table.name, column.name)) }
}

/** Whether more than bounds is said. Numbers are then drawn. */
function isDrawn(aspects: readonly Aspect[]): boolean {
  return aspects.some(({ type }) => type !== 'range' && type !== 'whole')
}

/** Applies bounds to an age that follows from a birthday. Nothing else can be said about it. */
function ofBirth(aspects: readonly Aspect[], { table, column }: ColumnPlace, birth: Birth): SaidColumn {
  const { min, max, isMinOpen, isMaxOpen, mean, median, deviation, shape } = numberSaid(aspects)
  if (mean !== null || median !== null || deviation !== null || shape !== null)
    return { reason: `${table.name}.${column.name} follows from ${birth.name}, of which only bounds can be said` }
  const [min_age, max_age] = [
    min === null ? birth.min_age : min + (isMinOpen ? 1 : 0),
    max === null ? birth.max_age : max + (isMaxOpen ? -0.01 : 0.99),
  ]
  if (min_age > max_age) return { reason: `no age is from ${min_age} to ${max_age}` }
  const { distribution: _, ...others } = birth
  return {
    table: withColumn(table, { ...others, min_age, max_age }),
    notes: aspects.map((aspect) => noteOf(aspect, table.name, column.name)),
  }
}

function noteOf(aspect: Aspect, table: string, column: string): AspectNote {
  const path = `${table}.${column}`
  switch (aspect.type) {
    case 'range':
      return rangeNote(aspect, { table, column })
    case 'mean':
    case 'median':
    case 'deviation': {
      const statistic = aspect.type === 'deviation' ? 'standard deviation' : aspect.type
      const claim: Claim = { type: 'statistic', table, column, of: aspect.type, value: aspect.value }
      return { aspect, text: `the ${statistic} of ${path} is ${aspect.value}`, claims: [claim] }
    }
    case 'shape':
      return { aspect, text: `${path} is ${shapeWords[aspect.of]}`, claims: [{ type: 'spread', table, column, shape: aspect.of }] }
    case 'peak':
      return { aspect, text: `${path} has a peak at ${aspect.value}`, claims: [{ type: 'peak', table, column, value: aspect.value }] }
    case 'step':
      return { aspect, text: `${path} has multiples of ${aspect.value}`, claims: [{ type: 'whole', table, column, step: aspect.value }] }
    case 'ending': {
      const cents = `.${String(aspect.cents).padStart(2, '0')}`
      return { aspect, text: `${path} ends in ${cents}`, claims: [{ type: 'whole', table, column, cents: aspect.cents }] }
    }
    case 'whole':
      return { aspect, text: `${path} has whole numbers`, claims: [{ type: 'whole', table, column }] }
    default:
      throw new Error(`${aspect.type} is no aspect of numbers`)
  }
}
