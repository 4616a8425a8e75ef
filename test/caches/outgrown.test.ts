import { afterEach, expect, it } from 'vitest'
import { hasOutgrown, measureUsual } from '../../src/caches/outgrown.ts'
import { threadBudget } from '../../src/caches/thread-budget.ts'

const megabyte = 2 ** 20

afterEach(() => threadBudget.set(96 * megabyte))

it('should compare the growth of a thread with its budget, buffers included', () => {
  threadBudget.set(96 * megabyte)
  measureUsual()
  expect(hasOutgrown()).toBe(false)
  const buffer = new ArrayBuffer(300 * megabyte)
  expect(hasOutgrown()).toBe(true)
  measureUsual()
  expect(hasOutgrown()).toBe(false)
  expect(buffer.byteLength).toBe(300 * megabyte)
})
