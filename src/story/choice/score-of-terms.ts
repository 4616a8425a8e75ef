/** For each table beyond the first one: together they say more than alone. */
const moreTables = 0.25

/** Words of a story that a domain is known by. */
export interface ScoredTerm {
  /** The table that they name; null where they name the domain. */
  readonly table: string | null
  readonly points: number
}

/** How much the words of a story that a domain is known by say of it together: keywords each, a table once. */
export function scoreOfTerms(terms: readonly ScoredTerm[]): number {
  const tables = new Map<string, number>()
  let score = 0
  for (const { table, points } of terms) {
    if (table === null) score += points
    else tables.set(table, Math.max(tables.get(table) ?? 0, points))
  }
  const nouns = [...tables.values()].reduce((sum, own) => sum + own, 0)
  // Rounded, so that the order of words decides nothing.
  return Number((score + nouns * (1 + moreTables * Math.max(0, tables.size - 1))).toFixed(6))
}
