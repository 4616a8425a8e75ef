import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { person } from './person.ts'
import { codesOrWord } from './shared/codes.ts'
import { emailAddress } from './shared/email-address.ts'
import { namePools } from './shared/name-pools.ts'

/** E-mail addresses of rows that have no column of kind person. */
export const email = defineColumnKind({
  name: 'email',
  group: 'people',
  description:
    'An e-mail address made from a random name, unique in its table. If the row has a column of kind person, use ' +
    'person_attribute instead, so that name and address agree.',
  params: Type.Object({
    country: Type.Optional(
      Type.String({ description: 'A column with the country code of each row. Default: all rows have `default_country`.' }),
    ),
    default_country: Type.Optional(Type.String({ default: 'US', description: 'Two-letter country code (ISO 3166); default US.' })),
    domain: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'What all addresses have behind the @. Default: usual domains of the country.',
      }),
    ),
  }),
  examples: [{}, { default_country: 'DE' }, { domain: 'acme.example' }],
  lists: () => ['given_names', 'family_names', 'email_domains'],
  compile: ({ country, default_country: fallback = 'US', domain }, context) => {
    const owner = person.compile({ ...(country === undefined ? {} : { country }), default_country: fallback }, context)
    const countries = codesOrWord(country, fallback, context).words
    const { givenFolded, familyFolded } = namePools(context.list('given_names'), context.list('family_names'), countries)
    return emailAddress((frame) => owner.fill(frame).lanes, { given: givenFolded, family: familyFolded }, countries, context, domain)
  },
})
