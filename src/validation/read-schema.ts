import { checkSchema } from './check-schema.ts'
import type { Schema } from '../schema/schema.ts'

/** A value as a schema. @throws SynthError `schema_invalid` with everything that is wrong with it by itself */
export function readSchema(value: unknown): Schema {
  checkSchema(value).problems.report()
  return value as Schema
}
