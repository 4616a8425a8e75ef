import type { Meaning } from './meaning.ts'
import { amount, choice, count, meaning, share, steps } from './shapes.ts'
import type { TableDraft } from './table-draft.ts'

type Body = Exclude<Meaning['body'], (draft: TableDraft, name: string) => unknown>

/** A tenth, say, of the row's price or subtotal where one is said; else drawn. */
const portion =
  (of: readonly string[], least: number, most: number, otherwise: Body) =>
  (draft: TableDraft, name: string): Body => {
    const base = of.map((meaning) => draft.amountOf(meaning)).find((column) => column !== null)
    if (base === undefined) return otherwise
    const part = draft.helper(`${name}_share`, { kind: 'decimal', scale: 3, min: least, max: most })
    return { kind: 'formula', expression: `${base} * ${part}`, scale: 2 }
  }

const bases = ['subtotal', 'unit price', 'amount']

/** Quantity x price where both are said, then what is said of discount, tax, shipping and tip. */
function total(draft: TableDraft): Body {
  const quantity = draft.amountOf('quantity')
  const price = draft.amountOf('unit price')
  const subtotal = draft.amountOf('subtotal')
  if (subtotal === null && (quantity === null || price === null)) return amount(68, 0.8, 2, 9000)
  const terms = ['tax', 'shipping cost', 'tip'].map((each) => draft.amountOf(each)).filter((each) => each !== null)
  const discount = draft.amountOf('discount')
  const expression = [subtotal ?? `${quantity} * ${price}`, ...terms].join(' + ') + (discount === null ? '' : ` - ${discount}`)
  return { kind: 'formula', expression, scale: 2 }
}

function subtotal(draft: TableDraft): Body {
  const quantity = draft.amountOf('quantity')
  const price = draft.amountOf('unit price')
  return quantity === null || price === null
    ? amount(60, 0.8, 2, 8000)
    : { kind: 'formula', expression: `${quantity} * ${price}`, scale: 2 }
}

function profit(draft: TableDraft): Body {
  const revenue = draft.amountOf('revenue') ?? draft.amountOf('total') ?? draft.amountOf('unit price')
  const cost = draft.amountOf('cost')
  return revenue === null || cost === null
    ? amount(1800, 1, 10, 900_000)
    : { kind: 'formula', expression: `${revenue} - ${cost}`, scale: 2 }
}

function cost(draft: TableDraft, name: string): Body {
  const of = ['unit price', 'revenue', 'total'].map((each) => draft.amountOf(each)).find((each) => each !== null)
  if (of === undefined) return amount(120, 1, 1, 50_000)
  const part = draft.helper(`${name}_share`, { kind: 'decimal', scale: 3, min: 0.35, max: 0.8 })
  return { kind: 'formula', expression: `${of} * ${part}`, scale: 2 }
}

/** Money: what people earn, pay and owe. */
export const money: readonly Meaning[] = [
  meaning(
    'salary, annual salary, base salary, yearly salary, gross salary, compensation, annual pay, base pay, pay',
    amount(62_000, 0.38, 24_000, 420_000),
  ),
  meaning('monthly salary, monthly pay, net salary, stipend', amount(4300, 0.38, 1400, 35_000)),
  meaning('hourly rate, hourly wage, wage, pay rate, rate per hour, billing rate', amount(28, 0.4, 11, 240)),
  meaning('bonus, annual bonus', portion(['salary'], 0.02, 0.2, amount(4200, 0.8, 0, 90_000))),
  meaning('commission', portion(['total', 'amount', 'unit price'], 0.03, 0.12, amount(240, 0.9, 1, 25_000))),
  meaning('income, annual income, household income, yearly income', amount(58_000, 0.6, 9000, 950_000)),
  meaning('net worth, wealth, total asset', amount(180_000, 1.4, 500, 90_000_000)),
  meaning(
    'unit price, price, list price, retail price, selling price, price per unit, ticket price, asking price, rate',
    amount(34, 0.9, 1, 4900),
  ),
  meaning('cost, unit cost, cost price, purchase price, wholesale price, expense, total cost', cost),
  meaning(
    'fee, charge, service fee, entry fee, admission fee, registration fee, booking fee, consultation fee, membership fee, tuition, tuition fee',
    amount(85, 0.8, 5, 6000),
  ),
  meaning(
    'amount, value, sum, payment amount, transaction amount, paid, amount paid, payment, donation amount, order value, monetary value',
    amount(72, 0.9, 1, 12_000),
  ),
  meaning('subtotal, sub total, net amount', subtotal),
  meaning(
    'total, total amount, order total, grand total, total price, invoice total, gross amount, line total, sale amount, total paid, bill',
    total,
  ),
  meaning('tax, tax amount, vat, sales tax, gst', portion(bases, 0.08, 0.08, amount(7, 0.8, 0.1, 900))),
  meaning('discount, discount amount, rebate', portion(bases, 0, 0.2, amount(6, 0.9, 0, 500))),
  meaning('tip, gratuity', portion(['subtotal', 'amount'], 0.1, 0.22, amount(6, 0.6, 0, 120))),
  meaning('shipping cost, shipping fee, shipping, delivery fee, delivery cost, freight, postage', amount(7.5, 0.5, 0, 120)),
  meaning('revenue, sales, turnover, annual revenue, gross revenue, box office', amount(48_000, 1.2, 500, 25_000_000)),
  meaning('profit, net profit, gross profit, earnings, net income', profit),
  meaning('margin, profit margin, gross margin', share(5, 9, 0.9)),
  meaning('budget, total budget, project budget, allocated budget, funding, grant amount', amount(60_000, 1.2, 1000, 40_000_000)),
  meaning('spend, ad spend, total spend, total spent, amount spent, spent, monthly spend, lifetime spend', amount(420, 1.1, 0, 90_000)),
  meaning(
    'balance, account balance, current balance, outstanding balance, available balance, amount due, debt',
    amount(2400, 1.4, 0, 900_000),
  ),
  meaning('credit limit, limit, spending limit', steps('1000:14, 2500:24, 5000:28, 10000:22, 15000:8, 25000:4')),
  meaning('loan amount, principal, principal amount, mortgage amount', amount(18_000, 1, 500, 950_000)),
  meaning('premium, insurance premium, monthly premium, annual premium', amount(640, 0.6, 60, 9000)),
  meaning('coverage, coverage amount, sum insured, insured value', amount(120_000, 0.9, 5000, 5_000_000)),
  meaning('deductible, copay, co pay, excess', steps('0:12, 20:14, 250:18, 500:28, 1000:20, 2500:8')),
  meaning('rent, monthly rent, rental price', amount(1450, 0.4, 350, 9500)),
  meaning('deposit, security deposit, down payment', amount(900, 0.7, 50, 60_000)),
  meaning('fine, penalty, late fee, fine amount', amount(45, 0.8, 2, 4000)),
  meaning('refund amount, refund', amount(38, 0.8, 1, 3000)),
  meaning('claim amount, settlement amount, damage, estimated damage, payout', amount(2800, 1.1, 50, 450_000)),
  meaning('mrr, monthly recurring revenue', amount(190, 1.1, 9, 60_000)),
  meaning('arr, annual recurring revenue, contract value, deal value, deal size, opportunity value', amount(9500, 1.2, 100, 2_500_000)),
  meaning('lifetime value, ltv, clv, customer lifetime value', amount(620, 1.1, 5, 120_000)),
  meaning('average order value, aov', amount(64, 0.5, 8, 900)),
  meaning(
    'market value, appraised value, estimated value, assessed value, valuation, property value, market cap',
    amount(285_000, 0.9, 900, 30_000_000),
  ),
  meaning('cost per click, cpc', amount(0.9, 0.7, 0.02, 40)),
  meaning('cpm, cost per mille', amount(6.5, 0.6, 0.3, 90)),
  meaning('currency, currency code', (draft) => ({ kind: 'constant', value: draft.context.currency })),
  meaning(
    'payment method, payment type, paid by, payment option, mode of payment, tender',
    choice('credit_card:46, debit_card:22, cash:12, bank_transfer:11, paypal:9'),
  ),
  meaning('payment status', choice('paid:86, pending:8, refunded:4, failed:2')),
  meaning('payment term', choice('net 30:52, net 15:16, net 60:14, due on receipt:18')),
  meaning('billing cycle, billing period, billing frequency, payment frequency', choice('monthly:72, annual:24, quarterly:4')),
  meaning('interest rate, apr, apy', {
    kind: 'decimal',
    scale: 2,
    min: 0.5,
    max: 29.9,
    distribution: { name: 'normal', mean: 6.8, standard_deviation: 2.6 },
  }),
  meaning('tax rate, vat rate', steps('0:10, 5:15, 10:20, 20:55')),
  meaning('exchange rate, fx rate, conversion rate to usd', amount(1.1, 0.25, 0.2, 8, 4)),
  meaning('credit score, fico, fico score', {
    kind: 'integer',
    min: 300,
    max: 850,
    distribution: { name: 'normal', mean: 705, standard_deviation: 82 },
  }),
  meaning('loan term, term, term in months', steps('12:14, 24:20, 36:30, 48:14, 60:22')),
  meaning('shares, number of share, units held, holding', count(40, 1.3, 1, 100_000)),
]
