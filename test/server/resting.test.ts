import { describe, expect, it } from 'vitest'
import { Resting } from '../../src/server/resting.ts'

const megabyte = 2 ** 20

/** A service whose work and memory are set by the test, with a review each second. */
function service(least = 200) {
  const state = { work: 0, isBusy: false, megabytes: least, rests: 0 }
  const resting = new Resting({
    work: () => state.work,
    isBusy: () => state.isBusy,
    memory: () => state.megabytes * megabyte,
    rest: async () => {
      state.rests += 1
      state.megabytes = least + 10
    },
  })
  let now = 0
  return {
    state,
    async pass(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second++) await resting.review((now += 1000))
    },
  }
}

describe('resting', () => {
  it('releases the memory of work once, ten seconds after it', async () => {
    const { state, pass } = service()
    await pass(5)
    Object.assign(state, { work: 1, megabytes: 600 })
    await pass(10)
    expect(state.rests).toBe(0)
    await pass(3)
    expect(state).toMatchObject({ rests: 1, megabytes: 210 })
    await pass(60)
    expect(state.rests).toBe(1)
  })

  it('lets work continue', async () => {
    const { state, pass } = service()
    await pass(5)
    state.megabytes = 600
    for (let second = 0; second < 30; second++) {
      state.work += 1
      await pass(1)
    }
    state.isBusy = true
    await pass(60)
    expect(state.rests).toBe(0)
  })

  it('keeps the memory of small requests, which saves time', async () => {
    const { state, pass } = service()
    await pass(5)
    Object.assign(state, { work: 1, megabytes: 250 })
    await pass(60)
    expect(state.rests).toBe(0)
  })

  it('takes the memory that cannot be released as the usual memory', async () => {
    const { state, pass } = service(200)
    await pass(5)
    Object.assign(state, { work: 1, megabytes: 600 })
    await pass(20)
    Object.assign(state, { work: 2, megabytes: 270 })
    await pass(20)
    expect(state.rests).toBe(1)
  })
})
