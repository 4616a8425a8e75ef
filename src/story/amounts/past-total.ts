import { oneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const totals = oneOf(['in total', 'in all', 'total', 'overall', 'altogether'])

/** The token after words that end a count: "failures: 150 | in total". */
export function pastTotal(tokens: readonly Token[], at: number): number {
  return totals(tokens, at)?.next ?? at
}
