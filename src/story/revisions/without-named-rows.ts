import type { Aside } from '../facts/aside.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { having } from '../lexicon/verbs.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import { rowNamesIn } from '../find/row-names-in.ts'
import type { Revision } from './revision.ts'

const reason = 'it describes a single row by its name, and only all rows of a table, or a share of them, can be described'

/** Turns counts about a single named row into asides: "Alice has 5 orders". */
export const withoutNamedRows: Revision = (said, { tokens }) => {
  const { facts } = said
  const names = rowNamesIn(facts)
  if (names.size === 0) return said
  const asides: Aside[] = [...said.asides]
  const kept = facts.filter((fact) => {
    if (fact.type !== 'count') return true
    const at = firstFrom(tokens, fact.start)
    const start = tokens[at - 2]?.start
    if (start === undefined || !isOneOf(tokens, at - 1, having) || !names.has(textAt(tokens, at - 2))) return true
    asides.push({ start, end: fact.end, reason })
    return false
  })
  return { facts: kept, asides }
}
