import Type, { type TString } from 'typebox'
import { limits } from './limits.ts'

/** What a table or column may be called: letters of any script, digits and underscores, as identifiers are in SQL and in formulas. */
export const namePattern = '^_?\\p{L}[\\p{L}\\p{M}\\p{N}_]*$'

/**
 * The same without classes of Unicode and without looking ahead, so that every engine of regular expressions reads it alike: exact for
 * characters up to U+00FF, and any character beyond is taken.
 */
export const portableNamePattern =
  '^_?[^\\x00-\\x40\\x5b-\\x60\\x7b-\\xa9\\xab-\\xb4\\xb6-\\xb9\\xbb-\\xbf\\xd7\\xf7][^\\x00-\\x2f\\x3a-\\x40\\x5b-\\x5e\\x60\\x7b-\\xa9\\xab-\\xb1\\xb4\\xb6-\\xb8\\xbb\\xbf\\xd7\\xf7]*$'

/** Words that mean something in formulas. */
export const reservedNames: ReadonlySet<string> = new Set(['today', 'true', 'false', 'null', 'parent'])

/** A name that a schema gives. */
export function nameType(description: string): TString {
  return Type.String({ minLength: 1, maxLength: limits.nameLength, pattern: namePattern, description })
}

const pattern = new RegExp(namePattern, 'u')

/** What is wrong with a name, and what would be right; null when nothing is. */
export function nameProblem(name: string): string | null {
  if (!pattern.test(name)) {
    const clean = name.slice(0, limits.nameLength).replace(/[^\p{L}\p{M}\p{N}_]+/gu, '_')
    const meant = pattern.test(clean) ? `; "${clean}" is one` : ''
    return `${JSON.stringify(name.slice(0, limits.nameLength))} is no name: one letter (of any script) or an underscore and a letter, then letters, digits and underscores${meant}`
  }
  if (reservedNames.has(name)) return `"${name}" means something in formulas and cannot be a name: call it "${name}_" or otherwise`
  return null
}
