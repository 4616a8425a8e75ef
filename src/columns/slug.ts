import Type from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { joinedWords } from './shared/joined-words.ts'

/** Names for addresses of pages. */
export const slug = defineColumnKind({
  name: 'slug',
  group: 'words',
  description: 'A name for the address of a page: three words in lower case joined by hyphens, such as "amber-harbor-lantern".',
  params: Type.Object({
    unique: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether no name comes twice; in tables with more rows than combinations, a number is added. Default false.',
      }),
    ),
  }),
  examples: [{}, { unique: true }],
  lists: () => ['slug_words'],
  compile: ({ unique = false }, context) => joinedWords([null, '-', null, '-', null], unique, context),
})
