import Type from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { joinedWords } from './shared/joined-words.ts'

/** Web addresses. The top-level domain `example` is reserved (RFC 2606), so that no test calls the site of a stranger. */
export const url = defineColumnKind({
  name: 'url',
  group: 'words',
  description:
    'A web address that belongs to nobody, such as "https://amber-harbor.example/lantern-meadow", or one below an address of yours.',
  params: Type.Object({
    base: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'What every address begins with, such as "https://shop.example.com/items/"; default a host of its own for each.',
      }),
    ),
    unique: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether no address comes twice; in tables with more rows than combinations, a number is added. Default false.',
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
