import { singularOf } from '../words/words.ts'
import { meanings } from './index.ts'
import type { Meaning } from './meaning.ts'

/** Meanings by their names, each word in the singular. */
export const meaningsByName: ReadonlyMap<string, Meaning> = new Map(
  meanings.flatMap((meaning) => meaning.names.map((name) => [name.split(' ').map(singularOf).join(' '), meaning] as const)),
)
