import { describe, expect, it } from 'vitest'
import { accepts } from '../../src/server/accepts.ts'

describe('accepts', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['  ', 1],
    ['*/*', 1],
    ['application/json', 1],
    ['APPLICATION/JSON', 1],
    ['application/*', 1],
    ['text/html, application/json;q=0.1', 0.1],
    ['text/html;q=1, */*;q=0.01', 0.01],
    ['application/json; charset=utf-8', 1],
    ['application/json ; Q=0.5', 0.5],
    ['application/json;q=0.5;ext=1', 0.5],
    ['text/*;q=0, */*', 1],
    ['application/*;q=0, application/json', 1],
    ['application/json;q=0.2, application/*;q=0.9, */*', 0.2],
    ['*/*;q=0.9, application/*;q=0.4', 0.4],
    ['application/json;q=0.3, application/json;q=0.6', 0.6],
    ['application/json;q=oops', 1],
  ])('should want JSON by %j as much as %d', (header, weight) => {
    expect(accepts(header, 'application/json')).toBe(weight)
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
  ])('should not want JSON by %j', (header) => {
    expect(accepts(header, 'application/json')).toBe(0)
  })
})
