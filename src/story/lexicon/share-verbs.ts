import { wordSet } from './word-set.ts'

/** Verbs between a named row and its share: "Centro makes half of the sales". */
export const shareVerbs: ReadonlySet<string> = wordSet(
  'make makes made has have get gets got account accounts bring brings does take takes handle handles sell sells sold serve serves',
)
