import { Type } from 'typebox'
import { describedWords } from '../schema/described-words.ts'
import { mobileStarts } from './shared/mobile-starts.ts'
import { aliasTable, pickAlias } from '../random/alias.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind } from './column-kind.ts'
import { attributeOf, attributeTexts } from './shared/attributes.ts'
import { codesOrWord } from './shared/codes.ts'
import { listEntries } from './shared/list-entries.ts'

const formats = { international: 'With spaces: "+44 20 7946 0123".', e164: 'Only + and digits: "+442079460123".' }

/** Whether a prefix, such as "+44 7700 900", is one of mobile numbers. */
function isMobile(prefix: string, country: string): boolean {
  const starts = Object.hasOwn(mobileStarts, country) ? mobileStarts[country] : undefined
  const [, behind = ''] = prefix.split(' ')
  return starts === undefined || starts.some((start) => behind.startsWith(start))
}

/** A prefix without spaces and other signs between its digits. */
function joined(prefix: string): string {
  return prefix.replaceAll(/[^+\d]/g, '')
}

/** Phone numbers in the international format of the row's country. */
export const phone = defineColumnKind({
  name: 'phone',
  description: 'A phone number in the international format of a country, from ranges that exist or are reserved for fiction.',
  group: 'people',
  params: Type.Object({
    country: Type.Optional(
      Type.String({ description: 'A column with the country code of each row. Default: all rows have `default_country`.' }),
    ),
    default_country: Type.Optional(Type.String({ default: 'US', description: 'Two-letter country code (ISO 3166); default US.' })),
    format: Type.Optional(describedWords(formats, { description: 'How numbers are written. Default: international.' })),
    mobile: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether only mobile numbers are drawn, where a country has ranges of its own for them; default false.',
      }),
    ),
  }),
  examples: [{}, { default_country: 'DE' }, { default_country: 'GB', format: 'e164', mobile: true }],
  lists: () => ['phone_ranges'],
  compile: ({ country, default_country: fallback = 'US', format, mobile = false }, context) => {
    const list = context.list('phone_ranges')
    const digits = Number(attributeOf(list, 'digits')[0])
    const texts = attributeTexts(list, 'prefix')
    const prefixOf = (entry: number): string => texts.words[texts.codes[entry] as number] ?? ''
    const chooser = codesOrWord(country, fallback, context)
    const choices = chooser.words.map((word) => {
      const { indices, weights } = listEntries(list, { country_code: [word] })
      if (indices.length === 0) throw new SchemaError(`There are no phone numbers for country "${word}"`)
      const mobiles = mobile ? indices.flatMap((entry, at) => (isMobile(prefixOf(entry), word) ? [at] : [])) : []
      if (mobiles.length === 0) return { indices, table: aliasTable(weights) }
      return { indices: mobiles.map((at) => indices[at] as number), table: aliasTable(mobiles.map((at) => weights[at] as number)) }
    })
    const [rangeSite, digitSite] = [context.site('range'), context.site('digits')]
    return {
      layout: {
        type: 'text',
        nullable: false,
        parts: [
          { type: 'word', lane: 0, dictionary: { words: format === 'e164' ? texts.words.map(joined) : texts.words } },
          { type: 'digits', lane: 1, width: digits, blankZero: false },
        ],
      },
      fill: (frame) => {
        const chosen = chooser.read(frame)
        const [ranges, numbers] = [frame.draw(rangeSite), frame.draw(digitSite)]
        const [prefixes, values] = [frame.int32(), frame.float64()]
        for (let i = 0; i < frame.count; i++) {
          const range = choices[chosen[i] as number] as (typeof choices)[number]
          prefixes[i] = texts.codes[range.indices[pickAlias(range.table, ranges[i] as number)] as number] as number
          values[i] = Math.floor((numbers[i] as number) * (10 ** digits / 2 ** 32))
        }
        return { lanes: [prefixes, values], nulls: null }
      },
    }
  },
})
