import type { Answer } from '../state/store.ts'

/** A message about a location in a schema. */
export interface SchemaProblem {
  readonly severity: 'error' | 'warning'
  /** JSON pointer into the schema; '' is the whole schema. */
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
  // Errors of a valid schema, such as too many rows, point to the whole schema or to a part of the request's body that contains it.
  return problem === null ? [] : found('error', problem.errors ?? [{ pointer: '', detail: problem.detail }]).map(withinSchema)
}

function withinSchema({ pointer, ...rest }: SchemaProblem): SchemaProblem {
  return { ...rest, pointer: pointer.startsWith('/schema') ? pointer.slice('/schema'.length) : '' }
}
