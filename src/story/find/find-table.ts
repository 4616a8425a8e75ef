import type { Domain } from '../../domains/domain.ts'
import type { Noun } from '../words/noun.ts'
import { termWords } from '../words/term-words.ts'
import { singularOf } from '../words/words.ts'

/** A table that a noun of a story names. */
export interface FoundTable {
  readonly table: string
  /** The words of the noun that name it, as written; those before and after them say more: "active" of "active users". */
  readonly words: readonly string[]
}

/** After the name of a table: what says no more than that it is one. */
const trailing = new Set(['record', 'row', 'entry', 'data', 'table', 'list', 'profile', 'info', 'database', 'dataset'])

/** The table of a domain that a noun names by the longest run of words at its end, "bank accounts" rather than "accounts"; null for none. */
export function findTable({ words }: Pick<Noun, 'words'>, domain: Pick<Domain, 'nouns'>): FoundTable | null {
  const { terms, lastWords } = tableTerms(domain)
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
  /** The last words of the terms: most words of a story are none of them. */
  readonly lastWords: ReadonlySet<string>
}

const known = new WeakMap<Domain['nouns'], TableTerms>()

/** Tables by what they are called, in the singular: their own names before other words for them. */
function tableTerms({ nouns }: Pick<Domain, 'nouns'>): TableTerms {
  const found = known.get(nouns)
  if (found !== undefined) return found
  const terms = new Map<string, string>()
  const add = (text: string, table: string): void => {
    const term = termWords(text).join(' ')
    if (!terms.has(term)) terms.set(term, table)
  }
  for (const table of Object.keys(nouns)) add(table, table)
  for (const [table, words] of Object.entries(nouns)) for (const word of words) add(word, table)
  const made = { terms, lastWords: new Set([...terms.keys()].map((term) => term.slice(term.lastIndexOf(' ') + 1))) }
  known.set(nouns, made)
  return made
}
