import Type from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import type { Lane, TextPart } from '../vector.ts'
import { type CompileContext, type CompiledColumn, defineColumnKind } from './column-kind.ts'
import { codesOrWord } from './shared/codes.ts'
import { randomDigits, uniqueDigits } from './shared/drawn-digits.ts'
import type { IdFormat, IdPart } from './shared/national-ids/id-format.ts'
import { idFormats } from './shared/national-ids/index.ts'
import { selected } from './shared/selected.ts'

/** Numbers that states give to their people. */
export const nationalId = defineColumnKind({
  name: 'national_id',
  description:
    'A number by which a state knows a person, as the country writes it and with its check digits: a Social Security number, CPF, Aadhaar, PESEL. Dates of birth and genders inside are drawn for themselves.',
  group: 'people',
  params: Type.Object({
    country: Type.Optional(Type.String({ description: 'A column with the country code of the row; default: `default_country` for all.' })),
    default_country: Type.Optional(Type.String({ description: 'ISO 3166 code; default US.' })),
    unique: Type.Optional(Type.Boolean({ description: 'Whether no two people of a country have the same; default false.' })),
  }),
  examples: [{}, { default_country: 'BR', unique: true }, { default_country: 'IT' }],
  compile: ({ country, default_country: fallback = 'US', unique = false }, context) => {
    const countries = codesOrWord(country, fallback, context)
    const formats = countries.words.map((code) => {
      const format = idFormats.get(code)
      if (format === undefined)
        throw new SchemaError(`There are no national ids of country "${code}"; there are of ${[...idFormats.keys()].toSorted().join(', ')}`)
      return format
    })
    const ways = formats.map((format) => idsOf(format, unique, context))
    const [only, ...others] = ways
    if (only !== undefined && others.length === 0) return only
    return {
      ...selected(ways, false, (frame, chosen) => chosen.set(countries.read(frame).subarray(0, frame.count))),
      distinct: unique && new Set(formats.map(({ parts }) => shapeOf(parts))).size === formats.length ? 'table' : undefined,
    }
  },
})

/** What ids look like, by which those of two countries may be told apart. */
function shapeOf(parts: readonly IdPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : typeof part === 'number' ? '0'.repeat(part) : 'A')).join('')
}

function idsOf({ name, sizes, parts, spell }: IdFormat, unique: boolean, context: CompileContext): CompiledColumn {
  const pieces = textParts(parts)
  const varying = pieces.filter(({ type }) => type !== 'literal')
  const draw = unique
    ? uniqueDigits(sizes, context, { what: `The ${name}`, remedy: 'take fewer rows, or leave `unique` out' })
    : randomDigits(sizes, context)
  const row = sizes.map(() => 0)
  return {
    layout: { type: 'text', parts: pieces, nullable: false },
    distinct: unique ? 'table' : undefined,
    fill: (frame) => {
      const drawn = sizes.map(() => frame.float64())
      draw(frame, drawn)
      const lanes = varying.map(({ type }): Lane => (type === 'word' ? frame.int32() : frame.float64()))
      for (let i = 0; i < frame.count; i++) {
        for (let index = 0; index < row.length; index++) row[index] = (drawn[index] as Float64Array)[i] as number
        const cells = spell(row)
        for (let lane = 0; lane < lanes.length; lane++) (lanes[lane] as Lane)[i] = cells[lane] as number
      }
      return { lanes, nulls: null }
    },
  }
}

function textParts(parts: readonly IdPart[]): readonly TextPart[] {
  let lane = 0
  return parts.map((part): TextPart => {
    if (typeof part === 'string') return { type: 'literal', text: part }
    if (typeof part === 'number') return { type: 'digits', lane: lane++, width: part, blankZero: false }
    return { type: 'word', lane: lane++, dictionary: { words: part } }
  })
}
