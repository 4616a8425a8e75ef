import { wordSet } from './word-set.ts'

const ofAnyTable = wordSet('row rows record records entry entries example examples instance instances')

/** What says nothing behind the name of a table: "customer records" and "user profiles" are customers and users, but "log lines" no logs. */
export const bareRowNouns: ReadonlySet<string> = wordSet(ofAnyTable, 'profile profiles')

/** Nouns for the rows of any table. */
export const rowNouns: ReadonlySet<string> = wordSet(ofAnyTable, 'sample samples line lines')

/** With those of a dataset: "350 observations", but "350 observations of birds" are a table of their own. */
export const datasetRowNouns: ReadonlySet<string> = wordSet(rowNouns, 'observation observations')

/** The rows of any table and the cells in them: with a word of quality or flaws before them they name nothing, "missing values", "edge cases". */
export const rowWords: ReadonlySet<string> = wordSet(
  'row rows record records entry entries value values cell cells field fields column columns object objects example examples sample samples',
  'observation observations instance instances line lines string strings character characters space spaces case cases format formats formatting',
  'statement statements point points data dataset id ids identifier identifiers key keys result results class classes attribute attributes',
)
