import { formula } from '../../builders/computed.ts'
import { beta, lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, whole } from '../../builders/drawn.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import { numeric } from './numeric.ts'
import { priceOf } from './prices.ts'
import { singularOf } from '../words/words.ts'
import type { TableDraft } from './table-draft.ts'

type Body = Exclude<Meaning['body'], (draft: TableDraft, name: string) => unknown>

/** A part of the row's price or subtotal if the table has one; else a drawn amount. */
const portion =
  (of: readonly string[], least: number, most: number, otherwise: Body) =>
  (draft: TableDraft, name: string): Body => {
    const base = of.map((meaning) => draft.amountOf(meaning)).find((column) => column !== null)
    if (base === undefined) return otherwise
    const part = draft.helper(`${name}_share`, decimal(least, most, 3))
    return formula(`${base} * ${part}`, 2)
  }

const bases = ['subtotal', 'unit price', 'amount']

/** Quantity times price if the table has both, minus discount, plus tax, shipping and tip if it has them. */
function total(draft: TableDraft): Body {
  const quantity = draft.amountOf('quantity')
  const price = draft.amountOf('unit price')
  const subtotal = draft.amountOf('subtotal')
  if (subtotal === null && (quantity === null || price === null)) return decimal(2, 9000, 2, lognormal(68, 0.8))
  const terms = ['tax', 'shipping cost', 'tip'].map((each) => draft.amountOf(each)).filter((each) => each !== null)
  const discount = draft.amountOf('discount')
  const expression = [subtotal ?? `${quantity} * ${price}`, ...terms].join(' + ') + (discount === null ? '' : ` - ${discount}`)
  return formula(expression, 2)
}

function subtotal(draft: TableDraft): Body {
  const quantity = draft.amountOf('quantity')
  const price = draft.amountOf('unit price')
  return quantity === null || price === null ? decimal(2, 8000, 2, lognormal(60, 0.8)) : formula(`${quantity} * ${price}`, 2)
}

function profit(draft: TableDraft): Body {
  const revenue = draft.amountOf('revenue') ?? draft.amountOf('total') ?? draft.amountOf('unit price')
  const cost = draft.amountOf('cost')
  return revenue === null || cost === null ? decimal(10, 900_000, 2, lognormal(1800, 1)) : formula(`${revenue} - ${cost}`, 2)
}

function cost(draft: TableDraft, name: string): Body {
  const of = ['unit price', 'revenue', 'total'].map((each) => draft.amountOf(each)).find((each) => each !== null)
  if (of === undefined) return decimal(1, 50_000, 2, lognormal(120, 1))
  const part = draft.helper(`${name}_share`, decimal(0.35, 0.8, 3))
  return formula(`${of} * ${part}`, 2)
}

/** The price of a share when trade begins or ends, or its highest or lowest of a day, in agreement with each other. */
const quoted =
  (of: 'open' | 'high' | 'low') =>
  (draft: TableDraft, name: string): Body => {
    const close = draft.columnOf('close price') ?? draft.helper('close_price', decimal(2, 1900, 2, lognormal(84, 0.9)))
    const open = draft.columnOf('open price')
    const move = draft.helper(
      `${name}_move`,
      of === 'open' ? decimal(0.95, 1.05, 4, normal(1, 0.012)) : decimal(0, 0.04, 4, beta(1.5, 5, 0, 0.04)),
    )
    if (of === 'open') return formula(`${close} * ${move}`, 2)
    const sign = of === 'high' ? '+' : '-'
    const edge = open === null ? close : `${of === 'high' ? 'max' : 'min'}(${open}, ${close})`
    return formula(`${edge} * (1 ${sign} ${move})`, 2)
  }

/** With what is traded, so that "open" alone says whether something is. */
const traded = (word: string): string =>
  ['stock', 'price', 'share', 'candle', 'ohlc', 'quote', 'trading', 'crypto', 'market'].map((of) => `${of} ${word}`).join(', ')

/** Money: what people earn, pay and owe. */
export const money: readonly Meaning[] = [
  meaning(
    'salary, annual salary, base salary, yearly salary, gross salary, compensation, annual pay, base pay, pay',
    decimal(24_000, 420_000, 2, lognormal(62_000, 0.38)),
  ),
  meaning('monthly salary, monthly pay, net salary, stipend', decimal(1400, 35_000, 2, lognormal(4300, 0.38))),
  meaning('hourly rate, hourly wage, wage, pay rate, rate per hour, billing rate', decimal(11, 240, 2, lognormal(28, 0.4))),
  meaning('bonus, annual bonus', portion(['salary'], 0.02, 0.2, decimal(0, 90_000, 2, lognormal(4200, 0.8)))),
  meaning('commission', portion(['total', 'amount', 'unit price'], 0.03, 0.12, decimal(1, 25_000, 2, lognormal(240, 0.9)))),
  meaning('income, annual income, household income, yearly income', decimal(9000, 950_000, 2, lognormal(58_000, 0.6))),
  meaning('net worth, wealth, total asset', decimal(500, 90_000_000, 2, lognormal(180_000, 1.4))),
  meaning(
    'unit price, price, list price, retail price, selling price, price per unit, ticket price, asking price, rate, fare, fare amount, base fare, trip fare, adr, average daily rate',
    ({ context }, name) =>
      priceOf([...context.singular.split(' '), ...name.split('_')].map(singularOf)) ?? decimal(1, 4900, 2, lognormal(34, 0.9)),
  ),
  meaning('cost, unit cost, cost price, purchase price, wholesale price, expense, total cost', cost),
  meaning(
    'fee, charge, service fee, entry fee, admission fee, registration fee, booking fee, consultation fee, membership fee, tuition, tuition fee',
    decimal(5, 6000, 2, lognormal(85, 0.8)),
  ),
  meaning(
    'amount, value, sum, payment amount, transaction amount, paid, amount paid, payment, donation amount, order value, monetary value',
    decimal(1, 12_000, 2, lognormal(72, 0.9)),
  ),
  meaning('subtotal, sub total, net amount', subtotal),
  meaning(
    'total, total amount, order total, grand total, total price, invoice total, gross amount, line total, sale amount, total paid, bill',
    total,
  ),
  meaning('tax, tax amount, vat, sales tax, gst', portion(bases, 0.08, 0.08, decimal(0.1, 900, 2, lognormal(7, 0.8)))),
  meaning('discount, discount amount, rebate', portion(bases, 0, 0.2, decimal(0, 500, 2, lognormal(6, 0.9)))),
  meaning('tip, gratuity', portion(['subtotal', 'amount'], 0.1, 0.22, decimal(0, 120, 2, lognormal(6, 0.6)))),
  meaning('shipping cost, shipping fee, shipping, delivery fee, delivery cost, freight, postage', decimal(0, 120, 2, lognormal(7.5, 0.5))),
  meaning('revenue, sales, turnover, annual revenue, gross revenue', decimal(500, 25_000_000, 2, lognormal(48_000, 1.2))),
  meaning('profit, net profit, gross profit, earnings, net income', profit),
  meaning('margin, profit margin, gross margin', decimal(0, 0.9, 3, beta(5, 9, 0, 0.9))),
  meaning(
    'budget, total budget, project budget, allocated budget, funding, grant amount',
    decimal(1000, 40_000_000, 2, lognormal(60_000, 1.2)),
  ),
  meaning(
    'spend, ad spend, total spend, total spent, amount spent, spent, monthly spend, lifetime spend',
    decimal(0, 90_000, 2, lognormal(420, 1.1)),
  ),
  meaning(
    'balance, account balance, current balance, outstanding balance, available balance, amount due, debt',
    decimal(0, 900_000, 2, lognormal(2400, 1.4)),
  ),
  meaning('credit limit, limit, spending limit', numeric(oneOf({ 1000: 14, 2500: 24, 5000: 28, 10000: 22, 15000: 8, 25000: 4 }))),
  meaning('loan amount, principal, principal amount, mortgage amount', decimal(500, 950_000, 2, lognormal(18_000, 1))),
  meaning('premium, insurance premium, monthly premium, annual premium', decimal(60, 9000, 2, lognormal(640, 0.6))),
  meaning('coverage, coverage amount, sum insured, insured value', decimal(5000, 5_000_000, 2, lognormal(120_000, 0.9))),
  meaning('deductible, copay, co pay, excess', numeric(oneOf({ 0: 12, 20: 14, 250: 18, 500: 28, 1000: 20, 2500: 8 }))),
  meaning('rent, monthly rent, rental price', decimal(350, 9500, 2, lognormal(1450, 0.4))),
  meaning('deposit, security deposit, down payment', decimal(50, 60_000, 2, lognormal(900, 0.7))),
  meaning('fine, penalty, late fee, fine amount', decimal(2, 4000, 2, lognormal(45, 0.8))),
  meaning('refund amount, refund', decimal(1, 3000, 2, lognormal(38, 0.8))),
  meaning('claim amount, settlement amount, damage, estimated damage, payout, settlement', decimal(50, 450_000, 2, lognormal(2800, 1.1))),
  meaning('mrr, monthly recurring revenue', decimal(9, 60_000, 2, lognormal(190, 1.1))),
  meaning(
    'arr, annual recurring revenue, contract value, deal value, deal size, opportunity value',
    decimal(100, 2_500_000, 2, lognormal(9500, 1.2)),
  ),
  meaning('lifetime value, ltv, clv, customer lifetime value', decimal(5, 120_000, 2, lognormal(620, 1.1))),
  meaning('average order value, aov', decimal(8, 900, 2, lognormal(64, 0.5))),
  meaning(
    'market value, appraised value, estimated value, assessed value, valuation, property value, market cap',
    decimal(900, 30_000_000, 2, lognormal(285_000, 0.9)),
  ),
  meaning('cost per click, cpc', decimal(0.02, 40, 2, lognormal(0.9, 0.7))),
  meaning('cpm, cost per mille', decimal(0.3, 90, 2, lognormal(6.5, 0.6))),
  meaning('currency, currency code', (draft) => constant(draft.context.currency)),
  meaning(
    'payment method, payment type, paid by, payment option, mode of payment, tender',
    oneOf({ credit_card: 46, debit_card: 22, cash: 12, bank_transfer: 11, paypal: 9 }),
  ),
  meaning('payment status', oneOf({ paid: 86, pending: 8, refunded: 4, failed: 2 })),
  meaning('payment term', oneOf({ 'net 30': 52, 'net 15': 16, 'net 60': 14, 'due on receipt': 18 })),
  meaning('billing cycle, billing period, billing frequency, payment frequency', oneOf({ monthly: 72, annual: 24, quarterly: 4 })),
  meaning('interest rate, apr, apy', decimal(0.5, 29.9, 2, normal(6.8, 2.6))),
  meaning('tax rate, vat rate', numeric(oneOf({ 0: 10, 5: 15, 10: 20, 20: 55 }))),
  meaning('exchange rate, fx rate, conversion rate to usd', decimal(0.2, 8, 4, lognormal(1.1, 0.25))),
  meaning('credit score, fico, fico score', whole(300, 850, normal(705, 82))),
  meaning(
    'loan term, term, term in months, term month, loan term month, contract month, lease duration, lease term, lease length, contract duration, lease duration month, lease term month, contract length month, contract duration month',
    numeric(oneOf({ 12: 14, 24: 20, 36: 30, 48: 14, 60: 22 })),
  ),
  meaning(`close price, closing price, adj close, adjusted close, ${traded('close')}`, decimal(2, 1900, 2, lognormal(84, 0.9))),
  meaning(`open price, opening price, ${traded('open')}`, quoted('open')),
  meaning(`high price, highest price, ${traded('high')}`, quoted('high')),
  meaning(`low price, lowest price, ${traded('low')}`, quoted('low')),
  meaning('gdp, gross domestic product', whole(200_000_000, 20_000_000_000_000, lognormal(60_000_000_000, 1.6))),
  meaning('gdp per capita', whole(400, 120_000, lognormal(14_000, 1))),
  meaning('loan to value, loan to value ratio', decimal(0.2, 1, 3, beta(6, 2, 0, 1))),
  meaning('price level, price tier, price category', oneOf({ $: 34, $$: 44, $$$: 17, $$$$: 5 })),
  meaning('shares, number of share, units held, holding', whole(1, 100_000, lognormal(40, 1.3))),
]
