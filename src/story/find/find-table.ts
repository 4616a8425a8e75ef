import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { Noun } from '../words/noun.ts'
import { termKey } from '../words/term-words.ts'
import { singularOf } from '../words/words.ts'

/** The table that a noun names. */
export interface FoundTable {
  readonly table: string
  /** The part of the noun that names the table: ["users"] of "active users". */
  readonly words: readonly string[]
}

/** Words behind the name of a table that add nothing: "customer records". */
const trailing = new Set(['record', 'row', 'entry', 'data', 'table', 'list', 'profile', 'info', 'database', 'dataset'])

/** Finds the table that a noun names. The longest run of words at its end wins: "bank accounts" before "accounts". Null for none. */
export function findTable({ words }: Pick<Noun, 'words'>, domain: Pick<Domain, 'nouns'>): FoundTable | null {
  const { terms, lastWords } = tableTerms(domain.nouns)
  const last = singularOf(words.at(-1) ?? '')
  if (!lastWords.has(last) && !trailing.has(last)) return null
  const said = words.map(singularOf)
  for (let end = words.length; end > 0; end--) {
    for (let start = 0; start < end; start++) {
      const table = terms.get(said.slice(start, end).join(' '))
      if (table !== undefined) return { table, words: words.slice(start, end) }
    }
    if (!trailing.has(said[end - 1] as string)) return null
  }
  return null
}

interface TableTerms {
  readonly terms: ReadonlyMap<string, string>
  /** The last words of all terms, for a fast test: most words of a story are not among them. */
  readonly lastWords: ReadonlySet<string>
}

/** Tables by their names in the singular. The name of a table comes before its synonyms. */
const tableTerms = oncePerObject((nouns: Domain['nouns']): TableTerms => {
  const terms = new Map<string, string>()
  const add = (text: string, table: string): void => {
    const term = termKey(text)
    if (!terms.has(term)) terms.set(term, table)
  }
  for (const table of Object.keys(nouns)) add(table, table)
  for (const [table, words] of Object.entries(nouns)) for (const word of words) add(word, table)
  return { terms, lastWords: new Set([...terms.keys()].map((term) => term.slice(term.lastIndexOf(' ') + 1))) }
})
