import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStory, type World } from '../../../src/index.ts'
import type { StoryCase } from '../stories/story-case.ts'

const folder = new URL('../stories/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'story-case.ts')

/** Every story of a file costs time: so many of each show all kinds of facts. */
const step = 4
const mostRows = 60_000

const own = [
  'a clinic with 300 patients and 20 doctors, 15% no-shows, in 2024',
  'an online shop with 400 customers in Germany and 900 orders, 7% returns, busy weekends, prices in euros',
  'an online shop, revenue from 50k in January 2024 to 200k in December 2024',
  'each author has 2 to 4 books, 60 authors',
  'people (40): id, age (18-65), status (new/used/void), email',
  'half of the users are women, 200 users of a gym',
  'a bank with 200 customers with CPF, without cards',
]

let connection: DuckDBConnection

beforeAll(async () => {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  connection = await instance.connect()
})

afterAll(() => connection.closeSync())

/** The facts of a story that its own proofs refute, or that DuckDB cannot run. */
async function refuted(world: World): Promise<readonly object[]> {
  const directory = mkdtempSync(join(tmpdir(), 'synth-proofs-'))
  try {
    await world.write(directory, { format: 'parquet' })
    for (const { name } of world.tables)
      await connection.run(`create or replace temp view "${name}" as from read_parquet('${directory}/${name}.parquet')`)
    const found: object[] = []
    for (const { text, proof } of world.explain.facts) {
      if (proof === null) continue
      const reader = await connection.runAndReadAll(proof.sql)
      const value = reader.getRowsJson()[0]?.[0]
      if (JSON.stringify(value).replaceAll('"', '') !== String(proof.value)) found.push({ text, value, proof })
    }
    for (const { name } of world.tables) await connection.run(`drop view "${name}"`)
    return found
  } finally {
    rmSync(directory, { recursive: true })
  }
}

async function refutedFacts(story: string): Promise<readonly object[]> {
  await using world = await openStory(story, { seed: 3, workers: 0 })
  return world.explain.rows > mostRows ? [] : await refuted(world)
}

describe('the proofs of facts', () => {
  it.each(own)('should hold in the data: %s', async (story) => {
    expect(await refutedFacts(story)).toEqual([])
  })

  it.each(files)(
    'should hold in the data of stories of %s',
    async (file) => {
      const { stories } = (await import(new URL(file, folder).href)) as { stories?: readonly StoryCase[] }
      const found: object[] = []
      for (const { story } of (stories ?? []).filter((_, index) => index % step === 0)) found.push(...(await refutedFacts(story)))
      expect(found).toEqual([])
    },
    120_000,
  )

  it('should be there for every kind of fact that is used, and for no other', async () => {
    await using world = await openStory(own[1] as string, { seed: 3, workers: 0 })
    expect(world.explain.facts.map(({ used, proof }) => used === (proof !== null))).not.toContain(false)
    await using other = await openStory('an online shop with 400 customers, 5% dashboards', { seed: 3, workers: 0 })
    expect(other.explain.facts.filter(({ used }) => !used).map(({ proof }) => proof)).toEqual([null])
  })
})
