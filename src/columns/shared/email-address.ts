import type { Dictionary, Lane, TextPart } from '../../vector.ts'
import type { CompileContext, CompiledColumn, Frame } from '../column-kind.ts'
import { attributeTexts } from './attributes.ts'
import { listEntries } from './list-entries.ts'

const separators: readonly string[] = ['.', '_', '-']

/**
 * Addresses `given.family7@domain`, unique in the table: within a country, name and number identify a person, and no two countries share a
 * domain. Small numbers select the separator and the domain, so most addresses show no number.
 * @param person reads the lanes of a column of kind person
 */
export function emailAddress(
  person: (frame: Frame) => readonly Lane[],
  names: { readonly given: Dictionary; readonly family: Dictionary },
  countries: readonly string[],
  context: CompileContext,
): CompiledColumn {
  const list = context.list('email_domains')
  const domains = attributeTexts(list, 'domain')
  const domainsOf = countries.map((country) =>
    listEntries(list, { country_code: [country] }).indices.map((entry) => domains.codes[entry] as number),
  )
  const parts: TextPart[] = [
    { type: 'word', lane: 0, dictionary: names.given },
    { type: 'word', lane: 1, dictionary: { words: separators } },
    { type: 'word', lane: 2, dictionary: names.family },
    { type: 'digits', lane: 3, width: 0, blankZero: true },
    { type: 'literal', text: '@' },
    { type: 'word', lane: 4, dictionary: { words: domains.words } },
  ]
  return {
    layout: { type: 'text', parts, nullable: false },
    distinct: 'table',
    fill: (frame) => {
      const lanes = person(frame)
      const [given, family, country, numbers] = [
        lanes[0] as Int32Array,
        lanes[1] as Int32Array,
        lanes[3] as Int32Array,
        lanes[4] as Float64Array,
      ]
      const [separator, rest, domain] = [frame.int32(), frame.float64(), frame.int32()]
      for (let i = 0; i < frame.count; i++) {
        const choices = domainsOf[country[i] as number] as number[]
        const variants = choices.length * separators.length
        const number = numbers[i] as number
        const whole = Math.floor(number / variants)
        // The offset is constant for a name, so people of one name still differ. It prevents that all people with rare names get the first
        // variant.
        const variant = (number - whole * variants + (given[i] as number) + 7 * (family[i] as number)) % variants
        separator[i] = variant % separators.length
        domain[i] = choices[Math.floor(variant / separators.length)] as number
        rest[i] = whole
      }
      return { lanes: [given, separator, family, rest, domain], nulls: null }
    },
  }
}
