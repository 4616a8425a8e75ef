import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { termKey } from '../words/term-words.ts'
import { findTable } from '../find/find-table.ts'

/** A count, and the words of a table that name the counted rows, in the singular. */
interface Named {
  readonly count: number
  readonly word: string
}

/**
 * Removes synonyms of a table if the story counts several of them: "400 items and 900 offers" are two tables. The name of the table stays,
 * else a synonym that ends like it, else the first.
 */
export function countedApart(domain: Domain, facts: readonly Fact[]): Domain {
  const said = new Map<string, Map<string, Named>>()
  for (const { noun, count } of facts.flatMap((fact) => countsIn(fact, domain))) {
    const found = findTable(noun, domain)
    if (found === null || found.words.length < noun.words.length) continue
    const own = said.get(found.table) ?? new Map<string, Named>()
    said.set(found.table, own.set(termKey(noun.words.join(' ')), { count, word: termKey(found.words.join(' ')) }))
  }
  const out = new Map<string, ReadonlySet<string>>()
  for (const [table, names] of said) {
    if (new Set([...names.values()].map(({ count }) => count)).size < 2) continue
    const own = termKey(table)
    const kept = names.has(own) ? own : ([...names.keys()].find((name) => own.endsWith(` ${name}`)) ?? [...names.keys()][0])
    const words = new Set([...names].filter(([name]) => name !== kept).map(([, { word }]) => word))
    words.delete(own)
    out.set(table, words)
  }
  if (out.size === 0) return domain
  const nouns = Object.entries(domain.nouns).map(([table, words]): readonly [string, readonly string[]] => [
    table,
    words.filter((word) => out.get(table)?.has(termKey(word)) !== true),
  ])
  return { ...domain, nouns: Object.fromEntries(nouns) }
}

/**
 * The counted nouns of a fact that must be different tables: listed tables ("three tables: customers, invoices and payments"), and a noun
 * whose rows have a number of another ("every line has 5 machines").
 */
function countsIn(fact: Fact, domain: Domain): readonly { readonly noun: Noun; readonly count: number }[] {
  if (fact.type === 'selection' && fact.mode === 'only') return fact.nouns.map((noun, place) => ({ noun, count: -place }))
  if (fact.type === 'ratio') {
    const [child, parent] = [fact.child, fact.parent].map((noun) => findTable(noun, domain)?.table)
    return child !== undefined && child === parent ? [fact.child, fact.parent].map((noun, place) => ({ noun, count: -place })) : []
  }
  return fact.type === 'count' ? [fact] : []
}
