import { cents, groupsBy, type Generated, type Row, tableOf } from '../generate.ts'
import { failing, failingPairs, number, parents, type Rule, text, time } from '../rows.ts'

const day = 86_400_000
const today = Date.parse('2026-01-01')
const prices: Readonly<Record<string, number>> = { free: 0, starter: 12, pro: 29, enterprise: 59 }
const statusOfUser: Readonly<Record<string, string>> = { trialing: 'trialing', active: 'active', past_due: 'active', canceled: 'churned' }

const users = (data: Generated): readonly Row[] => tableOf(data, 'users')
const subscriptions = (data: Generated): readonly Row[] => tableOf(data, 'subscriptions')
const invoices = (data: Generated): readonly Row[] => tableOf(data, 'invoices')

/** The first of the month that is `months` after the month of a moment. */
function firstOfMonth(moment: number, months: number): number {
  const date = new Date(moment)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
}

/** The invoices of each subscription, in their order. */
function billed(data: Generated): (subscription: Row) => readonly Row[] {
  const groups = groupsBy(invoices(data), 'subscription_id')
  return (subscription) => groups.get(subscription['subscription_id'] ?? null) ?? []
}

/** What holds in every response of the domain, whatever its size. */
export const saasRules: readonly Rule[] = [
  [
    'give each user exactly one subscription',
    (data) =>
      failing(subscriptions(data), (row) => row['user_id'] === row['subscription_id']).concat(
        users(data).slice(subscriptions(data).length),
      ),
  ],
  [
    'start the subscription within the hour after the sign-up',
    (data) => {
      const user = parents(data, 'users', 'user_id')
      return failing(subscriptions(data), (row) => {
        const waited = time(row, 'started_at') - time(user(row), 'signed_up_at')
        return waited > 0 && waited <= day / 24
      })
    },
  ],
  [
    'send the first invoice on the first of the second month after the sign-up',
    (data) => {
      const user = parents(data, 'users', 'user_id')
      const bills = billed(data)
      return failing(subscriptions(data), (row) => {
        const first = bills(row)[0]
        return first === undefined || time(first, 'issued_on') === firstOfMonth(time(user(row), 'signed_up_at'), 2)
      })
    },
  ],
  [
    'send an invoice every month without a gap',
    (data) => {
      const bills = billed(data)
      return subscriptions(data).flatMap((row) =>
        failingPairs(bills(row), (earlier, later) => firstOfMonth(time(earlier, 'issued_on'), 1) === time(later, 'issued_on')),
      )
    },
  ],
  [
    'bill who is active to this day, and nobody else',
    (data) => {
      const bills = billed(data)
      return failing(subscriptions(data), (row) => {
        const last = bills(row).at(-1)
        const isPaying = row['plan'] !== 'free' && (row['status'] === 'active' || row['status'] === 'past_due')
        return isPaying === (last !== undefined && time(last, 'issued_on') === today)
      })
    },
  ],
  [
    'keep those on trial who are to pay, but cannot have had an invoice yet, and nobody else',
    (data) => {
      const user = parents(data, 'users', 'user_id')
      return failing(subscriptions(data), (row) => {
        const isYoung = firstOfMonth(time(user(row), 'signed_up_at'), 2) > today
        const isOnTrial = isYoung && row['plan'] !== 'free' && row['status'] !== 'canceled'
        return isOnTrial === (row['status'] === 'trialing') && (!isOnTrial || time(row, 'trial_ends_on') >= today)
      })
    },
  ],
  [
    'never bill the free plan, and everybody else from the end of the trial on',
    (data) => {
      const bills = billed(data)
      const isDue = (row: Row): boolean => row['plan'] !== 'free' && row['status'] !== 'trialing' && row['status'] !== 'canceled'
      return failing(subscriptions(data), (row) =>
        row['plan'] === 'free' ? bills(row).length === 0 : !isDue(row) || bills(row).length > 0,
      )
    },
  ],
  [
    'cancel in the month of the last invoice, or before any, and only who is canceled',
    (data) => {
      const bills = billed(data)
      return failing(subscriptions(data), (row) => {
        if ((row['status'] === 'canceled') !== (row['canceled_at'] !== null)) return false
        if ((row['canceled_at'] === null) !== (row['cancellation_reason'] === null)) return false
        if (row['canceled_at'] === null) return true
        const at = time(row, 'canceled_at')
        const last = bills(row).at(-1)
        if (last === undefined) return at > time(row, 'started_at') && at < today
        return at >= time(last, 'issued_on') && at < firstOfMonth(time(last, 'issued_on'), 1) && at < today
      })
    },
  ],
  [
    'be past due exactly while an invoice is overdue',
    (data) => {
      const bills = billed(data)
      return failing(
        subscriptions(data),
        (row) => (row['status'] === 'past_due') === bills(row).some((invoice) => invoice['status'] === 'overdue'),
      )
    },
  ],
  [
    'leave one uncollectible invoice, the last, exactly when a failed payment ended the subscription',
    (data) => {
      const bills = billed(data)
      return failing(subscriptions(data), (row) => {
        const left = bills(row).filter((invoice) => invoice['status'] === 'uncollectible')
        if (row['cancellation_reason'] !== 'payment_failed') return left.length === 0
        return left.length === 1 && left[0] === bills(row).at(-1) && time(row, 'canceled_at') > time(left[0] as Row, 'due_on')
      })
    },
  ],
  [
    'tell of a user what the subscription tells',
    (data) => {
      const user = parents(data, 'users', 'user_id')
      return failing(subscriptions(data), (row) => {
        const isFree = row['plan'] === 'free' && row['status'] === 'active'
        const expected = isFree ? 'free' : statusOfUser[text(row, 'status')]
        return user(row)['status'] === expected && user(row)['churned_at'] === row['canceled_at']
      })
    },
  ],
  [
    'see users after they signed up, before today, and before they churned',
    (data) =>
      failing(users(data), (row) => {
        const seen = time(row, 'last_seen_at')
        return seen > time(row, 'signed_up_at') && seen < (row['churned_at'] === null ? today : time(row, 'churned_at'))
      }),
  ],
  [
    'set the period from the last invoice or the trial, and none on the free plan',
    (data) => {
      const bills = billed(data)
      return failing(subscriptions(data), (row) => {
        if (row['plan'] === 'free')
          return row['current_period_start'] === null && row['current_period_end'] === null && row['trial_ends_on'] === null
        const last = bills(row).at(-1)
        if (last !== undefined)
          return row['current_period_start'] === last['period_start'] && row['current_period_end'] === last['period_end']
        return row['current_period_start'] === text(row, 'started_at').slice(0, 10) && row['current_period_end'] === row['trial_ends_on']
      })
    },
  ],
  [
    'end the trial on the day before the first invoice',
    (data) => {
      const bills = billed(data)
      return failing(subscriptions(data), (row) => {
        const first = bills(row)[0]
        return first === undefined || time(row, 'trial_ends_on') === time(first, 'issued_on') - day
      })
    },
  ],
  ['charge the price of the plan', (data) => failing(subscriptions(data), (row) => row['unit_price'] === prices[text(row, 'plan')])],
  [
    'name a way to pay where there is something to pay',
    (data) => failing(subscriptions(data), (row) => (row['payment_method'] === null) === (row['plan'] === 'free')),
  ],
  [
    'make the recurring revenue what the newest invoice says before tax, and nothing without one',
    (data) => {
      const bills = billed(data)
      return failing(subscriptions(data), (row) => {
        const last = bills(row).at(-1)
        const isPaying = last !== undefined && row['status'] !== 'canceled'
        return cents(row['mrr']) === (isPaying ? cents(last['subtotal']) - cents(last['discount']) : 0)
      })
    },
  ],
  [
    'bill the plan, seats and price of the subscription to its user',
    (data) => {
      const subscription = parents(data, 'subscriptions', 'subscription_id')
      return failing(invoices(data), (row) =>
        ['user_id', 'plan', 'seats', 'unit_price'].every((column) => row[column] === subscription(row)[column]),
      )
    },
  ],
  [
    'add invoices up to the cent',
    (data) => {
      const subscription = parents(data, 'subscriptions', 'subscription_id')
      return failing(invoices(data), (row) => {
        const [subtotal, discount, total] = [cents(row['subtotal']), cents(row['discount']), cents(row['total'])]
        const rate = Math.round(number(row, 'tax_rate') * 100)
        return (
          subtotal === number(row, 'seats') * cents(row['unit_price']) &&
          discount === Math.round((subtotal * number(subscription(row), 'discount_percent')) / 100) &&
          cents(row['tax']) === Math.round((total * rate) / (100 + rate)) &&
          total === subtotal - discount + cents(row['usage_charge']) - cents(row['credit'])
        )
      })
    },
  ],
  [
    'charge usage or give credit, not both',
    (data) => failing(invoices(data), (row) => Math.min(number(row, 'usage_charge'), number(row, 'credit')) === 0),
  ],
  [
    'bill the whole month in advance, due after 14 days',
    (data) =>
      failing(invoices(data), (row) => {
        const issued = time(row, 'issued_on')
        return (
          issued === firstOfMonth(issued, 0) &&
          row['period_start'] === row['issued_on'] &&
          time(row, 'period_end') === firstOfMonth(issued, 1) - day &&
          time(row, 'due_on') === issued + 14 * day
        )
      }),
  ],
  [
    'leave open what was issued today, and nothing else',
    (data) => failing(invoices(data), (row) => (row['status'] === 'open') === (time(row, 'issued_on') === today)),
  ],
  [
    'tell when an invoice was paid, after it was issued and before today, if it was',
    (data) =>
      failing(invoices(data), (row) =>
        row['status'] === 'paid' ? time(row, 'paid_at') >= time(row, 'issued_on') && time(row, 'paid_at') < today : row['paid_at'] === null,
      ),
  ],
  [
    'number invoices without a gap',
    (data) => failing(invoices(data), (row) => row['invoice_number'] === `INV-${100_000 + number(row, 'invoice_id')}`),
  ],
]
