import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameName } from '../../../src/columns/shared/same-name.ts'

/** All names, in the order of their combinations. */
function namesOf(lists: readonly (readonly string[])[], separator: string): readonly string[] {
  return lists
    .reduce<readonly (readonly string[])[]>((made, words) => made.flatMap((start) => words.map((word) => [...start, word])), [[]])
    .map((words) => words.join(separator))
}

describe('sameName', () => {
  it('should find a name of two combinations if and only if there is one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 4 })
    const list = fc.uniqueArray(word, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), fc.constantFrom('', ' ', 'a', 'ab'), (lists, separator) => {
        const names = namesOf(lists, separator)
        const found = sameName(lists, separator)
        if (found === null) expect(new Set(names).size).toBe(names.length)
        else expect(found === 'too many' ? 0 : names.filter((name) => name === found.name).length).toBeGreaterThan(1)
      }),
      { numRuns: 2000 },
    )
  })

  it('should stop when there are too many beginnings to compare', () => {
    const words = Array.from({ length: 400 }, (_, index) => 'a'.repeat(index + 1) + 'b'.repeat(index % 7))
    expect(sameName([words, words, words, ['x']], '')).toSatisfy((found) => found === 'too many' || found !== null)
  })
})
