import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../src/lexicon/fold.ts'

describe('fold', () => {
  it.each([
    ['Müller', 'DE', 'mueller'],
    ['Weiß', 'DE', 'weiss'],
    ['Jörg', 'AT', 'joerg'],
    ['Åsa', 'SE', 'asa'],
    ['Björn', 'SE', 'bjorn'],
    ['Łukasz', 'PL', 'lukasz'],
    ['Wójcik', 'PL', 'wojcik'],
    ["O'Brien", 'IE', 'obrien'],
    ['Jean-François', 'FR', 'jeanfrancois'],
    ['van den Berg', 'NL', 'vandenberg'],
    ['Peña', 'ES', 'pena'],
    ['João', 'BR', 'joao'],
    ['Yıldız', 'DE', 'yildiz'],
    ['Øster', 'SE', 'oster'],
    ['Çağrı', 'TR', 'cagri'],
    ['İlker', 'TR', 'ilker'],
    ['Jürg', 'CH', 'juerg'],
    ['Ji-woo', 'KR', 'jiwoo'],
    ['Tāne', 'NZ', 'tane'],
  ])('should write %s (%s) as %s', (name, country, folded) => {
    expect(fold(name, country)).toBe(folded)
  })

  it('should give the same form for composed and decomposed letters', () => {
    expect(fold('Mu\u0308ller', 'DE')).toBe(fold('M\u00fcller', 'DE'))
  })

  it('should give nothing but a-z for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('DE', 'US', 'PL'), (text, country) =>
        /^[a-z]*$/.test(fold(text, country)),
      ),
    )
  })

  it('should not change its own results', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = fold(text, 'DE')
        return fold(once, 'DE') === once
      }),
    )
  })
})
