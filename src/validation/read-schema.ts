import { checkSchema } from './check-schema.ts'
import type { Schema } from '../schema/schema.ts'

/**
 * Reads a value as a schema, with the forms of parameters that the column kinds generate.
 * @throws SynthError `schema_invalid` with every problem that shows without counting rows or compiling
 */
export function readSchema(value: unknown): Schema {
  const { problems, readable } = checkSchema(value)
  problems.report()
  return readable as Schema
}
