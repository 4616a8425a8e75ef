import { merchants } from '../../../src/lexicon/merchants.ts'
import {
  atLeast,
  atMost,
  determined,
  each,
  entries,
  type Facts,
  listed,
  measured,
  near,
  never,
  numbered,
  quoted,
  share,
  unique,
} from './kit.ts'

const shops = entries(merchants(), 'merchant', 'category', 'direction', 'mcc')
const shopsOfRefunds = entries(merchants(), 'merchant', 'mcc')
const owned = '(select a.*, c.* exclude (customer_id) from accounts a join customers c using (customer_id))'
const moved = `(select t.*, a.account_type, a.opened_at, a.currency as held, c.annual_income, c.employment_status
  from transactions t join accounts a using (account_id) join customers c using (customer_id))`
const atShops = '(from transactions where merchant is not null)'
const others = "is_fraud = false and direction = 'debit'"
const stopped = "status in ('declined', 'blocked', 'reversed')"
const shareOfCategory = (category: string): string =>
  `(select count(*) filter (where category = ${quoted(category)}) / count(*) from transactions)`
const medianOf = (category: string): string => `select median(amount) from transactions where category = ${quoted(category)}`
const checking = (direction: string): string =>
  `(select sum(amount) from ${moved} where account_type = 'checking' and status = 'completed' and direction = '${direction}')`
const transactionsOf = '(select count(*) as n from transactions group by account_id)'
const inYear = (year: number): string => `(select count(*) from transactions where year(created_at) = ${year})`

/** What is not done with a shop: by which way it is booked, in which directions, and in which accounts unless it is a fraud. */
const bookings = `case category
  when 'cash' then channel = 'atm' and direction = 'debit'
  when 'salary' then channel = 'bank_transfer' and direction = 'credit' and (is_fraud or account_type = 'checking')
  when 'benefits' then channel = 'bank_transfer' and direction = 'credit' and (is_fraud or account_type = 'checking')
  when 'pension' then channel = 'bank_transfer' and direction = 'credit' and (is_fraud or account_type = 'checking')
  when 'transfer' then channel = 'bank_transfer' and (is_fraud or account_type in ('checking', 'savings'))
  when 'interest' then channel = 'internal' and direction = 'credit' and (is_fraud or account_type = 'savings')
  when 'payment' then channel = 'bank_transfer' and direction = 'credit' and (is_fraud or account_type = 'credit_card')
  else merchant is not null end`

export const facts: Facts = {
  rows: 5_000,
  tables: { customers: (rows) => rows, accounts: (rows) => Math.round(rows * 1.5), transactions: (rows) => rows * 12 },
  facts: [
    numbered('customers', 'customer_id', 'joined_at'),
    numbered('transactions', 'transaction_id', 'created_at'),
    unique('customers', 'email'),
    unique('accounts', 'account_number'),
    each('have account numbers of ten digits', 'accounts', "regexp_full_match(account_number, '[0-9]{10}')"),
    never(
      'give each customer 1 to 4 accounts, the first for everyday use',
      `select customer_id from customers left join accounts using (customer_id) group by customer_id
       having count(account_id) not between 1 and 4 or arg_min(account_type, account_id) is distinct from 'checking'`,
    ),
    each(
      'keep accounts in the currency of the country',
      owned,
      "currency = case country when 'United States' then 'USD' when 'United Kingdom' then 'GBP' when 'Canada' then 'CAD' else 'EUR' end",
    ),
    each('take adults only', 'customers', "birth_date + interval '18 years' <= joined_at"),
    each('move money in the currency of the account', moved, 'currency = held'),
    each('move more than nothing', 'transactions', 'amount > 0'),
    each('pay out notes at machines', "(from transactions where category = 'cash')", 'amount % 20 = 0'),
    each('move round sums between people', "(from transactions where category = 'transfer')", 'amount % 5 = 0'),
    each('take fees of 0, 0.50, 2.50 or 3.00', 'transactions', 'fee in (0, 0.5, 2.5, 3)'),
    each(
      'name a shop together with its code, and nothing else without a category of its own',
      'transactions',
      `(merchant is null) = (mcc is null)
       and (merchant is not null or category in ('cash', 'salary', 'transfer', 'interest', 'payment', 'benefits', 'pension'))`,
    ),
    listed(
      'name a shop with its category, code and direction',
      `(from ${atShops} where category <> 'refund')`,
      "concat_ws('|', merchant, category, direction, mcc)",
      shops,
    ),
    listed(
      'name a known shop for a refund',
      `(from ${atShops} where category = 'refund')`,
      "concat_ws('|', merchant, mcc)",
      shopsOfRefunds,
    ),
    each(
      'say in the description by which way money went to or came from which shop',
      atShops,
      `case category when 'refund' then channel in ('card', 'online') and direction = 'credit'
       and description = 'Refund from ' || merchant else
       case channel when 'card' then description = 'Card purchase at ' || merchant
       when 'online' then description in ('Online purchase at ' || merchant, 'Online payment to ' || merchant)
       when 'direct_debit' then description = 'Direct debit to ' || merchant
       when 'bank_transfer' then description = 'Bank transfer to ' || merchant end end`,
    ),
    each('describe what is not done with a shop', '(from transactions where merchant is null)', "description <> ''"),
    each('book everything else by its own way, in accounts that do such things', moved, bookings),
    each(
      'pay wages, grants, benefits and pensions to those who get them',
      moved,
      `case category when 'pension' then employment_status = 'retired'
       when 'benefits' then employment_status = case description when 'Student grant' then 'student' else 'unemployed' end
       when 'salary' then employment_status = 'self_employed' or (description <> 'Freelance Payment'
       and employment_status in ('employed', 'student'))
       else true end`,
    ),
    each(
      'pay the same wage every time, in proportion to the income',
      `(from ${moved} where description = 'Payroll Deposit')`,
      'amount = round(annual_income * 0.0635, 2)',
    ),
    determined('pay rent to one landlord', "(from transactions where category = 'rent')", 'account_id', 'merchant'),

    measured(
      'be robbed in exactly 3 of 1000 transactions',
      'select count(*) filter (where is_fraud) - round(count(*) * 0.003) from transactions',
      [0, 0],
    ),
    measured(
      'lose larger sums by fraud',
      `select median(amount) filter (where is_fraud) / median(amount) filter (where ${others}) from transactions`,
      atLeast(5),
    ),
    share('notice most fraud', '(from transactions where is_fraud)', stopped, atLeast(0.55)),
    share('stop little else', `(from transactions where ${others})`, stopped, atMost(0.05)),
    share('complete most of what is settled', "(from transactions where created_at < '2025-12-29')", "status = 'completed'", atLeast(0.96)),
    share('decline 2% of what is settled', "(from transactions where created_at < '2025-12-29')", "status = 'declined'", near(0.02, 0.005)),
    share('have half of the last day pending', "(from transactions where created_at >= '2025-12-31')", "status = 'pending'", atLeast(0.45)),
    measured('pay about as much into everyday accounts as out of them', `select ${checking('credit')} / ${checking('debit')}`, [0.8, 1.3]),
    measured('buy groceries most often', `select ${shareOfCategory('groceries')}`, near(0.165, 0.05)),
    ...[
      ['groceries', 'dining'],
      ['dining', 'shopping'],
    ].map(([more = '', less = '']) =>
      measured(`buy ${more} more often than ${less}`, `select ${shareOfCategory(more)} - ${shareOfCategory(less)}`, atLeast(0.0001)),
    ),
    measured(
      'buy shopping more often than rent and travel together',
      `select ${shareOfCategory('shopping')} - ${shareOfCategory('rent')} - ${shareOfCategory('travel')}`,
      atLeast(0.0001),
    ),
    measured('pay rent in large sums', medianOf('rent'), atLeast(1200)),
    measured('spend 25 to 60 on groceries', medianOf('groceries'), [25, 60]),
    measured('spend less than 30 on a meal', medianOf('dining'), atMost(30)),
    measured('have a median credit score of 690 to 725', 'select median(credit_score) from customers', [690, 725]),
    share('have hardly any score of 850', 'customers', 'credit_score = 850', atMost(0.001)),
    share('have scores from 800 on', 'customers', 'credit_score >= 800', atLeast(0.03)),
    share('have hardly any score of 300', 'customers', 'credit_score = 300', atMost(0.001)),
    measured(
      'have higher incomes with higher scores',
      `select median(annual_income) filter (where credit_score >= 780) / median(annual_income) filter (where credit_score < 600)
       from customers`,
      atLeast(1.5),
    ),
    share('rate four of five a low risk', 'customers', "risk_rating = 'low'", near(0.82, 0.05)),
    share('rate few a high risk', 'customers', "risk_rating = 'high'", atMost(0.06)),
    measured(
      'give higher limits to higher incomes',
      `select median(credit_limit) filter (where annual_income > 80000) / median(credit_limit) filter (where annual_income < 25000)
       from ${owned}`,
      atLeast(3),
    ),
    measured('have few busy accounts', `select max(n) / median(n) from ${transactionsOf}`, atLeast(8)),
    measured('use quiet accounts too', `select median(n) from ${transactionsOf}`, atLeast(3)),
    ...[2021, 2022, 2023, 2024].map((year) =>
      measured(`grow by 15% or more after ${year}`, `select ${inYear(year + 1)} / ${inYear(year)}`, atLeast(1.15)),
    ),
    share('move little money at night', 'transactions', 'hour(created_at) < 6', atMost(0.04)),
    share('open few accounts at night', 'accounts', 'hour(opened_at) < 6', atMost(0.04)),
  ],
}
