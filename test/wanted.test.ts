import { describe, expect, it } from 'vitest'
import { requireWanted, stopFlag, whileWanted } from '../src/wanted.ts'

describe('whileWanted', () => {
  it('should return the result of the work', () => {
    const result = { done: true }
    expect(
      whileWanted(stopFlag(), () => {
        requireWanted()
        return result
      }),
    ).toBe(result)
  })

  it('should give null when the flag is set, and not begin when it was before', () => {
    const flag = stopFlag()
    let steps = 0
    const work = (): object => {
      for (;;) {
        requireWanted()
        if (++steps === 3) Atomics.store(flag, 0, 1)
      }
    }
    expect(whileWanted(flag, work)).toBeNull()
    expect(whileWanted(flag, work)).toBeNull()
    expect(steps).toBe(3)
  })

  it('should let other errors pass, and leave no flag behind', () => {
    const flag = stopFlag()
    const work = (): object => {
      throw new Error('another')
    }
    expect(() => whileWanted(flag, work)).toThrow('another')
    Atomics.store(flag, 0, 1)
    expect(() => requireWanted()).not.toThrow()
  })
})
