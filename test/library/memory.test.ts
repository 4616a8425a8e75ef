import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { threadBudget } from '../../src/caches/thread-budget.ts'
import { openStory } from '../../src/library/open-story.ts'

const story = 'an online shop with 300 customers'
const before = threadBudget.bytes
afterEach(() => threadBudget.set(before))

describe('memoryMb', () => {
  it.each([0, 1])('should be shared by the calling thread and %i others, and change no byte', async (workers) => {
    const usual = await openStory(story)
    await using small = await openStory(story, { workers, memoryMb: 16 })
    expect(threadBudget.bytes).toBe((16 * 2 ** 20) / (workers + 1))
    expect(await text(small.stream('ndjson'))).toBe(await text(usual.stream('ndjson')))
  })

  it.each([15, 1_000_001, 64.5])('should not be %d', async (memoryMb) => {
    await expect(openStory(story, { memoryMb })).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('/memoryMb must be a whole number from 16 to 1000000') as string,
    })
  })
})
