import type { AttributeFact } from '../../facts/fact.ts'

/** Whether a fact says that cells are missing, or a mess. */
export function isDirt({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'missing' || type === 'mess' || type === 'flaw')
}
