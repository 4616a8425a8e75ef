import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { joinedWords } from './shared/joined-words.ts'

/** URLs. Their top-level domain `example` is reserved (RFC 2606), so no generated URL points at a real site. */
export const url = defineColumnKind({
  name: 'url',
  group: 'words',
  description: 'A URL whose host does not exist, such as "https://amber-harbor.example/lantern-meadow", or a URL with a given prefix.',
  params: Type.Object({
    base: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'Prefix of every URL, such as "https://shop.example.com/items/". Default: a random host for each URL.',
      }),
    ),
    unique: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether URLs are unique. If the table has more rows than there are combinations of words, each URL ends in a ' +
          'number. Default false.',
      }),
    ),
  }),
  examples: [{}, { base: 'https://shop.example.com/items/', unique: true }],
  lists: () => ['slug_words'],
  compile: ({ base, unique = false }, context) =>
    joinedWords(
      base === undefined ? ['https://', null, '-', null, '.example/', null, '-', null] : [base, null, '-', null, '-', null],
      unique,
      context,
    ),
})
