import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { isCountNoun, isCountOf } from '../../attributes/readers/column-noun.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { singularOf } from '../../words/words.ts'

const counting = /^(?:num|nr|no|n)$/

/** "Number of moves" is the column "moves" or "num_moves" if there is one. Null if it is a number of rows of a table. */
export function withoutCount({ tables }: Schema, domain: Domain, fact: AttributeFact): AttributeFact | null {
  const { column } = fact
  if (column === null || column.name !== undefined || !isCountOf(column.words)) return fact
  const counted = column.words.slice(2)
  const said = counted.map(singularOf).join(' ')
  const isMeant = (name: string): boolean => {
    const words = name.split('_').filter((word) => !counting.test(word) && !isCountNoun(word) && word !== 'of')
    return words.map(singularOf).join(' ') === said
  }
  const own = tables.flatMap(({ columns }) => columns.filter(({ name, hidden }) => hidden !== true && isMeant(name)))
  const [known] = own
  if (known !== undefined) return { ...fact, column: { ...column, words: known.name.split('_') } }
  return findTable({ words: counted }, domain) === null ? fact : null
}
