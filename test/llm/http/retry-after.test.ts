import { describe, expect, it } from 'vitest'
import { retryAfterMs } from '../../../src/llm/http/retry-after.ts'

describe('retryAfterMs', () => {
  const now = Date.UTC(2026, 0, 1, 12, 0, 0)

  it.each<[string | undefined, number | null]>([
    ['0', 0],
    ['120', 120_000],
    ['1.5', 1500],
    [' 3 ', 3000],
    ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
    [undefined, null],
    ['', null],
    ['-5', null],
    ['soon', null],
    ['2027', 2_027_000],
    ['99999999999999', 3_600_000],
    ['1'.repeat(400), 3_600_000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 3_600_000],
    ['Xyz, not a date', null],
  ])('should read %j as %j', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected)
  })
})
