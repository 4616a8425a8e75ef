import { type ValueRead, valueOf } from './value-of.ts'
import type { Reader } from './reader.ts'

/** Reads the longest of some words or word groups: `oneOf(['per', 'for each'])`. */
export function oneOf(words: Iterable<string>): Reader<ValueRead<string>> {
  return valueOf([...words].map((each) => [each, each] as const))
}
