import { columnSureness } from '../attributes/readers/column-noun.ts'
import type { ColumnsFact } from '../facts/fact.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { columnName } from '../meanings/column-name.ts'
import type { Intent } from '../read-story.ts'
import type { Noun } from '../words/noun.ts'
import { withSingularHead } from '../words/words.ts'
import type { ListedColumn } from './outline.ts'
import type { Outline } from './read-outline.ts'

/**
 * The columns of a story that counts rows of no named thing, and states what is in them: "500 records with 5% missing ages". Null for other
 * stories.
 */
export function rowsOutline({ facts }: Intent): Outline | null {
  const [count, ...others] = facts.flatMap((fact) => (fact.type === 'count' ? [fact] : []))
  if (count === undefined || others.length > 0 || !count.noun.words.every((word) => rowNouns.has(word))) return null
  const named = facts.flatMap((fact): readonly Noun[] => {
    if (fact.type === 'columns') return fact.columns
    return fact.type === 'attribute' && fact.column !== null && columnSureness(fact.column) === 'known' ? [fact.column] : []
  })
  const list = [...new Map(named.flatMap(listedColumn).map((column) => [column.name, column])).values()]
  const [first] = list
  if (first === undefined) return null
  const columns = list.map(({ words, start, end }) => ({ words, start, end }))
  const fact: ColumnsFact = { type: 'columns', noun: count.noun, columns, list, start: first.start, end: first.end }
  return { facts: [fact], taken: [] }
}

function listedColumn({ words: said, start, end }: Noun): readonly ListedColumn[] {
  const words = withSingularHead(said)
  const name = columnName(words)
  return name === null ? [] : [{ name, words, isIdentifier: false, details: [], places: [], said: null, unread: [], start, end }]
}
