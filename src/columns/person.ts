import { Type } from 'typebox'
import { permute } from '../random/permute.ts'
import { combineKeys } from '../random/site.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind, type Frame } from './column-kind.ts'
import { classIndex, namePools, type NamePools } from './shared/name-pools.ts'
import { type Codes, codesOf, codesOrWord } from './shared/codes.ts'

/**
 * Full names. The lanes after those of the text identify the person: 2 the gender (0 female, 1 male), 3 the index of the country, 4 a
 * number that distinguishes people of one name and country; see `person_attribute`.
 *
 * The rows of a country and gender walk through all pairs of name slots in a keyed order; a frequent name has several slots. One walk
 * visits each pair of slots once, so (walk, slot of the name) numbers the people of one name without counting them.
 */
export const person = defineColumnKind({
  name: 'person',
  description:
    'A full name, by the frequencies of names in a country. Columns of kind person_attribute read its given name, gender and ' +
    'e-mail address.',
  group: 'people',
  params: Type.Object({
    country: Type.Optional(
      Type.String({ description: 'A column with the country code of each row. Default: all rows have `default_country`.' }),
    ),
    default_country: Type.Optional(Type.String({ default: 'US', description: 'Two-letter country code (ISO 3166); default US.' })),
    gender: Type.Optional(Type.String({ description: 'A column of the row with "female" or "male". Default: random by `female_share`.' })),
    female_share: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        default: 0.5,
        description: 'Probability that a person is a woman; default 0.5. Not with `gender`.',
      }),
    ),
  }),
  examples: [{}, { default_country: 'DE', female_share: 1 }],
  lists: () => ['given_names', 'family_names'],
  conflict: ({ gender, female_share: share }) =>
    gender === undefined || share === undefined ? null : '`female_share` has no effect with `gender`: leave one of them out',
  compile: ({ country, default_country: fallback = 'US', gender, female_share: femaleShare = 0.5 }, context) => {
    const countries = codesOrWord(country, fallback, context)
    const pools = namePools(context.list('given_names'), context.list('family_names'), countries.words)
    const drawn =
      gender === undefined ? drawnGenders(context.site('gender'), femaleShare) : givenGenders(codesOf(context.table.column(gender)))
    const pairSite = context.site('pair')
    return {
      lanes: 5,
      layout: {
        type: 'text',
        nullable: false,
        parts: [
          { type: 'word', lane: 0, dictionary: pools.given },
          { type: 'literal', text: ' ' },
          { type: 'word', lane: 1, dictionary: pools.family },
        ],
      },
      fill: (frame) => {
        return fillNames(frame, pools, pairSite, drawn(frame), countries.read(frame))
      },
    }
  },
})

/** Random genders: 0 for women and 1 for men. */
function drawnGenders(site: number, femaleShare: number): (frame: Frame) => Int32Array {
  return (frame) => {
    const genders = frame.int32()
    const draws = frame.draw(site)
    for (let i = 0; i < frame.count; i++) genders[i] = (draws[i] as number) < femaleShare * 2 ** 32 ? 0 : 1
    return genders
  }
}

/** Genders from another column. @throws SchemaError if it may have words other than "female" and "male" */
function givenGenders({ words, read }: Codes): (frame: Frame) => Int32Array {
  const unknown = words.find((word) => word !== 'female' && word !== 'male')
  if (unknown !== undefined) throw new SchemaError(`The column of the gender may be "${unknown}", but only "female" and "male" are allowed`)
  return (frame) => {
    const genders = frame.int32()
    const codes = read(frame)
    for (let i = 0; i < frame.count; i++) genders[i] = words[codes[i] as number] === 'female' ? 0 : 1
    return genders
  }
}

function fillNames(
  frame: Frame,
  pools: NamePools,
  pairSite: number,
  genders: Int32Array,
  countries: Int32Array,
): { lanes: (Int32Array | Float64Array)[]; nulls: null } {
  const rows = frame.rowNumbers()
  const [given, family, numbers] = [frame.int32(), frame.int32(), frame.float64()]
  const site = frame.siteKey(pairSite)
  const keys = pools.classes.map((_, index) => combineKeys(site, { high: index, low: 0 }))
  for (let i = 0; i < frame.count; i++) {
    const index = classIndex(countries[i] as number, genders[i] as number)
    const names = pools.classes[index]
    const key = keys[index]
    if (names === undefined || key === undefined) throw new Error(`There are no names for class ${index}`)
    const row = rows[i] as number
    const walk = Math.floor(row / names.pairs)
    const pair = permute(row - walk * names.pairs, names.pairs, key)
    const familySlot = Math.floor(pair / names.givenSlots)
    const givenSlot = names.givenStart + pair - familySlot * names.givenSlots
    const familyPlace = names.familyStart + familySlot
    const givenName = pools.givenOfSlot[givenSlot] as number
    const familyName = pools.familyOfSlot[familyPlace] as number
    given[i] = givenName
    family[i] = familyName
    const repeats = (pools.givenWeights[givenName] as number) * (pools.familyWeights[familyName] as number)
    numbers[i] =
      walk * repeats +
      (pools.givenRepeat[givenSlot] as number) * (pools.familyWeights[familyName] as number) +
      (pools.familyRepeat[familyPlace] as number)
  }
  return { lanes: [given, family, genders, countries, numbers], nulls: null }
}
