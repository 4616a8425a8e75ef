import type { Problem } from '../errors.ts'
import type { Inspection } from '../pipeline.ts'
import type { Core } from './core.ts'
import { schemaProblems } from './schema-problems.ts'

/** The answer of `POST /api/validate-schema`: an inspection, or nulls and all that is wrong. */
export type Inspected = { readonly valid: boolean; readonly errors: readonly Problem[] } & {
  readonly [Key in keyof Inspection]: Inspection[Key] | null
}

/** Whether a schema can be generated, why not, and what it comes to. @throws SynthError `validation_failed` for rows that no table takes */
export async function inspect(request: Parameters<Core['inspectSchema']>[0], core: Core, signal?: AbortSignal): Promise<Inspected> {
  try {
    return { valid: true, errors: [], ...(await core.inspectSchema(request, signal)) }
  } catch (error) {
    return { valid: false, errors: schemaProblems(error), warnings: [], row_counts: null, rows: null, estimated_bytes: null, cost: null }
  }
}
