import type { AttributeFact } from '../../facts/fact.ts'

/** Whether a fact asks for missing or wrong cells. */
export function isDirt({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'missing' || type === 'mess' || type === 'flaw')
}
