import type { Dictionary, Lane, TextPart } from '../../vector.ts'
import type { CompileContext, CompiledColumn, Frame } from '../column-kind.ts'
import { attributeTexts } from './attributes.ts'
import { listEntries } from './list-entries.ts'

const separators: readonly string[] = ['.', '_', '-']

/** Forms of the names in addresses and user names. People of one name have the same. */
export const nameForms = {
  'given.family': 'jane.doe',
  given_family: 'jane_doe',
  'given-family': 'jane-doe',
  givenfamily: 'janedoe',
  gfamily: 'jdoe',
  'g.family': 'j.doe',
  'family.given': 'doe.jane',
  given: 'jane',
}

export type NameForm = keyof typeof nameForms

/** The dictionaries of folded names. */
interface FoldedNames {
  readonly given: Dictionary
  readonly family: Dictionary
}

/** Names in a form, with a text behind them. */
export function formedName(
  person: (frame: Frame) => readonly Lane[],
  { given, family }: FoldedNames,
  form: NameForm,
  ending: string,
): CompiledColumn {
  const initials: Dictionary = { words: given.words.map((name) => name.slice(0, 1)) }
  const parts = (form.match(/given|family|g|[._-]/g) ?? []).map((part): TextPart => {
    if (part === 'family') return { type: 'word', lane: 1, dictionary: family }
    if (part === 'given' || part === 'g') return { type: 'word', lane: 0, dictionary: part === 'g' ? initials : given }
    return { type: 'literal', text: part }
  })
  return {
    layout: { type: 'text', parts: ending === '' ? parts : [...parts, { type: 'literal', text: ending }], nullable: false },
    lanes: 2,
    fill: (frame) => ({ lanes: person(frame).slice(0, 2), nulls: null }),
  }
}

/** The texts that addresses may end with, by country. */
interface Domains {
  readonly words: readonly string[]
  readonly of: readonly (readonly number[])[]
  /** Set if countries share the texts, so that the number tells the country. */
  readonly isShared: boolean
}

function domainsOf(countries: readonly string[], domain: string | undefined, context: CompileContext): Domains {
  if (domain !== undefined) return { words: [domain], of: countries.map(() => [0]), isShared: true }
  const list = context.list('email_domains')
  const { words, codes } = attributeTexts(list, 'domain')
  const of = countries.map((country) => listEntries(list, { country_code: [country] }).indices.map((entry) => codes[entry] as number))
  return { words, of, isShared: false }
}

/**
 * Addresses `given.family7@domain`, unique in the table: within a country, name and number identify a person, and no two countries share a
 * domain, unless all addresses have the same. Small numbers select the separator and the domain, so most addresses show no number.
 * @param person reads the lanes of a column of kind person
 */
export function emailAddress(
  person: (frame: Frame) => readonly Lane[],
  names: FoldedNames,
  countries: readonly string[],
  context: CompileContext,
  said?: string,
): CompiledColumn {
  const domains = domainsOf(countries, said, context)
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
        const choices = domains.of[country[i] as number] as number[]
        const variants = choices.length * separators.length
        const number = numbers[i] as number
        const whole = Math.floor(number / variants)
        // The offset is constant for a name, so people of one name still differ. It prevents that all people with rare names get the first
        // variant.
        const variant = (number - whole * variants + (given[i] as number) + 7 * (family[i] as number)) % variants
        separator[i] = variant % separators.length
        domain[i] = choices[Math.floor(variant / separators.length)] as number
        rest[i] = domains.isShared ? whole * countries.length + (country[i] as number) : whole
      }
      return { lanes: [given, separator, family, rest, domain], nulls: null }
    },
  }
}
