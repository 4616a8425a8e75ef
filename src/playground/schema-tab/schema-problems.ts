import type { Answer } from '../state/store.ts'

/** Something to be said of a place in a schema. */
export interface SchemaProblem {
  readonly severity: 'error' | 'warning'
  /** JSON pointer into the schema; '' is the whole of it. */
  readonly pointer: string
  readonly detail: string
}

/** The service's findings for the last schema sent. */
export function schemaProblems({ inspected, problem }: Answer): readonly SchemaProblem[] {
  const found = (
    severity: SchemaProblem['severity'],
    places: readonly { readonly pointer: string; readonly detail: string }[],
  ): SchemaProblem[] => places.map(({ pointer, detail }) => ({ severity, pointer, detail }))
  if (inspected !== null && (!inspected.valid || problem === null))
    return [...found('error', inspected.errors), ...found('warning', inspected.warnings)]
  // What keeps a valid schema from being made, such as too many rows, is about all of it, or about a part of the body that holds it.
  return problem === null ? [] : found('error', problem.errors ?? [{ pointer: '', detail: problem.detail }]).map(withinSchema)
}

function withinSchema({ pointer, ...rest }: SchemaProblem): SchemaProblem {
  return { ...rest, pointer: pointer.startsWith('/schema') ? pointer.slice('/schema'.length) : '' }
}
