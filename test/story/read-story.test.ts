import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributePhrases } from '../../src/story/attributes/phrases/index.ts'
import { noOutline } from '../../src/story/outline/read-outline.ts'
import { phrasesStarting } from '../../src/story/phrases/phrases-starting.ts'
import { phrases } from '../../src/story/phrases/index.ts'
import type { Phrase } from '../../src/story/phrases/phrase.ts'
import { readStory } from '../../src/story/read-story.ts'
import type { Token } from '../../src/story/tokens/token.ts'
import { tokensOf } from '../../src/story/tokens/tokens.ts'

const longest = 20_000
/** A phrase looks at no more tokens from where it is tried. */
const reach = 120

/** Words that phrases look for, numbers, and what is none of both. */
const words =
  'a the of and or , . : ( ) - / \n % $ 5 500 10k 2024 20% one five half dozen million between from to up at least per each every has have with ' +
  'without no only just customers orders users order rate churn is are not on pro plan split in January year average avg about DE 動物 é ½ 🦁'

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 60 }).map((parts) => parts.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 300 }))
      .map(([text, times]) => text.repeat(times).slice(0, longest)),
  },
)

/** Stories of one thing again and again. */
const repeated = [
  '1',
  ' ',
  'a',
  '([',
  'a a a ',
  'aя漢1 ½é٣ ',
  '5 5 5 ',
  'from from from ',
  '20% 20% ',
  'each order has ',
  'customers with ',
  'name, ',
  'is a/b/c ',
  'status in a, b, ',
  'between 1 and ',
  '5% null ',
  '\n- ',
  '½',
  '1,',
  '5 million ',
]

const manyTexts = repeated.map((piece) => {
  const text = piece.repeat(4000 / piece.length)
  return { text, tokens: tokensOf(text) }
})

describe('readStory', () => {
  it('should read any text: facts inside the text in the order of their start', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { facts, tokens, taken } = readStory(text)
        let start = 0
        for (const fact of facts) {
          // What is said of a column may stand in a list of columns, and a place in a noun.
          expect(fact.start).toBeGreaterThanOrEqual(start)
          expect(fact.end).toBeGreaterThan(fact.start)
          expect(fact.end).toBeLessThanOrEqual(text.length)
          start = fact.start
        }
        expect(taken.length).toBe(tokens.length)
      }),
      { numRuns: 300 },
    )
  })

  it.each(repeated)('should read 20,000 characters of %j', (piece) => {
    const text = piece.repeat(longest / piece.length)
    expect(readStory(text).text).toBe(text)
  })

  it('should read the same however often and in whatever order stories come', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const first = readStory(one)
        readStory(other)
        expect(readStory(one)).toEqual(first)
      }),
      { numRuns: 50 },
    )
  })

  it.each([...phrases.values()])('should have phrase $name look at no more tokens than so many', ({ read }) => {
    for (const { tokens } of manyTexts) expect(looksAt(read, tokens, Math.floor(tokens.length / 2))).toBeLessThanOrEqual(reach)
  })

  it.each(attributePhrases)('should have what is said of columns, $name, look at no more tokens than so many', ({ read }) => {
    for (const { text, tokens } of manyTexts) {
      const middle = Math.floor(tokens.length / 2)
      expect(looksAt((watched, at, free) => read(watched, at, free, null, text), tokens, middle)).toBeLessThanOrEqual(reach)
    }
  })

  it('should try no more phrases than there are at each token', () => {
    let tried = 0
    const counting = [...phrases.values()].map((phrase): Phrase => ({ ...phrase, read: (...given) => (tried++, phrase.read(...given)) }))
    for (const piece of repeated) {
      tried = 0
      const text = piece.repeat(longest / piece.length)
      const { tokens } = readStory(text, noOutline, tokensOf(text), phrasesStarting(counting))
      expect(tried).toBeLessThanOrEqual(tokens.length * phrases.size)
    }
  })
})

/** How many tokens a phrase looks at from one. */
function looksAt(read: (tokens: readonly Token[], at: number, free: number) => unknown, tokens: readonly Token[], at: number): number {
  const seen = new Set<string | symbol>()
  const watched = new Proxy(tokens, {
    get(target, key) {
      seen.add(key)
      return Reflect.get(target, key) as unknown
    },
  })
  read(watched, at, 0)
  return seen.size
}
