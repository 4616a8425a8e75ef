import type { TableSchema } from '../../../schema/schema.ts'
import type { AttributeFact, ColumnsFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { findTable } from '../../find/find-table.ts'
import type { Domain } from '../../../domains/domain.ts'
import { areFeatures } from '../../compose/is-column-noun.ts'
import { isNoData } from '../../words/is-no-data.ts'
import { qualities } from '../../lexicon/quality-words.ts'
import { columnName } from '../../meanings/column-name.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { fillerWords, functionWords, singularOf, termOf } from '../../words/words.ts'
import type { LeftPart } from '../note.ts'

/** With this many known columns in a sentence, an unknown word between them is a column too. */
const fewestKnown = 2

/**
 * Words in place of a column that may be anything ("with proper foreign keys"): without a known meaning or values, and alone. They make no
 * columns.
 * @param table the table of the columns
 * @param spoken facts about values of columns
 */
export function unnamedColumns(
  { columns, list }: ColumnsFact,
  table: TableSchema,
  domain: Domain,
  spoken: readonly AttributeFact[],
): readonly LeftPart[] {
  if (list !== undefined) return []
  const said = new Set(spoken.flatMap(({ column }) => (column === null ? [] : [termOf(column.words)])))
  const named = columns.filter(({ words }) => findTable({ words }, domain) === null)
  const unknown = named.filter((column) => !said.has(termOf(column.words)) && !isKnown(column, table))
  const areMany = named.length - unknown.length >= fewestKnown
  return unknown.filter(({ words }) => !areMany || isNothing(words) || areFeatures(words)).map(leftOut)
}

function isKnown({ words }: Noun, { name, columns }: TableSchema): boolean {
  if (isNothing(words)) return false
  const isThere = columns.some((column) => column.name === columnName(words))
  if (isThere || words.some((word) => word.includes('_'))) return true
  if (areFeatures(words)) return false
  const { isExact, isGuess } = findMeaning(words, name.split('_').map(singularOf))
  return isExact || (!isGuess && !words.some((word) => qualities.has(word)))
}

/** Whether words cannot be a name. */
function isNothing(words: readonly string[]): boolean {
  return isNoData(words) || words.every((word) => functionWords.has(word) || fillerWords.has(word))
}

function leftOut({ words, start, end }: Noun): LeftPart {
  const [name, identifier] = [words.join(' '), words.join('_')]
  return {
    start,
    end,
    reason: areFeatures(words)
      ? `"${name}" are several columns, which are not named: list them`
      : `nothing is known of "${name}": where it is a column, list it as "columns: ${identifier}" with its type or its values`,
  }
}
