import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerpt, withoutKey } from '../../src/llm/scrub.ts'

describe('excerpt', () => {
  it('should contain no part of the key of six characters or more', () => {
    const key = fc.stringMatching(/^[A-Za-z0-9_-]{6,60}$/)
    fc.assert(
      fc.property(key, fc.string(), fc.string(), fc.nat(60), fc.nat(60), (secret, before, after, from, length) => {
        const line = excerpt(`${before}${secret.slice(from, from + length)}${after}${secret}`, secret)
        for (let i = 0; i + 6 <= secret.length; i++) expect(line).not.toContain(secret.slice(i, i + 6))
      }),
    )
  })

  it('should be one short line', () => {
    expect(excerpt('a\n\tb\u0000 c', null)).toBe('a b c')
    expect(excerpt('x'.repeat(5000), null)).toHaveLength(201)
    expect(excerpt('Bearer sk-proj-abcdefgh is wrong', null)).not.toContain('abcdefgh')
  })
})

describe('withoutKey', () => {
  it('should hide keys, but not the words that local servers accept as one', () => {
    expect(withoutKey('an ollama here', 'ollama')).toBe('an ollama here')
    expect(withoutKey('a sk-0123456789ab here', 'sk-0123456789ab')).toBe('a *** here')
  })
})
