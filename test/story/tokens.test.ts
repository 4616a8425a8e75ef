import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokensOf } from '../../src/story/tokens/tokens.ts'

/** Words as they are, numbers with what they come to, signs in quotes. */
const read = (text: string): string =>
  tokensOf(text)
    .map(({ kind, text: written, value }) =>
      kind === 'word' ? written : kind === 'number' ? `${written}=${value}` : JSON.stringify(written),
    )
    .join(' ')

/** Where characters begin and end, as readers see them. */
const borders = (text: string): ReadonlySet<number> =>
  new Set([...[...new Intl.Segmenter('en').segment(text)].map(({ index }) => index), text.length])

describe('tokensOf', () => {
  it.each([
    ['No-shows, order_items', 'no shows "," order items'],
    ['open 24/7', 'open 24=24 "/" 7=7'],
    ['$50k €1.2M 20%', '"$" 50k=50000 "€" 1.2m=1200000 20=20 "%"'],
    ['1,500 or 1_500 or 1’500', "1,500=1500 or 1_500=1500 or 1'500=1500"],
    ['1\u00a0500\u202f000', '1 500 000=1500000'],
    ['2,50 and 1,2,3', '2=2 "," 50=50 and 1=1 "," 2=2 "," 3=3'],
    ['10x 24h 5kg 500users', '10=10 x 24=24 h 5=5 kg 500=500 users'],
    ['B2B Q3 1st Web3 1990s 2FA 5G 3D 401k 1on1', 'b2b q3 1st web3 1990s 2fa 5g 3d 401k 1on1'],
    ['COVID-19, Phase-3, mid-2024', 'covid 19 "," phase 3 "," mid 2024=2024'],
    ['10-20 2024-01-31 10–20', '10=10 "-" 20=20 2024=2024 "-" 01=1 "-" 31=31 10=10 "–" 20=20'],
    ['18-month - 5', '18=18 month "-" 5=5'],
    ['1.5 .5 2.0.1 5.', '1.5=1.5 .5=0.5 2.0.1 5=5 "."'],
    ['U.S. users, e.g. in the U.K.', 'us users "," eg in the uk "."'],
    ['don’t, customers’', 'don\'t "," customers "\'"'],
    ['"Acme" has **500** `users`, 300 \'pro plan\' users', 'acme has 500=500 users "," 300=300 pro plan users'],
    ["« new » ‘old’ '24 ‘24 customers' 5\n* 5", 'new old "\'" 24=24 "‘" 24=24 customers "\'" 5=5 "\\n" "*" 5=5'],
    ['USD500 US$5', 'usd 500=500 us "$" 5=5'],
    ['５００ ﬁlms ２½', '500=500 films 2=2 1⁄2=0.5'],
    ['a\r\nb\nc', 'a "\\n" b "\\n" c'],
    ['नमस्ते 動物園 ÜBER', 'नमस्ते 動物園 über'],
    ['🦁zoo🦁 \u200b\ufeff', '"🦁" zoo "🦁"'],
    ['5\ufe0f\u20e3 cafe\u0301s, 7\u0332 5\u200d bars', '5=5 cafés "," 7=7 5=5 bars'],
    ['', ''],
  ])('should cut "%s"', (text, tokens) => {
    expect(read(text)).toBe(tokens)
  })

  it('should tell which words are 19 of "COVID-19" and which are numbers', () => {
    expect(tokensOf('COVID-19 19').map(({ kind }) => kind)).toEqual(['word', 'word', 'number'])
  })

  it('should cover any text in order, with all but spaces in tokens', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.string({ unit: fc.constantFrom(...'aé1.,-_’ $%½\n') }),
          fc.string({ unit: fc.constantFrom(...'a1., #-\u0301\u200c\u200d\ufe0f\u20e3\u{1f469}\u{1f3fd}\u{1f1e9}') }),
        ),
        (text) => {
          let end = 0
          for (const token of tokensOf(text)) {
            expect(token.start).toBeGreaterThanOrEqual(end)
            expect(token.end).toBeGreaterThan(token.start)
            expect(text.slice(end, token.start)).not.toMatch(/[\p{L}\p{N}]/u)
            end = token.end
          }
          expect(end).toBeLessThanOrEqual(text.length)
          expect(text.slice(end)).not.toMatch(/[\p{L}\p{N}]/u)
        },
      ),
    )
  })

  it.each([
    'cafe\u0301 with 5\ufe0f\u20e3 pe\u0301ople, 1\u0332 na\u0308me',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} clinic: \u2764\ufe0f 5 doctors \u{1f1e9}\u{1f1ea} 10% no-shows \u{1f44d}\u{1f3fd}#\ufe0f\u20e3',
  ])('should not cut a character of "%s" in two', (text) => {
    const whole = borders(text)
    const cut = tokensOf(text).filter(({ start, end }) => !whole.has(start) || !whole.has(end))
    expect(cut).toEqual([])
  })
})
