import { expect, it } from 'vitest'
import { Scratch } from '../../src/engine/scratch.ts'

it('should hand the same arrays out again', () => {
  const scratch = new Scratch()
  const [first, second] = [scratch.float64(1000), scratch.float64(1000)]
  expect(second).not.toBe(first)
  scratch.release()
  expect(scratch.float64(1024)).toBe(first)
  const giveBack = scratch.mark()
  expect(scratch.float64(900)).toBe(second)
  giveBack()
  expect(scratch.float64(600)).toBe(second)
})

it('should keep at most the given number of bytes after a large batch', () => {
  const scratch = new Scratch(() => 100_000)
  const small = scratch.int32(100)
  for (let i = 0; i < 10; i++) scratch.float64(100_000)
  for (let i = 0; i < 10; i++) scratch.uint8(10_000)
  expect(scratch.bytes).toBeGreaterThan(10_000_000)
  scratch.release()
  expect(scratch.bytes).toBeLessThanOrEqual(100_000)
  expect(scratch.bytes).toBeGreaterThan(50_000)
  expect(scratch.int32(100)).toBe(small)
})

it('should give up all arrays', () => {
  const scratch = new Scratch()
  const first = scratch.float64(1000)
  scratch.int32(5)
  scratch.drop()
  expect(scratch.bytes).toBe(0)
  const again = scratch.float64(1000)
  expect(again).not.toBe(first)
  expect(scratch.float64(1000)).not.toBe(again)
})

it('should take little for few rows', () => {
  const scratch = new Scratch()
  for (let i = 0; i < 1000; i++) scratch.float64(1)
  expect(scratch.bytes).toBeLessThanOrEqual(1024 * 128)
})

it('should make many arrays of one length in blocks, so that their memory can be returned', () => {
  const scratch = new Scratch()
  const arrays = Array.from({ length: 1000 }, () => scratch.float64(1000))
  for (const [place, array] of arrays.entries()) array.fill(place)
  expect(arrays.every((array, place) => array.length === 1024 && array.every((value) => value === place))).toBe(true)
  const blocks = new Set(arrays.map(({ buffer }) => buffer))
  expect(blocks.size).toBeLessThan(40)
  expect(Math.max(...[...blocks].map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(1 << 20)
})
