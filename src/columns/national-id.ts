import { Type } from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import type { Lane, TextPart } from '../vector.ts'
import { type CompileContext, type CompiledColumn, defineColumnKind } from './column-kind.ts'
import { codesOrWord } from './shared/codes.ts'
import { randomDigits, uniqueDigits } from './shared/drawn-digits.ts'
import type { IdFormat, IdPart } from './shared/national-ids/id-format.ts'
import { idFormats } from './shared/national-ids/index.ts'
import { selected } from './shared/selected.ts'

/** National identification numbers of people. */
export const nationalId = defineColumnKind({
  name: 'national_id',
  description:
    'An official number of a person, such as a Social Security number, a CPF, an Aadhaar or a PESEL, in the format of the ' +
    'country and with valid check digits. Dates of birth and genders in it are random.',
  group: 'people',
  params: Type.Object({
    country: Type.Optional(
      Type.String({ description: 'A column with the country code of each row. Default: all rows have `default_country`.' }),
    ),
    default_country: Type.Optional(Type.String({ default: 'US', description: 'Two-letter country code (ISO 3166); default US.' })),
    unique: Type.Optional(Type.Boolean({ default: false, description: 'Whether numbers are unique within a country; default false.' })),
  }),
  examples: [{}, { default_country: 'BR', unique: true }, { default_country: 'IT' }],
  compile: ({ country, default_country: fallback = 'US', unique = false }, context) => {
    const countries = codesOrWord(country, fallback, context)
    const formats = countries.words.map((code) => {
      const format = idFormats.get(code)
      if (format === undefined)
        throw new SchemaError(
          `There are no national ids for country "${code}"; the countries are ${[...idFormats.keys()].toSorted().join(', ')}`,
        )
      return format
    })
    const ways = formats.map((format) => idsOf(format, unique, context))
    const [only, ...others] = ways
    if (only !== undefined && others.length === 0) return only
    return {
      ...selected(ways, false, (frame, chosen) => chosen.set(countries.read(frame).subarray(0, frame.count))),
      distinct: unique && areApart(formats) ? 'table' : undefined,
    }
  },
})

/**
 * Whether ids of different formats are always different: any two formats of equal length have a position at which they have no common
 * character.
 */
function areApart(formats: readonly IdFormat[]): boolean {
  const shapes = formats.map(({ parts }) => parts.flatMap(charactersOf))
  return shapes.every((one, index) =>
    shapes.slice(index + 1).every((other) => one.length !== other.length || one.some((own, place) => isApart(own, other[place]))),
  )
}

function isApart(one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): boolean {
  return [...one].every((character) => !other.has(character))
}

/** The possible characters at each position of a part. */
function charactersOf(part: IdPart): readonly ReadonlySet<string>[] {
  if (typeof part === 'string') return [...part].map((character) => new Set(character))
  if (typeof part === 'number') return Array.from({ length: part }, () => new Set('0123456789'))
  return [...(part[0] ?? '')].map((_, place) => new Set(part.map((word) => word[place] ?? '')))
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
