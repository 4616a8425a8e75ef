import { beforeAll, describe, expect, it } from 'vitest'
import { type Generated, generateTables, type Row, shareOf, tableOf } from './generate.ts'
import { distinct, failingPairs, number, sum, text } from './rows.ts'
import { saasRules as rules } from './saas/rules.ts'

const story = 'SaaS company with users, subscriptions and invoices'
/** Rows enough to measure a share to a hundredth and to fill twenty batches, and few enough to parse the answer as a whole. */
const userCount = 20_000

describe('saas', () => {
  let data: Generated
  let users: readonly Row[]
  let subscriptions: readonly Row[]
  let invoices: readonly Row[]
  beforeAll(() => {
    data = generateTables(story, userCount, 5)
    users = tableOf(data, 'users')
    subscriptions = tableOf(data, 'subscriptions')
    invoices = tableOf(data, 'invoices')
  })

  it('should have a subscription and about 10 invoices for each user', () => {
    expect(data.meta.domain).toBe('saas')
    expect(Object.keys(data.tables)).toEqual(['users', 'subscriptions', 'invoices'])
    expect(subscriptions).toHaveLength(userCount)
    expect(invoices.length / userCount).toBeGreaterThan(9)
    expect(invoices.length / userCount).toBeLessThan(11)
  })

  it.each(rules)('should %s', (_, broken) => {
    expect(broken(data)).toEqual([])
  })

  it.each([0, 1, 2, 10, 137])('should hold all this for %i users', (rows) => {
    const small = generateTables(story, rows, 11)
    expect(tableOf(small, 'users')).toHaveLength(rows)
    for (const [name, broken] of rules) expect(broken(small), name).toEqual([])
  })

  it.each([
    ['users', 'user_id', 'signed_up_at'],
    ['invoices', 'invoice_id', 'issued_on'],
  ] as const)('should number %s from 1 in order of time', (table, id, column) => {
    const rows = tableOf(data, table)
    expect(rows.findIndex((row, i) => row[id] !== i + 1)).toBe(-1)
    expect(failingPairs(rows, (earlier, later) => text(earlier, column) <= text(later, column))).toEqual([])
  })

  it('should keep e-mail addresses and invoice numbers unique', () => {
    expect(distinct(users, 'email')).toBe(users.length)
    expect(distinct(invoices, 'invoice_number')).toBe(invoices.length)
  })

  it('should have exactly the plans and the ends that it says', () => {
    const counted = (column: string, value: string) => subscriptions.filter((row) => row[column] === value).length
    expect(['free', 'starter', 'pro', 'enterprise'].map((plan) => counted('plan', plan))).toEqual([2800, 9200, 5800, 2200])
    expect(counted('status', 'canceled')).toBe(4400)
    expect(users.filter((row) => row['status'] === 'churned')).toHaveLength(4400)
  })

  it('should lose the same share of subscriptions in every month', () => {
    const counts = new Map<string, { alive: number; lost: number }>()
    const ended = new Set(subscriptions.filter((row) => row['status'] === 'canceled').map((row) => row['subscription_id']))
    const last = new Map(invoices.map((row) => [row['subscription_id'], row['issued_on']]))
    for (const row of invoices) {
      const month = text(row, 'issued_on')
      const count = counts.get(month) ?? { alive: 0, lost: 0 }
      count.alive++
      if (ended.has(row['subscription_id'] ?? null) && last.get(row['subscription_id']) === month) count.lost++
      counts.set(month, count)
    }
    const full = [...counts].filter(([month]) => month >= '2024-01-01' && month < '2026-01-01')
    expect(full).toHaveLength(24)
    for (const [month, { alive, lost }] of full) expect(Math.abs(lost / alive - 0.0235), month).toBeLessThan(0.008)
  })

  it('should keep larger customers longer', () => {
    const seatsOf = (plan: string, status: string) => {
      const found = subscriptions.filter((row) => row['plan'] === plan && row['status'] === status)
      return sum(found, 'seats') / found.length
    }
    for (const plan of ['starter', 'pro', 'enterprise']) expect(seatsOf(plan, 'canceled')).toBeLessThan(0.8 * seatsOf(plan, 'active'))
  })

  it('should win its large customers by sales and partners', () => {
    const plans = new Map(subscriptions.map((row) => [row['user_id'], row['plan']]))
    const large = users.filter((row) => plans.get(row['user_id'] ?? null) === 'enterprise')
    expect(shareOf(large, (row) => row['signup_source'] === 'sales_outreach')).toBeCloseTo(0.28, 1)
    expect(users.filter((row) => row['signup_source'] === 'sales_outreach' && plans.get(row['user_id'] ?? null) === 'free')).toEqual([])
  })

  it('should call companies by the legal forms of their country', () => {
    const countries: Readonly<Record<string, readonly string[]>> = {
      GmbH: ['Germany', 'Austria', 'Switzerland'],
      LLC: ['United States'],
      SARL: ['France'],
      AB: ['Sweden'],
      'B.V.': ['Netherlands'],
      'Ltda.': ['Brazil', 'Colombia'],
    }
    const formOf = (row: Row): string => text(row, 'company').slice(text(row, 'company').lastIndexOf(' ') + 1)
    expect(users.filter((row) => countries[formOf(row)]?.includes(text(row, 'country')) === false).slice(0, 3)).toEqual([])
  })

  it('should earn most with few large customers', () => {
    const paying = subscriptions.filter((row) => number(row, 'mrr') > 0).toSorted((a, b) => number(b, 'mrr') - number(a, 'mrr'))
    const top = sum(paying.slice(0, Math.round(paying.length / 5)), 'mrr') / sum(paying, 'mrr')
    expect(top).toBeGreaterThan(0.7)
    expect(top).toBeLessThan(0.95)
  })

  it('should have more seats on larger plans, one on the free one', () => {
    const median = (plan: string) => {
      const seats = subscriptions.filter((row) => row['plan'] === plan).map((row) => number(row, 'seats'))
      return seats.toSorted((a, b) => a - b)[seats.length >> 1] ?? 0
    }
    expect(median('starter')).toBeLessThan(median('pro'))
    expect(median('pro') * 3).toBeLessThan(median('enterprise'))
    expect(subscriptions.filter((row) => row['plan'] === 'free' && row['seats'] !== 1)).toEqual([])
  })

  it('should be paid almost always, and at once by card', () => {
    const old = invoices.filter((row) => row['status'] !== 'open')
    expect(shareOf(old, (row) => row['status'] === 'paid')).toBeGreaterThan(0.975)
    expect(shareOf(old, (row) => row['status'] === 'void')).toBeCloseTo(0.006, 2)
    const methods = new Map(subscriptions.map((row) => [row['subscription_id'], row['payment_method']]))
    const isSameDay = (row: Row) => text(row, 'paid_at').slice(0, 10) === row['issued_on']
    const paidBy = (method: string) => old.filter((row) => row['status'] === 'paid' && methods.get(row['subscription_id']) === method)
    expect(shareOf(paidBy('card'), isSameDay)).toBeGreaterThan(0.85)
    expect(shareOf(paidBy('bank_transfer'), isSameDay)).toBeLessThan(0.02)
  })

  it('should grow threefold, and rest on weekends and at night', () => {
    const inYear = (year: string) => users.filter((row) => text(row, 'signed_up_at').startsWith(year)).length
    expect(inYear('2025') / inYear('2023')).toBeGreaterThan(1.7)
    expect(inYear('2025') / inYear('2023')).toBeLessThan(2.4)
    expect(shareOf(users, (row) => [0, 6].includes(new Date(text(row, 'signed_up_at')).getUTCDay()))).toBeLessThan(0.19)
    for (const column of ['signed_up_at', 'last_seen_at']) {
      expect(shareOf(users, (row) => Number(text(row, column).slice(11, 13)) < 6)).toBeLessThan(0.05)
    }
  })

  it('should tax by country', () => {
    const countries = new Map(users.map((row) => [row['user_id'], row['country']]))
    const rates = new Map<string, Set<number>>()
    for (const row of invoices) {
      const country = String(countries.get(row['user_id']))
      rates.set(country, (rates.get(country) ?? new Set()).add(number(row, 'tax_rate')))
    }
    expect(rates.size).toBe(30)
    expect([...rates.values()].filter(({ size }) => size !== 1)).toEqual([])
    expect([...(rates.get('United States') ?? [])]).toEqual([0])
    expect([...(rates.get('Germany') ?? [])]).toEqual([0.19])
  })
})
