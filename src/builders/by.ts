/** What depends on the value of another column of the row. */
export interface By<Case> {
  readonly by: string
  readonly cases: Readonly<Record<string, Case>>
  readonly otherwise: Case | undefined
}

/** A case for each value of a column, and one for the values that are not listed. */
export function by<Case>(column: string, cases: Readonly<Record<string, Case>>, otherwise?: Case): By<Case> {
  return { by: column, cases, otherwise }
}
