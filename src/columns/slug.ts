import { Type } from 'typebox'
import { defineColumnKind } from './column-kind.ts'
import { joinedWords } from './shared/joined-words.ts'

/** Names for URLs of pages. */
export const slug = defineColumnKind({
  name: 'slug',
  group: 'words',
  description: 'A name for the URL of a page: three words in lower case, joined by hyphens, such as "amber-harbor-lantern".',
  params: Type.Object({
    unique: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether names are unique. If the table has more rows than there are combinations of words, each name ends in a ' +
          'number. Default false.',
      }),
    ),
  }),
  examples: [{}, { unique: true }],
  lists: () => ['slug_words'],
  compile: ({ unique = false }, context) => joinedWords([null, '-', null, '-', null], unique, context),
})
