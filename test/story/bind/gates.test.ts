import { describe, expect, it } from 'vitest'
import { ecommerce } from '../../../src/domains/ecommerce/index.ts'
import { setPrimary } from '../../../src/story/bind/counts/counts.ts'
import { withShares } from '../../../src/story/bind/shares/shares.ts'
import { understand } from '../../../src/story/understand.ts'
import { rules } from '../../domains/rules/ecommerce.ts'
import { firstBreach, withColumn } from '../../domains/given.ts'
import { rowsOf, said } from './said.ts'

const status = rules['orders']?.filter((rule) => !rule.includes('discount'))

describe('what takes time', () => {
  it.each([
    [0.072, 'in 2024'],
    [0.9, 'in 2024'],
    [0.6, 'in Q2 2024'],
    [0.3, 'on 5 March 2024'],
    [0.5, 'from 2024-03-04 to 2024-03-10'],
    [0.4, 'orders from 10 in January to 900 in December'],
    [0.8, '$20k a month'],
    [0.97, 'past 90 days'],
  ])('should have happened to a share of %d of what a story says: %s', (share, story) => {
    const sized = setPrimary(ecommerce.schema, 300)
    const schema = withColumn(sized, 'orders.outcome', (column) =>
      column.kind === 'category' ? (withShares(column, new Map([['returned', share]])) ?? column) : column,
    )
    const { schema: bound } = said({ ...ecommerce, schema }, story)
    const orders = rowsOf(bound, 'orders')
    expect(orders.filter((row) => row['status'] === 'returned')).toHaveLength(Math.round(orders.length * share))
    expect(firstBreach(bound, { ...rules, orders: status ?? [] }, null, 4)).toBeNull()
  })

  it.each([
    [0.97, '97% returned'],
    [0.03, '3% returned'],
  ])('should have happened to a share of %d of all that there ever were: %s', (share, story) => {
    const { schema } = understand(`shop with ${story}`, 200)
    const orders = rowsOf(schema, 'orders')
    expect(orders.filter((row) => row['status'] === 'returned')).toHaveLength(Math.round(orders.length * share))
    expect(firstBreach(schema, { ...rules, orders: status ?? [] }, null, 4)).toBeNull()
  })
})

describe('shares', () => {
  it('should be the nearest of as many rows as months come to', () => {
    const story = 'city permits, 40% pass rate, from March 2022 to June 2024, applicants from 20 in January 2023 to 60 in December 2023'
    const rows = rowsOf(understand(story, null).schema, 'inspections')
    expect(Math.abs(rows.filter((row) => row['result'] === 'passed').length - rows.length * 0.4)).toBeLessThan(0.5 + 1e-9)
  })
})
