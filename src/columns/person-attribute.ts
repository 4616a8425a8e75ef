import { Type } from 'typebox'
import { describedWords } from '../schema/described-words.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Dictionary, TextPart } from '../vector.ts'
import { type ColumnRef, type CompileContext, type CompiledColumn, defineColumnKind } from './column-kind.ts'
import { emailAddress, formedName, nameForms } from './shared/email-address.ts'
import { wordLayout } from './shared/layouts.ts'
import { namePools } from './shared/name-pools.ts'
import { codesOf } from './shared/codes.ts'
import { nullWhere } from './shared/null-where.ts'

const attributes = {
  given_name: 'The given name.',
  family_name: 'The family name.',
  gender: 'female or male.',
  email: 'An e-mail address made from the name, unique in the table.',
  username: 'A user name made from the name, unique in the table.',
}

/** First name, last name, gender, e-mail address or user name of the person in another column. */
export const personAttribute = defineColumnKind({
  name: 'person_attribute',
  description:
    'An attribute of the person in another column: the given name, the family name, the gender, or an e-mail address or a ' +
    'user name that is made from the name and is unique in the table. Null if the person is null.',
  group: 'people',
  params: Type.Object({
    person: Type.String({ description: 'A column of kind person.' }),
    attribute: describedWords(attributes, { description: 'The attribute.' }),
    domain: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'What all e-mail addresses have behind the @. Default: usual domains of the country.',
      }),
    ),
    form: Type.Optional(
      describedWords(nameForms, {
        description:
          'The form of the name in e-mail addresses, which need a `domain` with it, and user names. People of one name have the same. Default: any form, unique in the table.',
      }),
    ),
  }),
  examples: [],
  usage: [
    { person: 'customer', attribute: 'email' },
    { person: 'customer', attribute: 'email', domain: 'acme.example', form: 'given.family' },
  ],
  lists: ({ attribute }) => (attribute === 'email' ? ['given_names', 'family_names', 'email_domains'] : ['given_names', 'family_names']),
  conflict: ({ attribute, domain, form }) => {
    if (domain !== undefined && attribute !== 'email') return '`domain` is only for e-mail addresses: leave it out'
    if (form === undefined || attribute === 'username') return null
    if (attribute !== 'email') return '`form` is only for e-mail addresses and user names: leave it out'
    return domain === undefined ? '`form` needs a `domain`: add one' : null
  },
  compile: ({ person, attribute, domain, form }, context) => {
    const source = context.table.column(person)
    if (source.params.kind !== 'person') throw new SchemaError(`Column "${person}" is not of kind person`)
    if (form === undefined) return nullWhere(source, makers[attribute](source, context, domain))
    const ending = domain === undefined ? '' : `@${domain}`
    return nullWhere(
      source,
      formedName((frame) => frame.column(source.index).lanes, foldedNames(source, context), form, ending),
    )
  },
})

type Maker = (person: ColumnRef, context: CompileContext, domain: string | undefined) => CompiledColumn

const makers: Readonly<Record<keyof typeof attributes, Maker>> = {
  given_name: (person) => laneOf(person, 0),
  family_name: (person) => laneOf(person, 1),
  gender: (person) => ({
    layout: wordLayout(['female', 'male']),
    fill: (frame) => ({ lanes: [frame.column(person.index).lanes[2] as Int32Array], nulls: null }),
  }),
  email: (person, context, domain) =>
    emailAddress((frame) => frame.column(person.index).lanes, foldedNames(person, context), countryCodes(person, context), context, domain),
  username: (person, context) => {
    const { given, family } = foldedNames(person, context)
    const countries = countryCodes(person, context).length
    const parts: TextPart[] = [
      { type: 'word', lane: 0, dictionary: given },
      { type: 'literal', text: '.' },
      { type: 'word', lane: 1, dictionary: family },
      { type: 'digits', lane: 2, width: 0, blankZero: true },
    ]
    return {
      layout: { type: 'text', parts, nullable: false },
      distinct: 'table',
      fill: (frame) => {
        const lanes = frame.column(person.index).lanes
        const [country, numbers] = [lanes[3] as Int32Array, lanes[4] as Float64Array]
        const suffixes = frame.float64()
        for (let i = 0; i < frame.count; i++) suffixes[i] = (numbers[i] as number) * countries + (country[i] as number)
        return { lanes: [lanes[0] as Int32Array, lanes[1] as Int32Array, suffixes], nulls: null }
      },
    }
  },
}

function laneOf({ index, layout }: ColumnRef, lane: number): CompiledColumn {
  const part = layout.type === 'text' ? layout.parts.find((candidate) => candidate.type === 'word' && candidate.lane === lane) : undefined
  if (part?.type !== 'word') throw new Error(`Lane ${lane} of a person is not a word`)
  return {
    layout: { type: 'text', parts: [{ type: 'word', lane: 0, dictionary: part.dictionary }], nullable: false },
    fill: (frame) => ({ lanes: [frame.column(index).lanes[lane] as Int32Array], nulls: null }),
  }
}

function countryCodes({ params }: ColumnRef, context: CompileContext): readonly string[] {
  const column = params['country']
  if (typeof column === 'string') return codesOf(context.table.column(column)).words
  const fallback = params['default_country']
  return [typeof fallback === 'string' ? fallback : 'US']
}

function foldedNames(person: ColumnRef, context: CompileContext): { readonly given: Dictionary; readonly family: Dictionary } {
  const pools = namePools(context.list('given_names'), context.list('family_names'), countryCodes(person, context))
  return { given: pools.givenFolded, family: pools.familyFolded }
}
