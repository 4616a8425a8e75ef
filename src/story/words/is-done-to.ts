import { isParticiple } from '../meanings/rules.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from './words.ts'

/** Whether a token says what was done to the rows before it, and is no noun: "customers | registered with name and email". */
export function isDoneTo(tokens: readonly Token[], at: number): boolean {
  return isParticiple(textAt(tokens, at)) && isPlural(textAt(tokens, at - 1))
}
