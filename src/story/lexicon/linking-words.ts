import { wordSet } from './word-set.ts'

/** Words before "table" for a table that only links two others. */
export const linkingWords: ReadonlySet<string> = wordSet(
  'join joining junction link linking bridge bridging pivot association associative mapping',
)
