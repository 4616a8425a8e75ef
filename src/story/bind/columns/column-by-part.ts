import { keyKinds } from '../../meanings/columns-named.ts'
import type { TableSchema } from '../../../schema/schema.ts'
import { dimensionOf } from '../../lexicon/dimensions.ts'
import { unitsInNames } from '../../lexicon/units-in-names.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { meaningsByName } from '../../meanings/by-name.ts'
import { periodAdverbs } from '../../lexicon/units.ts'
import { isDone } from '../../words/is-done.ts'
import { singularOf } from '../../words/words.ts'

/** Words that a name of a category may end with: "payment_method" for "payment". */
const classifying = wordSet('method type kind category class tier level mode channel code')
/** Common endings of names that do not identify a column. */
const general = wordSet('name number code id date time type status kind value text note on at by count')

/**
 * The only column whose name has more words than the fact, or fewer: "area_m2" for "area", "rack_rate" for "rate", "payment_method" for
 * "payment" if values are listed, "net_amount" for "net", "price" for "bottle price". Null for none or several.
 * @param isSure whether the name may have only a unit, or a word such as "method", more
 */
export function columnByPart({ columns }: TableSchema, said: readonly string[], isOfValues: boolean, isSure = false): string | null {
  const words = said.map(singularOf).map(inFull)
  const shown = columns.filter((column) => column.hidden !== true && !keyKinds.has(column.kind))
  for (const isMeant of isOfValues
    ? [isSame, isMeasured, isClassified, isHeld]
    : isSure
      ? [isSame, isMeasured]
      : [isSame, isMeasured, isHeld, isAmountOf, isEnding, isShorter, isWithin, isInUnit]) {
    // The letters of "Grades A-F" are no values of a number such as `grade_level`.
    const own = isMeant === isClassified ? shown.filter(({ kind }) => kind !== 'integer' && kind !== 'decimal') : shown
    const found = own.filter(({ name }) => isMeant(name.split('_').map(inFull), words))
    if (found.length > 0) return found.length === 1 ? (found[0]?.name ?? null) : null
  }
  return null
}

/** A word in full: "temperature" for "temp". */
function inFull(word: string): string {
  return shortForms.get(word) ?? word
}

const shortForms: ReadonlyMap<string, string> = new Map([
  ['temp', 'temperature'],
  ['qty', 'quantity'],
  ['avg', 'average'],
  ['pct', 'percent'],
  ['min', 'minimum'],
  ['max', 'maximum'],
])

/** Words that a name of a number may end with: "performance_score" for "performance", "sleep_hours_per_day" for "sleep hours". */
const measuring = wordSet('score rating index percent percentage pct points hour day week month year')

/** Whether both are the same, in the singular or plural: "gallons". */
function isSame(name: readonly string[], words: readonly string[]): boolean {
  return name.length === words.length && words.every((word, at) => word === singularOf(name[at] ?? ''))
}

/** Whether the rest of the name says only how it is measured: "area_m2" for "area", "price_per_litre" for "price". */
function isMeasured(name: readonly string[], words: readonly string[]): boolean {
  if (!startsWith(name, words)) return false
  const rest = name.slice(words.length)
  return rest[0] === 'per' || rest.every((word) => unitsInNames.has(word) || measuring.has(word) || isDone(word))
}

/** Words for what a column holds: "the fare | value". */
const holders = wordSet('value reading measurement figure field column entry')

/** Whether both name the same but for such a word: "vibration_reading" for "vibration value". An order value is no order. */
function isHeld(name: readonly string[], words: readonly string[]): boolean {
  const said = words.slice(0, -1)
  if (said.length === 0 || !holders.has(words.at(-1) ?? '') || findMeaning(words, []).isExact) return false
  const own = holders.has(name.at(-1) ?? '') ? name.slice(0, -1) : name
  return own.join(' ') === said.join(' ') || isMeasured(own, said)
}

/** Whether the rest of the name is a word such as "method": "payment_method" for "payment". */
function isClassified(name: readonly string[], words: readonly string[]): boolean {
  return startsWith(name, words) && name.length === words.length + 1 && classifying.has(name.at(-1) ?? '')
}

const sides = wordSet('net gross')
const amounts = wordSet('amount total price value revenue sale pay salary income')

/** Whether the name says of which amount it is one side: "net_amount" for "net". */
function isAmountOf(name: readonly string[], words: readonly string[]): boolean {
  const isSide = words.length === 1 && sides.has(words[0] ?? '')
  return isSide && name.length === 2 && name[0] === words[0] && amounts.has(singularOf(name[1] ?? ''))
}

/** Whether the name ends with the words: "rack_rate" for "rate". */
function isEnding(name: readonly string[], words: readonly string[]): boolean {
  return (
    name.length > words.length &&
    name.at(-words.length - 1) !== 'per' &&
    !general.has(words.at(-1) ?? '') &&
    words.every((word, at) => word === singularOf(name.at(at - words.length) ?? ''))
  )
}

/**
 * Whether the words end with the name: "price" for "bottle price". Words for another kind of price, or for a rate over time, do not count.
 */
function isShorter(name: readonly string[], words: readonly string[]): boolean {
  const before = words.slice(0, -1)
  if (name.length !== 1 || before.length === 0 || singularOf(name[0] ?? '') !== words.at(-1) || general.has(name[0] ?? '')) return false
  return before.every((word) => !qualifying.has(word) && !periodAdverbs.has(word) && /^[a-z]+$/.test(word))
}

/** Whether the name without its unit ends with the words, or starts with them: "air_temp_c" for "temperature", "mass_earth" for "mass". */
function isWithin(name: readonly string[], words: readonly string[]): boolean {
  const end = name.findLastIndex((word) => word.length > 1 && !unitsInNames.has(word)) + 1
  if (end < name.length && isEnding(name.slice(0, end), words)) return true
  return startsWith(name, words) && ![...words.slice(-1), ...name.slice(words.length)].some((word) => general.has(word) || word === 'rate')
}

/** What a word for a measure means, as in `dimensionOf`. */
const measuresOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['size', ['area', 'size']],
  ['surface', ['area']],
  ['area', ['area']],
  ['weight', ['weight']],
  ['distance', ['distance']],
])

/** Whether the name is a unit of the measure that a word names, or an area for a size: "sqft" or "living_area" for "size". */
function isInUnit(name: readonly string[], [word = '', ...more]: readonly string[]): boolean {
  const measures = more.length === 0 ? (measuresOf.get(word) ?? []) : []
  const unit = name[0] === 'square' ? 'sqm' : (name[0] ?? '')
  const isUnit = name.length === (name[0] === 'square' ? 2 : 1) && measures.includes(dimensionOf(unit) ?? '')
  return isUnit || (word !== 'area' && measures.includes('area') && name.includes('area'))
}

function startsWith(name: readonly string[], words: readonly string[]): boolean {
  return name.length > words.length && words.every((word, at) => word === singularOf(name[at] ?? ''))
}

/** Words that make a different column: "shipping cost" is not the cost. */
const qualifying: ReadonlySet<string> = new Set([
  ...[...meaningsByName.keys()].flatMap((name) => name.split(' ').slice(0, -1)),
  ...wordSet(
    'max min maximum minimum total first last new old previous original extra late early monthly hourly nightly other next base own',
  ),
])
