import { findTable } from '../find/find-table.ts'
import type { FoundTerm, RankedDomain } from './rank-domains.ts'

/** The tables that words of the story name. */
export function tablesOf({ terms }: RankedDomain): readonly string[] {
  return terms.flatMap((term) => (term.isLoose ? [] : (tableOfTerm(term) ?? [])))
}

/** The table that a term names, also if the term is a keyword such as "employees". */
export function tableOfTerm({ table, text, domain }: FoundTerm): string | null {
  return table ?? findTable({ words: text.split(' ') }, domain)?.table ?? null
}

/** Whether a term names more of a domain than one of its tables. */
export function namesMore(term: FoundTerm): boolean {
  return term.role === 'name' || (term.role === 'keyword' && (term.isLoose || tableOfTerm(term) === null))
}
