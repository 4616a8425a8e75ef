import { expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { openStory } from '../output/opened.ts'
import { countRows } from '../../src/story/bind/tables/row-counts.ts'
import { understand } from '../../src/story/understand.ts'

const maxRows = 4_000_000_000

/** The most rows of the primary table that all tables together have room for below `maxRows`. */
function mostRows(story: string): number {
  let low = 0
  let high = maxRows + 1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const { schema } = understand(story, middle)
    const counts = countRows(
      schema,
      schema.tables.map(({ name }) => name),
    )
    const all = [...counts.values()].reduce((sum, rows) => sum + rows, 0)
    if (all <= maxRows) low = middle
    else high = middle
  }
  return low
}

it.each([...domains.values()])('should have codes and names for four billion rows of $name', ({ story }) => {
  const open = (rows: number) => openStory({ story, rows, seed: 1, format: 'records', maxRows })
  const rows = mostRows(story)
  expect(() => open(rows)).not.toThrow()
  expect(() => open(rows + 1)).toThrow(/at most/)
})
