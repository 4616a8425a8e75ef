import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pieces, repeatedTo } from '../../bench/pieces.ts'
import { SynthError } from '../../src/errors.ts'
import { understand } from '../../src/story/understand.ts'

const [short, long] = [20_000, 40_000]
/** 2 where reading is linear. */
const mostGrowth = 2.2

const session = new Session()

beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
})

afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
})

/** How often blocks of its code run until a story is understood: unlike its time, the same on every machine. */
async function stepsOf(story: string): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  attempt(story)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const own = result.filter(({ url }) => url.includes('/dist/src/story/'))
  return own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges)).reduce((sum, { count }) => sum + count, 0)
}

/** Most of these texts contain no facts: a refusal is a valid result, too. */
function attempt(story: string): void {
  try {
    understand(story, null)
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
  }
}

describe('understand', () => {
  it.each(Object.entries(pieces))('should take no more than twice the steps for twice the text: %s', async (_, piece) => {
    // What is found once for a word costs nothing the next time.
    attempt(`${repeatedTo(short, piece)} 1`)
    const before = await stepsOf(`${repeatedTo(short, piece)} 2`)
    const after = await stepsOf(`${repeatedTo(long, piece)} 3`)
    expect(before).toBeGreaterThan(0)
    expect(after / before).toBeLessThan(mostGrowth)
  })
})
