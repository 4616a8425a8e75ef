import { wordSet } from './word-set.ts'

/** Words that can start a share. */
export const shareStarts: ReadonlySet<string> = wordSet(
  'half a an one two three four five six seven eight nine ten fifteen twenty thirty forty fifty sixty seventy eighty ninety between',
)
