import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStory, SynthError, type World } from '../../../src/index.ts'
import type { KindCase } from './expectation.ts'
import { failure } from './failures.ts'
import { StoryData } from './story-data.ts'

const folder = new URL('stories/', import.meta.url)
const kinds = readdirSync(folder).map((file) => file.replace('.jsonl', ''))

/** Some seconds a story on a slow machine, all stories of a kind in one test. */
const timeout = 180_000

let data: StoryData

beforeAll(async () => {
  data = await StoryData.open()
})

afterAll(() => data.close())

function casesOf(kind: string): readonly KindCase[] {
  const lines = readFileSync(new URL(`${kind}.jsonl`, folder), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as KindCase)
}

/** What a story claims and the data does not do, and, of one that is honoured, what is expected and does not hold. */
async function failuresOf({ story, expect: expected, outcome }: KindCase): Promise<readonly string[]> {
  const world = await openStory(story, { seed: 5, workers: 0 }).catch((error: unknown) => refusalOf(error))
  if (typeof world === 'string')
    return outcome === 'told' || expected.some((each) => 'refused' in each && each.refused === world) ? [] : [world]
  try {
    return await data.within(world, async () => {
      const found = [...(await refutedClaims(world))]
      if (outcome === 'honoured') for (const each of expected) found.push((await failure(each, world, data)) ?? '')
      return found.filter((why) => why !== '')
    })
  } finally {
    await world.close()
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof SynthError) return error.code
  throw error
}

async function refutedClaims({ explain }: World): Promise<readonly string[]> {
  const found: string[] = []
  for (const { text, used, proof } of explain.facts) {
    if (!used || proof === null) continue
    const value = await data.value(proof.sql)
    if (value !== proof.value) found.push(`"${text}" claims ${proof.value}, the data gives ${String(value)}: ${proof.sql}`)
  }
  return found
}

describe('stories of every kind', () => {
  it.each(kinds)(
    'should be honoured, and claim only what the data does: %s',
    async (kind) => {
      const found: object[] = []
      for (const each of casesOf(kind)) {
        const why = await failuresOf(each)
        if (why.length > 0) found.push({ id: each.id, story: each.story, why })
      }
      expect(found).toEqual([])
    },
    timeout,
  )
})
