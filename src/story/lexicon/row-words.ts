import { wordSet } from './word-set.ts'

const ofAnyTable = wordSet('row rows record records entry entries example examples instance instances')

/** Nouns after the name of a table that add nothing: "customer records", "user profiles". "Log lines" are not logs. */
export const bareRowNouns: ReadonlySet<string> = wordSet(ofAnyTable, 'profile profiles')

/** Nouns for the rows of any table. */
export const rowNouns: ReadonlySet<string> = wordSet(ofAnyTable, 'sample samples line lines')

/** Nouns for things that are counted behind their name: "cars: 150 pieces". Elsewhere pieces are things of their own. */
export const pieceNouns: ReadonlySet<string> = wordSet('pieces pcs pc')

/** Nouns for rows, also of a dataset: "350 observations". "350 observations of birds" are a table. */
export const datasetRowNouns: ReadonlySet<string> = wordSet(rowNouns, 'observation observations')

/** Nouns for any table. */
export const tableWords: ReadonlySet<string> = wordSet('table tables entity entities')

/** Nouns for several tables, before their names: "these datasets: users, orders". */
export const severalTables: ReadonlySet<string> = wordSet('tables entities datasets collections')

/** Nouns for a table, in the singular: "only two tables", "3 csv files". */
export const tableNouns: ReadonlySet<string> = wordSet('table tab sheet collection entity file dataset')

/** Nouns for rows and cells. With a word for quality or flaws they name nothing: "missing values", "edge cases". */
export const rowWords: ReadonlySet<string> = wordSet(
  'row rows record records entry entries value values cell cells field fields column columns object objects example examples sample samples',
  'observation observations instance instances line lines string strings character characters space spaces case cases format formats formatting',
  'statement statements point points data dataset id ids identifier identifiers key keys result results class classes attribute attributes',
)
