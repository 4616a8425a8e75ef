import { limits } from '../../schema/limits.ts'
import { nameProblem } from '../../schema/name.ts'

/** The nearest valid name of a table or column to one that is written. */
export function validName(written: string): string {
  if (nameProblem(written) === null && written.length <= limits.nameLength) return written
  const joined = written.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
  const clean = joined.slice(joined.startsWith('_') ? 1 : 0, limits.nameLength - 2)
  if (nameProblem(clean) === null) return clean
  const named = `${clean}_`
  return nameProblem(named) === null ? named : `x_${clean}`
}
