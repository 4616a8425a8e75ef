import { merchants } from '../../../src/lexicon/merchants.ts'
import { cents, type Generated, groupsBy, type Row, tableOf } from '../generate.ts'
import { entries, failing, number, parents, type Rule, text, time } from '../rows.ts'

const day = 86_400_000
const today = Date.parse('2026-01-01')
const currencies: Readonly<Record<string, string>> = { 'United States': 'USD', 'United Kingdom': 'GBP', Canada: 'CAD' }
const knownShops = entries(merchants(), ['merchant', 'category', 'direction', 'mcc'])
const shopsOfRefunds = entries(merchants(), ['merchant', 'mcc'])

/** Categories of what is not done with a shop: where money goes, by which ways, and in which accounts. */
const bookings: Readonly<Record<string, { readonly directions: string; readonly channel: string; readonly account: RegExp }>> = {
  cash: { directions: 'debit', channel: 'atm', account: /checking|savings|credit_card/ },
  salary: { directions: 'credit', channel: 'bank_transfer', account: /checking/ },
  transfer: { directions: 'debit credit', channel: 'bank_transfer', account: /checking|savings/ },
  interest: { directions: 'credit', channel: 'internal', account: /savings/ },
  payment: { directions: 'credit', channel: 'bank_transfer', account: /credit_card/ },
  benefits: { directions: 'credit', channel: 'bank_transfer', account: /checking/ },
  pension: { directions: 'credit', channel: 'bank_transfer', account: /checking/ },
}

/** How a description begins that names a shop. */
const openings: Readonly<Record<string, RegExp>> = {
  card: /^(Card purchase at|Refund from) /,
  online: /^(Online purchase at|Online payment to|Refund from) /,
  direct_debit: /^Direct debit to /,
  bank_transfer: /^Bank transfer to /,
}

const customers = (data: Generated): readonly Row[] => tableOf(data, 'customers')
const accounts = (data: Generated): readonly Row[] => tableOf(data, 'accounts')
const transactions = (data: Generated): readonly Row[] => tableOf(data, 'transactions')

const account = (data: Generated): ((row: Row) => Row) => parents(data, 'accounts', 'account_id')
const customer = (data: Generated): ((row: Row) => Row) => parents(data, 'customers', 'customer_id')

/** What holds in every response of the domain, whatever its size. */
export const fintechRules: readonly Rule[] = [
  [
    'give each customer 1 to 4 accounts, the first for everyday use',
    (data) => {
      const groups = groupsBy(accounts(data), 'customer_id')
      return failing(customers(data), (row) => {
        const own = groups.get(row['customer_id'] ?? null) ?? []
        return own.length >= 1 && own.length <= 4 && own[0]?.['account_type'] === 'checking'
      })
    },
  ],
  [
    'open accounts after the customer joined, within two weeks and before today',
    (data) => {
      const owner = customer(data)
      return failing(accounts(data), (row) => {
        const [joined, opened] = [time(owner(row), 'joined_at'), time(row, 'opened_at')]
        return opened >= joined && opened < joined + 13 * day && opened < today
      })
    },
  ],
  [
    'keep accounts in the currency of the country',
    (data) => {
      const owner = customer(data)
      return failing(accounts(data), (row) => row['currency'] === (currencies[text(owner(row), 'country')] ?? 'EUR'))
    },
  ],
  [
    'let accounts wait for the documents of their customer, and only those',
    (data) => {
      const owner = customer(data)
      return failing(accounts(data), (row) => (row['status'] === 'pending') === (owner(row)['kyc_status'] === 'pending'))
    },
  ],
  [
    'wait for documents in the first week only, and review them after two years',
    (data) =>
      failing(customers(data), (row) => {
        const age = today - Date.parse(text(row, 'joined_at').slice(0, 10))
        if (row['kyc_status'] === 'pending') return age < 8 * day
        return row['kyc_status'] === 'verified' || age >= 730 * day
      }),
  ],
  [
    'limit overdrafts of checking accounts and credit of cards, and nothing else',
    (data) =>
      failing(
        accounts(data),
        (row) =>
          (row['overdraft_limit'] !== null) === (row['account_type'] === 'checking') &&
          (row['credit_limit'] !== null) === (row['account_type'] === 'credit_card') &&
          (row['card_last_four'] === null) === (row['account_type'] === 'savings') &&
          number(row, 'overdraft_limit') % 100 === 0 &&
          number(row, 'credit_limit') % 500 === 0 &&
          (row['credit_limit'] === null || number(row, 'credit_limit') >= 500),
      ),
  ],
  [
    'let nobody overdraw whose score is poor',
    (data) => {
      const owner = customer(data)
      return failing(accounts(data), (row) => number(owner(row), 'credit_score') >= 640 || number(row, 'overdraft_limit') === 0)
    },
  ],
  [
    'pay little on checking accounts, some on savings and charge most on cards',
    (data) =>
      failing(accounts(data), (row) => {
        const rate = number(row, 'interest_rate')
        if (row['account_type'] === 'checking') return rate <= 0.005
        return row['account_type'] === 'savings' ? rate >= 0.017 && rate <= 0.043 : rate > 0.1 && rate < 0.3
      }),
  ],
  [
    'take adults only',
    (data) =>
      failing(customers(data), (row) => {
        const joined = text(row, 'joined_at')
        return `${Number(joined.slice(0, 4)) - 18}${joined.slice(4, 10)}` >= text(row, 'birth_date')
      }),
  ],
  [
    'rate nobody a low risk whose score is poor, nor a high one whose score is excellent',
    (data) =>
      failing(customers(data), (row) => {
        const score = number(row, 'credit_score')
        return score >= 300 && score <= 850 && row['risk_rating'] !== (score < 560 ? 'low' : score >= 720 ? 'high' : '')
      }),
  ],
  [
    'let money move only after the account was opened and before today',
    (data) => {
      const of = account(data)
      return failing(transactions(data), (row) => time(row, 'created_at') > time(of(row), 'opened_at') && time(row, 'created_at') < today)
    },
  ],
  [
    'move money in the currency of the account',
    (data) => {
      const of = account(data)
      return failing(transactions(data), (row) => row['currency'] === of(row)['currency'])
    },
  ],
  [
    'have positive amounts and fees of a few coins',
    (data) => failing(transactions(data), (row) => cents(row['amount']) > 0 && [0, 50, 250, 300].includes(cents(row['fee']))),
  ],
  [
    'take fees of machines and transfers only, and none for what was declined',
    (data) =>
      failing(
        transactions(data),
        (row) =>
          row['fee'] === 0 ||
          (!['declined', 'blocked'].includes(text(row, 'status')) && ['atm', 'bank_transfer'].includes(text(row, 'channel'))),
      ),
  ],
  [
    'post what was completed or reversed, after it was made and before today',
    (data) =>
      failing(transactions(data), (row) => {
        if (['pending', 'declined', 'blocked'].includes(text(row, 'status'))) return row['posted_at'] === null
        const posted = time(row, 'posted_at')
        return posted > time(row, 'created_at') && posted < today && posted <= time(row, 'created_at') + 4 * day
      }),
  ],
  [
    'leave nothing pending for longer than three days',
    (data) => failing(transactions(data), (row) => row['status'] !== 'pending' || today - time(row, 'created_at') <= 3 * day),
  ],
  [
    'decline or reverse only what leaves an account',
    (data) =>
      failing(transactions(data), (row) => row['direction'] === 'debit' || row['status'] === 'completed' || row['status'] === 'pending'),
  ],
  [
    'name a shop with its category, code and direction, or none',
    (data) =>
      failing(transactions(data), (row) => {
        if ((row['merchant'] === null) !== (row['mcc'] === null)) return false
        if (row['merchant'] === null) return text(row, 'category') in bookings
        if (row['category'] === 'refund')
          return row['direction'] === 'credit' && shopsOfRefunds.has([row['merchant'], row['mcc']].join('|'))
        return knownShops.has([row['merchant'], row['category'], row['direction'], row['mcc']].join('|'))
      }),
  ],
  [
    'say in the description by which way money went to or came from which shop',
    (data) =>
      failing(transactions(data), (row) => {
        if (row['merchant'] === null) return text(row, 'description') !== ''
        const matched = openings[text(row, 'channel')]?.exec(text(row, 'description'))?.[0]
        if (matched === undefined || `${matched}${text(row, 'merchant')}` !== row['description']) return false
        return (matched === 'Refund from ') === (row['category'] === 'refund')
      }),
  ],
  [
    'book everything else by its own way, in accounts that do such things',
    (data) => {
      const of = account(data)
      return failing(transactions(data), (row) => {
        const booking = bookings[text(row, 'category')]
        if (booking === undefined) return true
        const fits = booking.directions.includes(text(row, 'direction')) && booking.channel === row['channel']
        return fits && (row['is_fraud'] === true || booking.account.test(text(of(row), 'account_type')))
      })
    },
  ],
  [
    'pay out notes at machines, and round sums between people',
    (data) =>
      failing(transactions(data), (row) => {
        const step = row['category'] === 'cash' ? 2000 : row['category'] === 'transfer' ? 500 : 1
        return cents(row['amount']) % step === 0
      }),
  ],
  [
    'pay wages, grants, benefits and pensions to those who get them',
    (data) => {
      const [of, owner] = [account(data), customer(data)]
      return failing(transactions(data), (row) => {
        const employment = text(owner(of(row)), 'employment_status')
        if (row['category'] === 'pension') return employment === 'retired'
        if (row['category'] === 'benefits') return employment === (row['description'] === 'Student grant' ? 'student' : 'unemployed')
        if (row['category'] !== 'salary') return true
        return row['description'] === 'Freelance Payment' ? employment === 'self_employed' : ['employed', 'student'].includes(employment)
      })
    },
  ],
  [
    'pay the same wage every time, in proportion to the income',
    (data) => {
      const [of, owner] = [account(data), customer(data)]
      return failing(transactions(data), (row) => {
        if (row['description'] !== 'Payroll Deposit') return true
        return cents(row['amount']) === Math.round(number(owner(of(row)), 'annual_income') * 6.35)
      })
    },
  ],
  [
    'let thieves take, never bring',
    (data) => failing(transactions(data), (row) => row['is_fraud'] === false || row['direction'] === 'debit'),
  ],
  [
    'pay rent to one landlord',
    (data) => {
      const rents = transactions(data).filter((row) => row['category'] === 'rent')
      const landlords = groupsBy(rents, 'account_id')
      return failing(rents, (row) => row['merchant'] === landlords.get(row['account_id'] ?? null)?.[0]?.['merchant'])
    },
  ],
]
