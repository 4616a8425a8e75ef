import { describe, expect, it } from 'vitest'
import { accepts } from '../../src/server/accepts.ts'

describe('accepts', () => {
  it.each([
    undefined,
    '',
    '*/*',
    'application/json',
    'APPLICATION/JSON',
    'application/*',
    'text/html, application/json;q=0.1',
    'text/html;q=1, */*;q=0.01',
    'application/json; charset=utf-8',
    'application/json ; Q=0.5',
    'text/*;q=0, */*',
    'application/*;q=0, application/json',
    'application/json;q=oops',
  ])('should allow JSON for %j', (header) => {
    expect(accepts(header, 'application/json')).toBe(true)
  })

  it.each([
    'text/html',
    'application/problem+json',
    'application/json;q=0',
    'application/json;q=0.000, */*',
    'application/*;q=0, */*;q=1',
    '*/*;q=0',
    'text/*, image/png',
    'application/jsonp',
    'nonsense',
  ])('should not allow JSON for %j', (header) => {
    expect(accepts(header, 'application/json')).toBe(false)
  })
})
