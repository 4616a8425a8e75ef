import { sumOf } from '../../lists.ts'
/** Bonus for each table beyond the first. */
const moreTables = 0.25

/** A word of the story that belongs to a domain. */
export interface ScoredTerm {
  /** The table that it names; null if it names the domain. */
  readonly table: string | null
  readonly points: number
}

/** The score of a domain: the sum of its keywords, and the best noun of each table, with a bonus for several tables. */
export function scoreOfTerms(terms: readonly ScoredTerm[]): number {
  const tables = new Map<string, number>()
  let score = 0
  for (const { table, points } of terms) {
    if (table === null) score += points
    else tables.set(table, Math.max(tables.get(table) ?? 0, points))
  }
  const nouns = sumOf(tables.values())
  // Rounded, so that the order of summation does not matter.
  return Number((score + nouns * (1 + moreTables * Math.max(0, tables.size - 1))).toFixed(6))
}
