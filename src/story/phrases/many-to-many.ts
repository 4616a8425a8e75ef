import { hasWords, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const terms = ['many to many', 'm : n', 'n : m', 'm to n', 'n to m', 'm : m', 'n : n']

/** Reads "many-to-many" or "m:n". Null if neither starts at the token. */
export function readManyToMany(tokens: readonly Token[], at: number): { readonly next: number } | null {
  return terms.some((words) => hasWords(tokens, at, words)) ? { next: at + 3 } : null
}

/** Reads the same after the two tables: "members join clubs | (many to many)". */
export function manyToManyBehind(tokens: readonly Token[], at: number): { readonly next: number } | null {
  const isOpened = /^[(,:;–-]$/.test(textAt(tokens, at))
  const found = readManyToMany(tokens, isOpened ? at + 1 : at)
  return found !== null && textAt(tokens, found.next) === ')' ? { next: found.next + 1 } : found
}
