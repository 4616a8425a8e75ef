import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { termWords } from '../words/term-words.ts'

/**
 * A domain without the other words for a table of which a story counts rows under several names: "400 items and 900 offers" are two things.
 * The table's own name stays, else the end of it, else the first.
 */
export function countedApart(domain: Domain, facts: readonly Fact[]): Domain {
  const said = new Map<string, Map<string, number>>()
  for (const fact of facts) {
    if (fact.type !== 'count') continue
    const found = findTable(fact.noun, domain)
    if (found === null || found.words.length < fact.noun.words.length) continue
    const own = said.get(found.table) ?? new Map<string, number>()
    said.set(found.table, own.set(termOf(found.words.join(' ')), fact.count))
  }
  const out = new Map<string, ReadonlySet<string>>()
  for (const [table, names] of said) {
    if (new Set(names.values()).size < 2) continue
    const own = termOf(table)
    const kept = names.has(own) ? own : ([...names.keys()].find((name) => own.endsWith(` ${name}`)) ?? [...names.keys()][0])
    out.set(table, new Set([...names.keys()].filter((name) => name !== kept)))
  }
  if (out.size === 0) return domain
  const nouns = Object.entries(domain.nouns).map(([table, words]): readonly [string, readonly string[]] => [
    table,
    words.filter((word) => out.get(table)?.has(termOf(word)) !== true),
  ])
  return { ...domain, nouns: Object.fromEntries(nouns) }
}

function termOf(text: string): string {
  return termWords(text).join(' ')
}
