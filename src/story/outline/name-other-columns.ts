import type { ColumnsFact } from '../facts/fact.ts'
import { headOf, termOf } from '../words/words.ts'

/** Whether a sentence names columns of a listed table that its lists do not have. */
export function nameOtherColumns(facts: readonly ColumnsFact[]): boolean {
  const listed = new Map<string, Set<string>>()
  for (const { noun, list = [] } of facts) {
    const head = headOf(noun.words)
    if (list.length > 0) listed.set(head, new Set([...(listed.get(head) ?? []), ...list.map(({ words }) => termOf(words))]))
  }
  return facts.some(({ noun, list, columns }) => {
    const own = list === undefined ? listed.get(headOf(noun.words)) : undefined
    return own !== undefined && !columns.every(({ words }) => own.has(termOf(words)))
  })
}
