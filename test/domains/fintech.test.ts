import { beforeAll, describe, expect, it } from 'vitest'
import { fintechRules as rules } from './fintech/rules.ts'
import { type Generated, generateTables, groupsBy, type Row, shareOf, tableOf } from './generate.ts'
import { distinct, failingPairs, number, text } from './rows.ts'

const story = 'fintech app with customers, accounts and transactions'
/** Rows enough to measure a share to a hundredth and to fill twenty batches, and few enough to parse the answer as a whole. */
const customerCount = 20_000

function median(rows: readonly Row[], column: string): number {
  const values = rows.map((row) => number(row, column)).toSorted((a, b) => a - b)
  return values[values.length >> 1] ?? 0
}

describe('fintech', () => {
  let data: Generated
  let customers: readonly Row[]
  let accounts: readonly Row[]
  let transactions: readonly Row[]
  beforeAll(() => {
    data = generateTables(story, customerCount, 5)
    customers = tableOf(data, 'customers')
    accounts = tableOf(data, 'accounts')
    transactions = tableOf(data, 'transactions')
  })

  it('should have 1.5 accounts and 12 transactions for each customer', () => {
    expect(data.meta.domain).toBe('fintech')
    expect(Object.entries(data.meta.row_counts)).toEqual([
      ['customers', customerCount],
      ['accounts', customerCount * 1.5],
      ['transactions', customerCount * 12],
    ])
  })

  it.each(rules)('should %s', (_, broken) => {
    expect(broken(data)).toEqual([])
  })

  it.each([0, 1, 2, 10, 137])('should hold all this for %i customers', (rows) => {
    const small = generateTables(story, rows, 11)
    expect(tableOf(small, 'customers')).toHaveLength(rows)
    expect(tableOf(small, 'transactions')).toHaveLength(rows * 12)
    for (const [name, broken] of rules) expect(broken(small), name).toEqual([])
  })

  it.each([
    ['customers', 'customer_id', 'joined_at'],
    ['transactions', 'transaction_id', 'created_at'],
  ] as const)('should number %s from 1 in order of time', (table, id, column) => {
    const rows = tableOf(data, table)
    expect(rows.findIndex((row, i) => row[id] !== i + 1)).toBe(-1)
    expect(failingPairs(rows, (earlier, later) => text(earlier, column) <= text(later, column))).toEqual([])
  })

  it('should keep e-mail addresses and account numbers unique', () => {
    expect(distinct(customers, 'email')).toBe(customers.length)
    expect(distinct(accounts, 'account_number')).toBe(accounts.length)
    expect(accounts.filter((row) => !/^\d{10}$/.test(text(row, 'account_number')))).toEqual([])
  })

  it('should be robbed in exactly 3 of 1000 transactions, of larger sums and mostly noticed', () => {
    const frauds = transactions.filter((row) => row['is_fraud'] === true)
    expect(frauds).toHaveLength(Math.round(transactions.length * 0.003))
    const others = transactions.filter((row) => row['is_fraud'] === false && row['direction'] === 'debit')
    expect(median(frauds, 'amount')).toBeGreaterThan(5 * median(others, 'amount'))
    const isStopped = (row: Row) => ['declined', 'blocked', 'reversed'].includes(text(row, 'status'))
    expect(shareOf(frauds, isStopped)).toBeGreaterThan(0.55)
    expect(shareOf(others, isStopped)).toBeLessThan(0.05)
  })

  it('should complete most of what is settled', () => {
    const settled = transactions.filter((row) => text(row, 'created_at') < '2025-12-29')
    expect(shareOf(settled, (row) => row['status'] === 'completed')).toBeGreaterThan(0.96)
    expect(shareOf(settled, (row) => row['status'] === 'declined')).toBeCloseTo(0.02, 2)
    const lastDay = transactions.filter((row) => text(row, 'created_at') >= '2025-12-31')
    expect(shareOf(lastDay, (row) => row['status'] === 'pending')).toBeGreaterThan(0.45)
  })

  it('should pay about as much into everyday accounts as out of them', () => {
    const types = new Map(accounts.map((row) => [row['account_id'], row['account_type']]))
    let [credit, debit] = [0, 0]
    for (const row of transactions) {
      if (types.get(row['account_id']) !== 'checking' || row['status'] !== 'completed') continue
      if (row['direction'] === 'credit') credit += number(row, 'amount')
      else debit += number(row, 'amount')
    }
    expect(credit / debit).toBeGreaterThan(0.8)
    expect(credit / debit).toBeLessThan(1.3)
  })

  it('should buy groceries and meals most often, and pay rent in large sums', () => {
    const shares = ['groceries', 'dining', 'shopping', 'rent', 'travel'].map((category) =>
      shareOf(transactions, (row) => row['category'] === category),
    )
    const [groceries = 0, dining = 0, shopping = 0, rent = 0, travel = 0] = shares
    expect(groceries).toBeCloseTo(0.165, 1)
    expect(groceries).toBeGreaterThan(dining)
    expect(dining).toBeGreaterThan(shopping)
    expect(shopping).toBeGreaterThan(rent + travel)
    const amount = (category: string) =>
      median(
        transactions.filter((row) => row['category'] === category),
        'amount',
      )
    expect(amount('rent')).toBeGreaterThan(1200)
    expect(amount('groceries')).toBeGreaterThan(25)
    expect(amount('groceries')).toBeLessThan(60)
    expect(amount('dining')).toBeLessThan(30)
  })

  it('should have more customers with good scores than with poor ones, few at the ends, and income that goes with the score', () => {
    expect(median(customers, 'credit_score')).toBeGreaterThan(690)
    expect(median(customers, 'credit_score')).toBeLessThan(725)
    expect(shareOf(customers, (row) => row['credit_score'] === 850)).toBeLessThan(0.001)
    expect(shareOf(customers, (row) => number(row, 'credit_score') >= 800)).toBeGreaterThan(0.03)
    expect(shareOf(customers, (row) => row['credit_score'] === 300)).toBeLessThan(0.001)
    const poor = customers.filter((row) => number(row, 'credit_score') < 600)
    const excellent = customers.filter((row) => number(row, 'credit_score') >= 780)
    expect(median(poor, 'annual_income') * 1.5).toBeLessThan(median(excellent, 'annual_income'))
    expect(shareOf(customers, (row) => row['risk_rating'] === 'low')).toBeCloseTo(0.82, 1)
    expect(shareOf(customers, (row) => row['risk_rating'] === 'high')).toBeLessThan(0.06)
  })

  it('should give higher limits to higher incomes', () => {
    const incomes = new Map(customers.map((row) => [row['customer_id'], number(row, 'annual_income')]))
    const cards = accounts.filter((row) => row['credit_limit'] !== null)
    const rich = cards.filter((row) => (incomes.get(row['customer_id']) ?? 0) > 80_000)
    const poor = cards.filter((row) => (incomes.get(row['customer_id']) ?? 0) < 25_000)
    expect(median(rich, 'credit_limit')).toBeGreaterThan(3 * median(poor, 'credit_limit'))
  })

  it('should have few busy accounts and many quiet ones', () => {
    const counts = [...groupsBy(transactions, 'account_id').values()].map((rows) => rows.length).toSorted((a, b) => b - a)
    const middle = counts[counts.length >> 1] ?? 0
    expect(counts[0]).toBeGreaterThan(8 * middle)
    expect(middle).toBeGreaterThan(2)
  })

  it('should grow from year to year and rest at night', () => {
    const inYear = (year: number) => transactions.filter((row) => text(row, 'created_at').startsWith(String(year))).length
    for (let year = 2022; year <= 2025; year++) expect(inYear(year)).toBeGreaterThan(1.15 * inYear(year - 1))
    expect(shareOf(transactions, (row) => Number(text(row, 'created_at').slice(11, 13)) < 6)).toBeLessThan(0.04)
    expect(shareOf(accounts, (row) => Number(text(row, 'opened_at').slice(11, 13)) < 6)).toBeLessThan(0.04)
  })
})
