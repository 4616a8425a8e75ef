import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Share } from './share.ts'

/** "Half", whatever is behind it; null for anything else. */
export function halfAt(tokens: readonly Token[], at: number): Share | null {
  return textAt(tokens, at) === 'half' ? { share: 0.5, next: at + 1 } : null
}
