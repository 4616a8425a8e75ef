import { wordSet } from '../lexicon/word-set.ts'

/** Nouns for the rows of any table. */
export const rowNouns: ReadonlySet<string> = wordSet(
  'row rows record records entry entries sample samples line lines observation observations example examples instance instances',
)

/** What says nothing behind the name of a table: "customer records" and "user profiles" are customers and users, but "log lines" no logs. */
export const bareRowNouns: ReadonlySet<string> = wordSet(
  'row rows record records entry entries example examples instance instances profile profiles',
)
