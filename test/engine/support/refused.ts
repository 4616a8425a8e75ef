import { SynthError } from '../../../src/errors.ts'
import type { AnyTable } from '../../../src/schema/any-schema.ts'
import { compileTables } from './evaluate.ts'

/** The problems for which tables are refused; none when they are not. */
export function problemsOf(tables: readonly AnyTable[], rows = 10): SynthError['problems'] {
  try {
    compileTables(tables, rows)
  } catch (error) {
    if (error instanceof SynthError) return error.problems
    throw error
  }
  return []
}
