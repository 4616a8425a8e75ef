import type { Problem } from '../errors.ts'

/** One sentence for problems: the first one, and how many more there are. */
export function problemSummary(problems: readonly Problem[]): string {
  const [first] = problems
  if (first === undefined) return 'The body does not match its schema'
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  return `${first.pointer === '' ? 'The body' : first.pointer} ${first.detail}${more}`
}
