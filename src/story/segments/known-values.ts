import type { Fact } from '../fact.ts'
import { termWords } from '../term-words.ts'

/** For each value that a story lists the words of the columns that have it; words in the singular. */
export type KnownValues = ReadonlyMap<string, readonly string[]>

/** The values that a story lists for its columns: "plan (free, pro)". */
export function knownValues(facts: readonly Fact[]): KnownValues {
  const known = new Map<string, string[]>()
  const add = (value: string, column: readonly string[]): void => {
    const key = termWords(value).join(' ')
    if (key === '' || /^\d/.test(key)) return
    known.set(key, [...(known.get(key) ?? []), ...column.flatMap(termWords)])
  }
  for (const fact of facts) {
    if (fact.type === 'columns')
      for (const { words, details } of fact.list ?? [])
        for (const detail of details) if (detail.type === 'values') for (const value of detail.values) add(value, words)
    if (fact.type === 'attribute' && fact.column !== null)
      for (const aspect of fact.aspects) if (aspect.type === 'values') for (const value of aspect.values) add(value, fact.column.words)
  }
  return known
}
