import type { Read, Reader } from './reader.ts'
import { areAt, textAt } from './at-token.ts'

/** A key of one or more words, and its value. */
export interface ValueRead<Value> extends Read {
  readonly value: Value
}

interface Entry<Value> {
  /** The words of the key after the first. */
  readonly rest: readonly string[]
  readonly value: Value
}

/** Reads the longest key of a map that stands at a token. Words of a key are separated by spaces. */
export function valueOf<Value>(values: Iterable<readonly [words: string, value: Value]>): Reader<ValueRead<Value>> {
  const byFirst = new Map<string, Entry<Value>[]>()
  for (const [words, value] of values) {
    const [first = '', ...rest] = words.split(' ')
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { rest, value }].toSorted((one, other) => other.rest.length - one.rest.length),
    )
  }
  return (tokens, at) => {
    const entries = byFirst.get(textAt(tokens, at))
    if (entries === undefined) return null
    for (const { rest, value } of entries) if (areAt(tokens, at + 1, rest)) return { value, next: at + 1 + rest.length }
    return null
  }
}
