import { type TString, Type } from 'typebox'
import { limits } from './limits.ts'

/** Valid names of tables and columns: letters of any script, digits and underscores, as in identifiers of SQL and of formulas. */
export const namePattern = '^_?\\p{L}[\\p{L}\\p{M}\\p{N}_]*$'

/**
 * The same without Unicode classes and lookahead, so that every regular expression engine reads it the same way: exact for characters up to
 * U+00FF; all characters beyond are accepted.
 */
export const portableNamePattern =
  '^_?[^\\x00-\\x40\\x5b-\\x60\\x7b-\\xa9\\xab-\\xb4\\xb6-\\xb9\\xbb-\\xbf\\xd7\\xf7][^\\x00-\\x2f\\x3a-\\x40\\x5b-\\x5e\\x60\\x7b-\\xa9\\xab-\\xb1\\xb4\\xb6-\\xb8\\xbb\\xbf\\xd7\\xf7]*$'

/** Words with a meaning in formulas. */
export const reservedNames: ReadonlySet<string> = new Set(['today', 'true', 'false', 'null', 'parent'])

/** The type of a name in a schema. */
export function nameType(description: string): TString {
  return Type.String({ minLength: 1, maxLength: limits.nameLength, pattern: namePattern, description })
}

const pattern = new RegExp(namePattern, 'u')

/** What is wrong with a name, and what would be right; null if the name is valid. */
export function nameProblem(name: string): string | null {
  if (!pattern.test(name)) {
    const clean = name.slice(0, limits.nameLength).replace(/[^\p{L}\p{M}\p{N}_]+/gu, '_')
    const meant = pattern.test(clean) ? `, such as "${clean}"` : ''
    return `${JSON.stringify(name.slice(0, limits.nameLength))} is not a valid name: use one letter (of any script) or an underscore and a letter, then letters, digits and underscores${meant}`
  }
  if (reservedNames.has(name)) return `"${name}" is a reserved word of formulas and cannot be a name: use another name, such as "${name}_"`
  return null
}
