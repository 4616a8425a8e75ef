import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from '../src/nearest.ts'

const fields = ['story', 'rows', 'seed', 'format']

describe('nearest', () => {
  it.each([
    ['fromat', 'format'],
    ['Rows', 'rows'],
    ['row', 'rows'],
    ['stroy', 'story'],
    ['seeds', 'seed'],
    ['formats', 'format'],
  ])('should take %s for a slip of %s', (slip, meant) => {
    expect(nearest(slip, fields)).toBe(meant)
  })

  it.each(['', 'x', 'count', 'table', '__proto__', 'constructor', 'r'.repeat(1000)])('should know nothing near %j', (name) => {
    expect(nearest(name, fields)).toBeNull()
  })

  it('should find every name that has one letter more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.nat(), fc.constantFrom(...'abcxyz'), (name, place, letter) => {
        const at = place % (name.length + 1)
        expect(nearest(name.slice(0, at) + letter + name.slice(at), fields)).toBe(name)
      }),
    )
  })
})
