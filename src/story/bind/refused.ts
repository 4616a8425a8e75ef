import type { FactBound } from './binding.ts'

/** Marks a fact as unused. @param reason without a full stop at the end */
export function refused(reason: string): FactBound & { readonly reason: string } {
  return { used: false, notes: [], reason }
}
