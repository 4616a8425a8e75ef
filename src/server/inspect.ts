import type { Problem } from '../errors.ts'
import type { Inspection } from '../pipeline.ts'
import type { Core } from './core.ts'
import { schemaProblems } from './schema-problems.ts'

/** The answer of `POST /api/validate-schema`: an inspection, or nulls and all problems. */
export type Inspected = { readonly valid: boolean; readonly errors: readonly Problem[] } & {
  readonly [Key in keyof Inspection]: Inspection[Key] | null
}

/**
 * Whether a schema can be generated, its problems, and its size and cost. @throws SynthError `validation_failed` for `rows` without a
 * primary table
 */
export async function inspect(
  request: Parameters<Core['inspectSchema']>[0],
  core: Pick<Core, 'inspectSchema'>,
  signal?: AbortSignal,
): Promise<Inspected> {
  try {
    return { valid: true, errors: [], ...(await core.inspectSchema(request, signal)) }
  } catch (error) {
    return { valid: false, errors: schemaProblems(error), warnings: [], row_counts: null, rows: null, estimated_bytes: null, cost: null }
  }
}
