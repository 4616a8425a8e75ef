import type { SaidBounds } from '../aspect.ts'

/** Bounds in words: "from 1 to 5", "5", "at least 3", "below 5". */
export function boundsText({ min, max, isOpen }: SaidBounds): string {
  if (min !== null && max !== null) return min === max ? String(min) : `from ${min} to ${max}`
  const isAbove = max === null
  return isOpen === true ? `${isAbove ? 'above' : 'below'} ${min ?? max}` : `${min ?? max} at ${isAbove ? 'least' : 'most'}`
}
