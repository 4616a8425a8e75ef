import type { Problem } from '../errors.ts'

/** Summarizes problems in one sentence: the first one, and the number of others. */
export function problemSummary(problems: readonly Problem[]): string {
  const [first] = problems
  if (first === undefined) return 'The body does not match its schema'
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  return `${first.pointer === '' ? 'The body' : first.pointer} ${first.detail}${more}`
}
