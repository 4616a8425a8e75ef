import type { Domain } from '../../../domains/domain.ts'
import type { ColumnsFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { findTable } from '../../find/find-table.ts'

/** More columns than this are said of no table that anybody wants to read. */
const mostColumns = 100

/** Columns facts by the table that they speak of, in the order of the story; those of no table each alone. */
export function columnsByTable(facts: readonly ColumnsFact[], domain: Domain): readonly (readonly ColumnsFact[])[] {
  const groups = new Map<string | ColumnsFact, ColumnsFact[]>()
  for (const fact of facts) {
    const key = findTable(fact.noun, domain)?.table ?? fact
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [fact])
    else group.push(fact)
  }
  return [...groups.values()]
}

/** What several facts say of one table as one fact: each column once, at most 100. */
export function joinedColumns(facts: readonly ColumnsFact[]): ColumnsFact {
  const [first] = facts
  if (first === undefined) throw new Error('Columns are said by one fact at least')
  const columns = new Map<string, Noun>()
  for (const column of facts.flatMap((fact) => fact.columns)) {
    const words = column.words.join(' ')
    if (!columns.has(words)) columns.set(words, column)
  }
  const lists = facts.flatMap(({ list }) => list ?? [])
  return { ...first, columns: [...columns.values()].slice(0, mostColumns), ...(lists.length === 0 ? {} : { list: lists }) }
}
