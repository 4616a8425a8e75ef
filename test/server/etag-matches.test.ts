import { describe, expect, it } from 'vitest'
import { etagMatches } from '../../src/server/etag-matches.ts'

describe('etagMatches', () => {
  it.each(['"abc"', 'W/"abc"', '*', ' * ', '"x", "abc"', '"x","abc","y"', 'W/"x", W/"abc"', '"x,y" , "abc"'])(
    'should find "abc" in %s',
    (header) => {
      expect(etagMatches(header, '"abc"')).toBe(true)
    },
  )

  it.each([undefined, '', 'abc', '"ABC"', '"abcd"', '"x"', '"abc', '"*"', '"x, "abc'])('should not find "abc" in %s', (header) => {
    expect(etagMatches(header, '"abc"')).toBe(false)
  })
})
