import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saas } from '../../../src/domains/saas/index.ts'
import { setPrimary } from '../../../src/story/bind/counts/counts.ts'
import { occurrencesBy, recurringRowsOf } from '../../../src/story/bind/counts/recurring-spread.ts'
import { signUpShares } from '../../../src/story/bind/counts/sign-ups.ts'
import { setTotals } from '../../../src/story/bind/amounts/totals.ts'
import { rules } from '../../domains/rules/saas.ts'
import { type Row, tableOf } from '../../domains/generate.ts'
import { firstBreach, generateSchema } from '../../domains/given.ts'

const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)
const [measure] = saas.measures
const rising = months.map((period, index) => ({ period, total: Math.round(5_000_000 + (15_000_000 * index) / 11) / 100 }))

function withTotals(users: number) {
  if (measure === undefined) throw new Error('saas has no measure')
  return setTotals(setPrimary(saas.schema, users), measure, rising, users * 10)
}

function sumOf(rows: readonly Row[], month: string, column: string): number {
  return rows.reduce((sum, row) => (String(row['issued_on']).startsWith(month) ? sum + Math.round(Number(row[column]) * 100) : sum), 0)
}

describe('totals of rows that recur', () => {
  it.each([200, 5000])('should be met to the cent by the bills of %i users, who sign up so that bills follow them', (users) => {
    const { schema, used } = withTotals(users)
    expect([used, firstBreach(schema, rules, users, 3)]).toEqual([true, null])
    const data = generateSchema(schema, users, 3)
    const invoices = tableOf(data, 'invoices')
    expect(rising.map(({ period }) => sumOf(invoices, period, 'total'))).toEqual(rising.map(({ total }) => Math.round(total * 100)))
    const counts = months.map((month) => invoices.filter((row) => String(row['issued_on']).startsWith(month)).length)
    expect((counts[11] ?? 0) / (counts[0] ?? 1)).toBeGreaterThan(3)
    expect((counts[11] ?? 0) / (counts[0] ?? 1)).toBeLessThan(5)
    const canceled = tableOf(data, 'subscriptions').filter((row) => row['status'] === 'canceled')
    expect(canceled).toHaveLength(Math.round(users * 0.22))
  })

  it('should leave little for usage and credit', () => {
    const invoices = tableOf(generateSchema(withTotals(5000).schema, 5000, 3), 'invoices')
    for (const month of months) {
      const [total, usage, credit] = ['total', 'usage_charge', 'credit'].map((column) => sumOf(invoices, month, column)) as [
        number,
        number,
        number,
      ]
      expect((usage + credit) / total, month).toBeLessThan(0.25)
    }
  })

  it('should be refused with a reason where no row can be', () => {
    const invoices = recurringRowsOf(saas.schema, 'invoices')
    expect(invoices === null ? null : occurrencesBy(saas.schema, invoices, ['2022-12', '2025-12']).map((count) => count > 0)).toEqual([
      false,
      true,
    ])
  })
})

describe('signUpShares', () => {
  const levels = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 })

  it('should let occurrences be in the proportions that are asked for, unless they fall faster than things end', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 4 }), fc.double({ min: 0, max: 0.3, noNaN: true }), (steps, delay, churn) => {
        let level = 100
        const wanted = steps.map((step) => (level += step))
        const { shares, lead } = signUpShares(wanted, { delay, started: 1, ended: null, churn })
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
        expect(shares).toHaveLength(lead + wanted.length)
        const occurring = wanted.map((_, month) =>
          shares.reduce((sum, share, start) => {
            const times = lead + month - start - delay
            return times < 0 ? sum : sum + share * (1 - churn) ** times
          }, 0),
        )
        occurring.forEach((count, month) => expect(count / (occurring[0] ?? 1)).toBeCloseTo((wanted[month] ?? 0) / (wanted[0] ?? 1), 6))
      }),
    )
  })

  it('should begin nothing that is not there, and something, whatever is wanted', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 30 }), fc.double({ min: 0, max: 1, noNaN: true }), (wanted, ended) => {
        fc.pre(wanted.some((count) => count > 0))
        const { shares } = signUpShares(wanted, { delay: 2, started: 0.86, ended, churn: 0 })
        expect(shares.every((share) => share >= 0)).toBe(true)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      }),
    )
  })
})
