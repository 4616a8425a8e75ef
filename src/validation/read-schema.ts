import { checkSchema } from './check-schema.ts'
import type { Schema } from '../schema/schema.ts'

/** Reads a value as a schema. @throws SynthError `schema_invalid` with every problem that shows without counting rows or compiling */
export function readSchema(value: unknown): Schema {
  checkSchema(value).problems.report()
  return value as Schema
}
