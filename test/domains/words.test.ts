import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { termWords } from '../../src/story/words/term-words.ts'

const normal = (term: string): string => termWords(term).join(' ')

/** Words of a list that say what another one before them says already. */
function repeated(words: readonly string[], own: readonly string[] = []): readonly string[] {
  const known = new Map(own.map((word) => [normal(word), word]))
  return words.flatMap((word) => {
    const before = known.get(normal(word))
    if (before === undefined) known.set(normal(word), word)
    return before === undefined ? [] : [`"${word}" is found by "${before}"`]
  })
}

describe('the words of a domain', () => {
  it.each([...domains.values()])('should each say something that no other says: $name', ({ keywords, nouns, rates, measures }) => {
    const tables = Object.keys(nouns)
    const faults = [
      ...repeated(keywords),
      ...repeated(Object.values(nouns).flat(), tables),
      ...[...rates, ...measures].flatMap(({ words }) => repeated(words)),
    ]
    expect(faults, faults.join('; ')).toEqual([])
  })
})
