import { Type } from 'typebox'
import { firstSecond, lastSecond, secondsPerDay } from '../calendar.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import { aliasTable, fillAlias } from '../random/alias.ts'
import { permuteInto } from '../random/permute.ts'
import { type FakerLocale, fakerListName, fakerLocales } from '../schema/faker-list.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Layout, Lane } from '../vector.ts'
import { type CompileContext, type CompiledColumn, defineColumnKind, type Frame } from './column-kind.ts'
import { attributeOf, attributeTexts } from './shared/attributes.ts'
import { booleanLayout, numberLayout, timestampLayout, wordLayout } from './shared/layouts.ts'
import { around } from './shared/value-range.ts'

const localeType = Type.Unsafe<FakerLocale>(
  Type.Union(
    fakerLocales.map((locale) => Type.Literal(locale)),
    { description: 'The language, or the language and country, of the values; default en.', default: 'en' },
  ),
)

/** Values of any method of faker that needs no arguments. */
export const faker = defineColumnKind({
  name: 'faker',
  group: 'words',
  description:
    'Values of a method of faker (fakerjs.dev) that is called without arguments: texts, numbers, booleans or, for methods ' +
    'that return dates, timestamps ' +
    'relative to the reference date. The column draws from up to 1,000 different values, in the frequencies in which faker ' +
    'returned them. These values ' +
    'are the same for every seed.',
  params: Type.Object({
    method: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Module and method of faker, such as "person.jobTitle" or "commerce.productName".',
    }),
    locale: Type.Optional(localeType),
    unique: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether values are unique. There must be at least as many different values as rows. Default false.',
      }),
    ),
  }),
  examples: [
    { method: 'person.jobTitle' },
    { method: 'location.latitude' },
    { method: 'date.recent' },
    { method: 'datatype.boolean' },
    { method: 'location.city', locale: 'de' },
  ],
  lists: (params) => [listOf(params)],
  compile: (params, context) => {
    const list = context.list(listOf(params))
    const { layout, range, lane } = valuesOf(list, context)
    const size = list.weights.length
    const { rows } = context.table
    if (params.unique === true && size < rows)
      throw new SchemaError(
        `faker's ${params.method} has ${size} different values, but the table has ${rows} rows: leave \`unique\` out, or use a pattern, a template or a uuid`,
      )
    return {
      layout,
      range,
      ...(params.unique === true
        ? { distinct: 'table' }
        : { choices: { size, fill: (frame, places) => ({ lanes: [lane(frame, places)], nulls: null }) } }),
      fill: filler(params.unique === true, list, lane, context),
    } satisfies CompiledColumn
  },
})

function listOf({ method, locale = 'en' }: { readonly method: string; readonly locale?: FakerLocale | undefined }): string {
  return fakerListName({ locale, method })
}

function filler(unique: boolean, { weights }: ReferenceList, lane: LaneOf, context: CompileContext): CompiledColumn['fill'] {
  const site = context.site()
  if (unique) {
    return (frame) => {
      const places = frame.float64()
      permuteInto(frame.rowNumbers(), frame.count, weights.length, frame.siteKey(site), places)
      return { lanes: [lane(frame, places)], nulls: null }
    }
  }
  const table = aliasTable(weights)
  return (frame) => {
    const places = frame.int32()
    fillAlias(table, frame.draw(site), frame.count, places)
    return { lanes: [lane(frame, places)], nulls: null }
  }
}

/** Reads the cells of the values with the numbers `places`. */
type LaneOf = (frame: Frame, places: Lane) => Lane

interface Values extends Pick<CompiledColumn, 'range'> {
  readonly layout: Layout
  readonly lane: LaneOf
}

function valuesOf(list: ReferenceList, { referenceDay }: CompileContext): Values {
  const [type = 'text'] = Object.keys(list.attributes)
  if (type === 'text') return { layout: wordLayout(attributeTexts(list, type).words), lane: integers }
  const values = attributeOf(list, type).map(Number)
  if (type === 'boolean') {
    const truths = Int32Array.from(values)
    return { layout: booleanLayout, lane: (frame, places) => picked(truths, frame.int32(), frame, places) }
  }
  if (type === 'timestamp') {
    const moments = Float64Array.from(values, (value) => Math.min(Math.max(value + referenceDay * secondsPerDay, firstSecond), lastSecond))
    return { layout: timestampLayout, lane: (frame, places) => picked(moments, frame.float64(), frame, places) }
  }
  const scale = scaleOf(values)
  const numbers = Float64Array.from(values, (value) => Math.round(value * 10 ** scale))
  return {
    layout: numberLayout(scale),
    range: around([...numbers]),
    lane: (frame, places) => picked(numbers, frame.float64(), frame, places),
  }
}

function integers(frame: Frame, places: Lane): Lane {
  if (places instanceof Int32Array) return places
  const codes = frame.int32()
  for (let i = 0; i < frame.count; i++) codes[i] = places[i] as number
  return codes
}

function picked(values: Lane, out: Lane, { count }: Frame, places: Lane): Lane {
  for (let i = 0; i < count; i++) out[i] = values[places[i] as number] as number
  return out
}

/** Digits after the decimal point of the longest number, limited so that the scaled values stay exact. */
function scaleOf(values: readonly number[]): number {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  let scale = values.reduce((most, value) => Math.max(most, decimals(value)), 0)
  while (scale > 0 && largest * 10 ** scale > Number.MAX_SAFE_INTEGER) scale--
  return scale
}

function decimals(value: number): number {
  for (let digits = 0; digits < 9; digits++) if (Number(value.toFixed(digits)) === value) return digits
  return 9
}
