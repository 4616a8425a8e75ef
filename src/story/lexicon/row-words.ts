import { wordSet } from './word-set.ts'

/** The rows of any table and the cells in them: with a word of quality or flaws before them they name nothing, "missing values", "edge cases". */
export const rowWords: ReadonlySet<string> = wordSet(
  'row rows record records entry entries value values cell cells field fields column columns object objects example examples sample samples',
  'observation observations instance instances line lines string strings character characters space spaces case cases format formats formatting',
  'statement statements point points data dataset id ids identifier identifiers key keys result results class classes attribute attributes',
)
