import { expect, it } from 'vitest'
import { once } from '../../src/caches/once.ts'
import { oncePerObject } from '../../src/caches/once-per-object.ts'

it('should call a function once for each object', () => {
  const seen: object[] = []
  const sizeOf = oncePerObject((of: readonly number[]) => {
    seen.push(of)
    return of.length
  })
  const [one, other] = [
    [1, 2],
    [1, 2],
  ]
  expect([sizeOf(one), sizeOf(other), sizeOf(one)]).toEqual([2, 2, 2])
  expect(seen).toEqual([one, other])
})

it('should keep results that are false, zero, empty or null', () => {
  let calls = 0
  const of = { value: null }
  const valueOf = oncePerObject((each: { readonly value: null }) => {
    calls++
    return each.value
  })
  expect([valueOf(of), valueOf(of), calls]).toEqual([null, null, 1])
})

it('should make a value when it is first needed, and only then', () => {
  let calls = 0
  const value = once(() => ++calls)
  expect(calls).toBe(0)
  expect([value(), value(), calls]).toEqual([1, 1, 1])
})
