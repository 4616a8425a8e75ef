import { describe, expect, it } from 'vitest'
import { ecommerce } from '../../../src/domains/ecommerce.ts'
import { setPrimary } from '../../../src/story/bind/counts.ts'
import { withShares } from '../../../src/story/bind/shares.ts'
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
    const schema = withColumn(sized, 'orders.outcome', (column) => withShares(column, new Map([['returned', share]])) ?? column)
    const { schema: bound } = said({ ...ecommerce, schema }, story)
    const orders = rowsOf(bound, 'orders')
    expect(orders.filter((row) => row['status'] === 'returned')).toHaveLength(Math.round(orders.length * share))
    expect(firstBreach(bound, { ...rules, orders: status ?? [] }, null, 4)).toBeNull()
  })
})
