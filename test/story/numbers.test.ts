import { describe, expect, it } from 'vitest'
import { readMoney } from '../../src/story/amounts/money.ts'
import { readQuantity } from '../../src/story/amounts/quantity.ts'
import { readShare } from '../../src/story/amounts/share.ts'
import { tokensOf } from '../../src/story/tokens/tokens.ts'

/** What is read from the first token, and the text that is left. */
function left(text: string, next: number): string {
  const token = tokensOf(text)[next]
  return token === undefined ? '' : text.slice(token.start)
}

describe('readQuantity', () => {
  it.each([
    ['500 users', 500, 'users'],
    ['2,500', 2500, ''],
    ['1.5 million users', 1500000, 'users'],
    ['1.1 million', 1100000, ''],
    ['2.5 hundred thousand', 250000, ''],
    ['five hundred', 500, ''],
    ['two hundred and fifty thousand', 250000, ''],
    ['twenty-five stores', 25, 'stores'],
    ['one hundred and two hundred', 100, 'and two hundred'],
    ['two hundred and one customers', 201, 'customers'],
    ['a dozen', 12, ''],
    ['two dozen', 24, ''],
    ['half a million', 500000, ''],
    ['one and a half million', 1500000, ''],
    ['a hundred', 100, ''],
    ['ten thousand', 10000, ''],
    ['3 lakh', 300000, ''],
    ['100 000 users', 100000, 'users'],
    ['12 500 000', 12500000, ''],
    ['5 500', 5500, ''],
    ['5 50', 5, '50'],
    ['2½', 2.5, ''],
    ['1.5 M', 1.5, 'M'],
    ['1.5 bn', 1500000000, ''],
    ['zero', 0, ''],
    ['five fifty', 5, 'fifty'],
  ])('should read "%s"', (text, value, rest) => {
    const quantity = readQuantity(tokensOf(text), 0)
    expect([quantity?.value, left(text, quantity?.next ?? 0)]).toEqual([value, rest])
  })

  it.each(['', 'a', 'a user', 'half', 'hundreds', 'users', '$5', '.', '9'.repeat(400)])('should read nothing in "%s"', (text) => {
    expect(readQuantity(tokensOf(text), 0)).toBeNull()
  })
})

describe('readMoney', () => {
  it.each([
    ['$50k', 50000, 'USD', ''],
    ['€1.2M a month', 1200000, 'EUR', 'a month'],
    ['£5 million', 5000000, 'GBP', ''],
    ['50,000 dollars', 50000, 'USD', ''],
    ['USD 3 million', 3000000, 'USD', ''],
    ['50k EUR in May', 50000, 'EUR', 'in May'],
    ['US$ 20', 20, 'USD', ''],
    ['R$ 1,000', 1000, 'BRL', ''],
    ['A$5', 5, 'AUD', ''],
    ['₹ 5 lakh', 500000, 'INR', ''],
    ['500 €', 500, 'EUR', ''],
    ['ten thousand euros', 10000, 'EUR', ''],
    ['$5 million dollars a year', 5000000, 'USD', 'a year'],
    ['$50 to $60', 50, 'USD', 'to $60'],
    ['100 CHF', 100, 'CHF', ''],
  ])('should read "%s"', (text, amount, currency, rest) => {
    const money = readMoney(tokensOf(text), 0)
    expect([money?.amount, money?.currency, left(text, money?.next ?? 0)]).toEqual([amount, currency, rest])
  })

  it.each(['', '500', '500 users', '$', 'euros', 'a $', 'usd'])('should read nothing in "%s"', (text) => {
    expect(readMoney(tokensOf(text), 0)).toBeNull()
  })
})

describe('readShare', () => {
  it.each([
    ['20% churn', 0.2, 'churn'],
    ['20 percent', 0.2, ''],
    ['20 per cent of', 0.2, 'of'],
    ['0.5%', 0.005, ''],
    ['7%', 0.07, ''],
    ['twenty percent', 0.2, ''],
    ['10-15%', 0.125, ''],
    ['10% to 15% churn', 0.125, 'churn'],
    ['between 10 and 15 percent', 0.125, ''],
    ['20% and 30%', 0.2, 'and 30%'],
    ['a fifth of users', 0.2, 'of users'],
    ['one third of', 1 / 3, 'of'],
    ['two thirds', 2 / 3, ''],
    ['three quarters of', 0.75, 'of'],
    ['a quarter of them', 0.25, 'of them'],
    ['half of the tickets', 0.5, 'of the tickets'],
    ['half the users', 0.5, 'the users'],
    ['1/3 of patients', 1 / 3, 'of patients'],
    ['½ of patients', 0.5, 'of patients'],
    ['one in five orders', 0.2, 'orders'],
    ['3 out of 10', 0.3, ''],
    ['1 in 1,000', 0.001, ''],
  ])('should read "%s"', (text, share, rest) => {
    const read = readShare(tokensOf(text), 0)
    expect(read?.share).toBeCloseTo(share, 12)
    expect(left(text, read?.next ?? 0)).toBe(rest)
  })

  it.each([
    '',
    '20',
    '20 users',
    'a third party',
    'a quarter',
    'over two quarters',
    'half a million',
    '500 in 2024',
    '5 in 3',
    'half',
    '24/7',
    'percent',
  ])('should read nothing in "%s"', (text) => {
    expect(readShare(tokensOf(text), 0)).toBeNull()
  })
})
