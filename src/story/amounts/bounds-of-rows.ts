import type { Between } from '../facts/between.ts'
import type { Amount } from './amount.ts'

/** The bounds of a number of rows, for its fact: none if the story states one number. */
export function boundsOfRows({ isRange, min, max }: Amount): { readonly between?: Between } {
  return isRange && min !== null && max !== null ? { between: { min, max } } : {}
}
