import { expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { openStory } from '../../src/pipeline.ts'

const maxRows = 4_000_000_000

/** The most rows of the primary table that all tables together have room for below `maxRows`. */
const most: Readonly<Record<string, number>> = {
  ecommerce: 439_560_439,
  fintech: 275_862_068,
  food_delivery: 356_125_356,
  gaming: 243_902_439,
  healthcare: 793_650_793,
  saas: 332_408_325,
}

it.each([...domains.values()])('should have codes and names for four billion rows of $name', ({ name, story }) => {
  const open = (rows: number) => openStory({ story, rows, seed: 1, format: 'records', maxRows })
  const rows = most[name] ?? NaN
  expect(() => open(rows)).not.toThrow()
  expect(() => open(rows + 1)).toThrow(/at most/)
})
