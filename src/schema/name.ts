import Type, { type TString } from 'typebox'
import { limits } from './limits.ts'

/** What a table or column may be called: letters of any script, digits and underscores, as identifiers are in SQL and in formulas. */
export const namePattern = '^_?\\p{L}[\\p{L}\\p{M}\\p{N}_]*$'

/** Words that mean something in formulas. */
export const reservedNames: ReadonlySet<string> = new Set(['today', 'true', 'false', 'null', 'parent'])

/** A name that a schema gives. */
export function nameType(description: string): TString {
  return Type.String({ minLength: 1, maxLength: limits.nameLength, pattern: namePattern, description })
}
