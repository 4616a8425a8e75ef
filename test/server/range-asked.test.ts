import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeAsked } from '../../src/server/range-asked.ts'

/** What RFC 9110, 14.1.2 says of one range: all positions one by one. */
function naive(first: bigint | null, last: bigint | null, length: number): ReturnType<typeof rangeAsked> {
  if (first === null && last === null) return null
  if (first !== null && last !== null && last < first) return null
  const positions = Array.from({ length }, (_, position) => position).filter((position) => {
    if (first === null) return BigInt(length - position) <= (last ?? 0n)
    return BigInt(position) >= first && (last === null || BigInt(position) <= last)
  })
  const [from] = positions
  return from === undefined ? 'outside' : { from, to: (positions.at(-1) ?? 0) + 1 }
}

const huge = fc.integer({ min: 16, max: 300 }).map((digits) => 10n ** BigInt(digits))
const position = fc.option(fc.oneof({ weight: 4, arbitrary: fc.bigInt(0n, 40n) }, huge))

describe('rangeAsked', () => {
  it('should give the bytes that a range names, whatever it is', () => {
    fc.assert(
      fc.property(position, position, fc.nat(30), (first, last, length) => {
        expect(rangeAsked(`bytes=${first ?? ''}-${last ?? ''}`, length)).toEqual(naive(first, last, length))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['the first byte', 'bytes=0-0', { from: 0, to: 1 }],
    ['bytes in the middle', 'bytes=2-4', { from: 2, to: 5 }],
    ['all from a place on', 'bytes=7-', { from: 7, to: 10 }],
    ['more than there is', 'bytes=7-99', { from: 7, to: 10 }],
    ['as much as a program can count', 'bytes=7-9223372036854775807', { from: 7, to: 10 }],
    ['the last ones', 'bytes=-3', { from: 7, to: 10 }],
    ['more last ones than there are', 'bytes=-99', { from: 0, to: 10 }],
    ['the unit in other letters', 'Bytes=1-2', { from: 1, to: 3 }],
    ['blanks', ' bytes = 1 - 2 ', { from: 1, to: 3 }],
    ['leading zeros', 'bytes=001-002', { from: 1, to: 3 }],
    ['none of the last ones', 'bytes=-0', 'outside'],
    ['bytes behind the end', 'bytes=10-', 'outside'],
    ['bytes far behind the end', 'bytes=99999999999999999999-', 'outside'],
  ])('should understand %s', (_name, header, asked) => {
    expect(rangeAsked(header, 10)).toEqual(asked)
  })

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=a-b',
    'bytes=1',
    'bytes=1-2-3',
    'bytes=1-2,4-5',
    'bytes=+1-2',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes:1-2',
    'rows=1-2',
    'kilobytes=1-2',
  ])('should give everything for %j', (header) => {
    expect(rangeAsked(header, 10)).toBeNull()
  })

  it('should find nothing in a file of nothing', () => {
    for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(rangeAsked(header, 0)).toBe('outside')
  })
})
