import { wordSet } from './word-set.ts'

/** Words that can start a share. */
export const shareStarts: ReadonlySet<string> = wordSet(
  'half a an one two three four five six seven eight nine ten fifteen twenty thirty forty fifty sixty seventy eighty ninety between',
)

/** Verbs between a named row and its share: "Centro makes half of the sales". */
export const shareVerbs: ReadonlySet<string> = wordSet(
  'make makes made has have get gets got account accounts bring brings does take takes handle handles sell sells sold serve serves',
)
