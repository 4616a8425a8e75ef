import type { CountFact, Fact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import type { Noun } from '../words/noun.ts'
import { termOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Makes a relation of a listed column with the name of a row of a counted table: "15 beers, 500 deliveries with beer, kegs and price". */
export const withNamedParents: Revision = ({ facts, asides }) => {
  const counted = new Set(facts.filter((fact): fact is CountFact => fact.type === 'count').map(({ noun }) => termOf(noun.words)))
  const isRow = (column: Noun, of: Noun): boolean =>
    counted.has(column.words.join(' ')) && termOf(column.words) === column.words.join(' ') && termOf(of.words) !== termOf(column.words)
  const related = facts.flatMap((fact): readonly Fact[] => {
    if (fact.type !== 'columns' || fact.list !== undefined) return [fact]
    const parents = fact.columns.filter((column) => isRow(column, fact.noun))
    const relations = parents.map((parent): RelationFact => ({
      type: 'relation',
      child: fact.noun,
      parent,
      start: parent.start,
      end: parent.end,
    }))
    const columns = fact.columns.filter((column) => !parents.includes(column))
    return columns.length === 0 ? relations : [{ ...fact, columns }, ...relations]
  })
  return { facts: related, asides }
}
