import { Type } from 'typebox'
import { permuteInto } from '../random/permute.ts'
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
  const lanes = [given, family, genders, countries, numbers]
  const site = frame.siteKey(pairSite)
  const { order, ends } = byClass(frame, pools.classes.length, genders, countries)
  const { givenOfSlot, givenWeights, givenRepeat, familyOfSlot, familyWeights, familyRepeat } = pools
  const [walks, places] = [frame.float64(), frame.float64()]
  let start = 0
  for (const [index, { pairs, givenSlots, givenStart, familyStart }] of pools.classes.entries()) {
    const end = ends[index] as number
    for (let at = start; at < end; at++) {
      const row = rows[order[at] as number] as number
      const walk = Math.floor(row / pairs)
      walks[at] = walk
      places[at] = row - walk * pairs
    }
    const own = places.subarray(start, end)
    permuteInto(own, end - start, pairs, combineKeys(site, { high: index, low: 0 }), own)
    for (let at = start; at < end; at++) {
      const i = order[at] as number
      const pair = places[at] as number
      const familySlot = Math.floor(pair / givenSlots)
      const givenPlace = givenStart + pair - familySlot * givenSlots
      const familyPlace = familyStart + familySlot
      const givenName = givenOfSlot[givenPlace] as number
      const familyName = familyOfSlot[familyPlace] as number
      const familyWeight = familyWeights[familyName] as number
      given[i] = givenName
      family[i] = familyName
      numbers[i] =
        ((walks[at] as number) * (givenWeights[givenName] as number) + (givenRepeat[givenPlace] as number)) * familyWeight +
        (familyRepeat[familyPlace] as number)
    }
    start = end
  }
  return { lanes, nulls: null }
}

/** The rows of a batch, sorted by class; `ends` has the end of each class in `order`. */
function byClass(
  frame: Frame,
  classes: number,
  genders: Int32Array,
  countries: Int32Array,
): { readonly order: Int32Array; readonly ends: Int32Array } {
  const ends = new Int32Array(classes)
  for (let i = 0; i < frame.count; i++) {
    const index = classIndex(countries[i] as number, genders[i] as number)
    if (!(index < classes)) throw new Error(`There are no names for class ${index}`)
    ends[index] = (ends[index] as number) + 1
  }
  let start = 0
  for (let index = 0; index < classes; index++) {
    const count = ends[index] as number
    ends[index] = start
    start += count
  }
  const order = frame.int32()
  for (let i = 0; i < frame.count; i++) {
    const index = classIndex(countries[i] as number, genders[i] as number)
    const at = ends[index] as number
    order[at] = i
    ends[index] = at + 1
  }
  return { order, ends }
}
