import { draftPlan } from '../../../src/plan/draft-plan.ts'
import type { Plan } from '../../../src/plan/plan.ts'
import { checkSchema } from '../../../src/validation/check-schema.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'

/** The plan of a schema without problems. @throws SynthError `schema_invalid` with all of them, or `too_many_rows` */
export function buildPlan(schema: AnySchema, primaryRows: number | null, maxRows: number): Plan {
  const { plan, problems } = draftPlan(checkSchema(schema), primaryRows, maxRows)
  problems.report()
  return plan
}
