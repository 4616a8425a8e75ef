import { describe, expect, it } from 'vitest'
import { ThreadSlots } from '../../src/pool/thread-slots.ts'

const idle = (id: number) => ({ id, currentUsage: 0 })
const busy = (id: number) => ({ id, currentUsage: 1 })

describe('ThreadSlots', () => {
  it('should keep the slots of threads, in any order of the list', () => {
    const slots = new ThreadSlots()
    const first = [0, 1, 2].map((slot) => slots.choose(slot, [idle(7), idle(8), idle(9)])?.id)
    expect(new Set(first)).toEqual(new Set([7, 8, 9]))
    expect([0, 1, 2].map((slot) => slots.choose(slot, [idle(9), idle(7), idle(8)])?.id)).toEqual(first)
  })

  it('should choose another thread while that of the slot is busy, and none while all are', () => {
    const slots = new ThreadSlots()
    const own = slots.choose(1, [idle(7), idle(8)])?.id ?? 0
    const other = own === 7 ? 8 : 7
    expect(slots.choose(1, [busy(own), idle(other)])?.id).toBe(other)
    expect(slots.choose(1, [busy(own), busy(other)])).toBeNull()
    expect(slots.choose(0, [])).toBeNull()
  })

  it('should give the slot of a thread that died to the one that replaces it', () => {
    const slots = new ThreadSlots()
    const dead = slots.choose(1, [idle(7), idle(8)])?.id ?? 0
    const other = dead === 7 ? 8 : 7
    expect(slots.choose(1, [idle(other), idle(12)])?.id).toBe(12)
    expect(slots.choose(0, [idle(12), idle(other)])?.id).toBe(other)
  })
})
