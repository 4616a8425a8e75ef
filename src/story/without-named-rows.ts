import type { Aside } from './aside.ts'
import type { Fact } from './fact.ts'
import { firstFrom } from './first-from.ts'
import { having } from './lexicon/verbs.ts'
import { isOneOf, textAt } from './reader/index.ts'
import { rowNamesIn } from './row-names-in.ts'
import type { Token } from './token.ts'

interface Read {
  readonly facts: readonly Fact[]
  readonly asides: readonly Aside[]
}

const reason = 'it is said of a single row by its name, and what single rows have is not set'

/** Facts without counts of what a single row has, "Alice has 5 orders", where the story names the rows of a table: there are not so many in all. */
export function withoutNamedRows(facts: readonly Fact[], tokens: readonly Token[]): Read {
  const names = rowNamesIn(facts)
  if (names.size === 0) return { facts, asides: [] }
  const asides: Aside[] = []
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
