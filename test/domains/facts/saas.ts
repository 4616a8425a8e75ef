import { atLeast, atMost, determined, each, type Facts, measured, near, numbered, share, unique } from './kit.ts'

/** The first of the month that comes so many months after a day. */
const first = (day: string, months: number): string => `(date_trunc('month', ${day}) + interval '${months} months')`

/** Subscriptions with their user, their first and last invoice, and what became of their invoices. */
const billed = `(select s.*, u.signed_up_at, u.status as user_status, u.churned_at, b.* exclude (subscription_id)
  from subscriptions s join users u using (user_id) left join
  (select subscription_id, count(*) as bills, min(issued_on) as first_bill, max(issued_on) as last_bill, max(period_start) as last_start,
    max(period_end) as last_end, arg_max(subtotal - discount, issued_on) as newest, arg_max(status, issued_on) as last_status,
    arg_max(due_on, issued_on) as last_due,
    count(*) filter (where status = 'overdue') as overdue, count(*) filter (where status = 'uncollectible') as uncollectible
   from invoices group by subscription_id) b using (subscription_id))`
const months = `(select issued_on as month, count(*) as alive, count(*) filter (where b.status = 'canceled'
   and issued_on = last_bill) as lost
  from invoices join ${billed} b using (subscription_id) where issued_on >= '2024-01-01' and issued_on < '2026-01-01' group by issued_on)`
const settled = `(select i.*, s.payment_method, s.discount_percent from invoices i join subscriptions s using (subscription_id)
   where i.status <> 'open')`
const paidBy = (method: string): string => `(from ${settled} where status = 'paid' and payment_method = '${method}')`
const of = 'users u join subscriptions s using (user_id)'
const signUps = (year: number): string => `(select count(*) from users where year(signed_up_at) = ${year})`
const seats = (plan: string): string => `(select median(seats) from subscriptions where plan = '${plan}')`
const paying = '(select row_number() over (order by mrr desc) as place, mrr, count(*) over () as n from subscriptions where mrr > 0)'
const planShares = { free: 0.14, starter: 0.46, pro: 0.29, enterprise: 0.11 }

export const facts: Facts = {
  rows: 5_000,
  tables: { users: (rows) => rows, subscriptions: (rows) => rows, invoices: null },
  facts: [
    numbered('users', 'user_id', 'signed_up_at'),
    numbered('invoices', 'invoice_id', 'issued_on'),
    unique('users', 'email'),
    unique('invoices', 'invoice_number'),
    unique('subscriptions', 'user_id'),
    each('subscribe in the order of the users', 'subscriptions', 'user_id = subscription_id'),
    each(
      'start the subscription within the hour after the sign-up',
      billed,
      "started_at > signed_up_at and started_at <= signed_up_at + interval '1 hour'",
    ),
    each(
      'send the first invoice on the first of the second month after the sign-up',
      `(from ${billed} where bills > 0)`,
      `first_bill = ${first('signed_up_at', 2)}`,
    ),
    each(
      'send an invoice every month without a gap',
      '(select issued_on, lag(issued_on) over (partition by subscription_id order by invoice_id) as earlier from invoices)',
      `earlier is null or issued_on = ${first('earlier', 1)}`,
    ),
    each(
      'bill who is active to this day, and nobody else',
      billed,
      "(plan <> 'free' and status in ('active', 'past_due')) = (last_bill is not distinct from date '2026-01-01')",
    ),
    each(
      'keep those on trial who are to pay, but cannot have had an invoice yet',
      billed,
      `(${first('signed_up_at', 2)} > '2026-01-01' and plan <> 'free' and status <> 'canceled') = (status = 'trialing')`,
    ),
    each('never bill the free plan', `(from ${billed} where plan = 'free')`, 'bills is null'),
    each(
      'bill everybody else from the end of the trial on',
      `(from ${billed} where plan <> 'free' and status not in ('trialing', 'canceled'))`,
      'bills > 0',
    ),
    each(
      'cancel in the month of the last invoice, or before any',
      `(from ${billed} where canceled_at is not null)`,
      `case when last_bill is null then canceled_at > started_at
       else canceled_at >= last_bill and canceled_at < ${first('last_bill', 1)} end and canceled_at < '2026-01-01'`,
    ),
    each('be past due exactly while an invoice is overdue', billed, "(status = 'past_due') = (coalesce(overdue, 0) > 0)"),
    each(
      'leave one uncollectible invoice, the last, exactly when a failed payment ended the subscription',
      billed,
      `case when cancellation_reason is not distinct from 'payment_failed'
       then uncollectible = 1 and last_status = 'uncollectible' and canceled_at > last_due else coalesce(uncollectible, 0) = 0 end`,
    ),
    each(
      'tell of a user what the subscription tells',
      billed,
      `user_status = case when plan = 'free' and status = 'active' then 'free' when status = 'canceled' then 'churned'
       when status = 'past_due' then 'active'
       else status end and churned_at is not distinct from canceled_at`,
    ),
    each(
      'set the period from the last invoice or the trial, and none on the free plan',
      billed,
      `case when plan = 'free' then current_period_start is null and current_period_end is null
       when bills > 0 then current_period_start = last_start and current_period_end = last_end
       else current_period_start = started_at::date and current_period_end = trial_ends_on end`,
    ),
    each('end the trial on the day before the first invoice', `(from ${billed} where bills > 0)`, 'trial_ends_on = first_bill - 1'),
    each(
      'charge the price of the plan',
      'subscriptions',
      "unit_price = case plan when 'free' then 0 when 'starter' then 12 when 'pro' then 29 when 'enterprise' then 59 end",
    ),
    each(
      'make the recurring revenue what the newest invoice says before tax, and nothing without one',
      billed,
      "mrr = case when bills > 0 and status <> 'canceled' then newest else 0 end",
    ),
    each(
      'bill the plan, seats and price of the subscription to its user',
      'invoices i join subscriptions s using (subscription_id)',
      'i.user_id = s.user_id and i.plan = s.plan and i.seats = s.seats and i.unit_price = s.unit_price',
    ),
    each(
      "take off the subscription's discount",
      'invoices i join subscriptions s using (subscription_id)',
      'i.discount = round(i.subtotal * s.discount_percent / 100, 2)',
    ),
    each('include the tax in the total', 'invoices', 'tax * 100 = round(total * 100 * (tax_rate * 100) / (100 + tax_rate * 100))'),
    each('issue invoices on the first of a month', 'invoices', `issued_on = ${first('issued_on', 0)}`),
    each('leave open what was issued today, and nothing else', 'invoices', "(status = 'open') = (issued_on = '2026-01-01')"),
    each('number invoices without a gap', 'invoices', "invoice_number = 'INV-' || (100000 + invoice_id)"),
    each('have one seat on the free plan', "(from subscriptions where plan = 'free')", 'seats = 1'),
    determined('tax by country', 'invoices join users using (user_id)', 'country', 'tax_rate'),
    each(
      'call companies by the legal forms of their country',
      "(select country, regexp_extract(company, '[^ ]+$') as form from users)",
      `case form when 'GmbH' then country in ('Germany', 'Austria', 'Switzerland') when 'LLC' then country = 'United States'
       when 'SARL' then country = 'France'
       when 'AB' then country = 'Sweden' when 'B.V.' then country = 'Netherlands'
       when 'Ltda.' then country in ('Brazil', 'Colombia') else true end`,
    ),
    each('win no free user by sales', `(from ${of} where s.plan = 'free')`, "signup_source <> 'sales_outreach'"),

    measured('send 9 to 11 invoices to a user', 'select (select count(*) from invoices) / (select count(*) from users)', [9, 11]),
    ...Object.entries(planShares).map(([plan, exact]) =>
      share(`have exactly ${exact * 100}% on ${plan}`, 'subscriptions', `plan = '${plan}'`, near(exact, 1e-9)),
    ),
    share('lose exactly 22% of the subscriptions', 'subscriptions', "status = 'canceled'", near(0.22, 1e-9)),
    share('lose exactly 22% of the users', 'users', "status = 'churned'", near(0.22, 1e-9)),
    measured(
      'lose about the same share in each of 24 months',
      `select max(abs(lost / alive - 0.0235)) + (count(*) <> 24)::int from ${months}`,
      atMost(0.008),
    ),
    ...['starter', 'pro', 'enterprise'].map((plan) =>
      measured(
        `keep larger customers longer on ${plan}`,
        `select avg(seats) filter (where status = 'canceled') / avg(seats) filter (where status = 'active') from subscriptions
         where plan = '${plan}'`,
        atMost(0.8),
      ),
    ),
    share('win large customers by sales', `(from ${of} where s.plan = 'enterprise')`, "signup_source = 'sales_outreach'", near(0.28, 0.05)),
    measured(
      'earn most with few large customers',
      `select sum(mrr) filter (where place <= round(n / 5)) / sum(mrr) from ${paying}`,
      [0.7, 0.95],
    ),
    measured('have more seats on pro than on starter', `select ${seats('pro')} - ${seats('starter')}`, atLeast(1)),
    measured('have three times as many seats on enterprise as on pro', `select ${seats('enterprise')} / ${seats('pro')}`, atLeast(3)),
    share('be paid almost always', settled, "status = 'paid'", atLeast(0.975)),
    share('void few invoices', settled, "status = 'void'", near(0.006, 0.005)),
    share('be paid at once by card', paidBy('card'), 'paid_at::date = issued_on', atLeast(0.85)),
    share('be paid later by transfer', paidBy('bank_transfer'), 'paid_at::date = issued_on', atMost(0.02)),
    measured('about double the sign-ups in two years', `select ${signUps(2025)} / ${signUps(2023)}`, [1.7, 2.4]),
    share('rest on weekends', 'users', 'dayofweek(signed_up_at) in (0, 6)', atMost(0.19)),
    share('sign up by day', 'users', 'hour(signed_up_at) < 6', atMost(0.05)),
    share('be seen by day', 'users', 'hour(last_seen_at) < 6', atMost(0.05)),
    measured('bill 30 countries', 'select count(distinct country) from invoices join users using (user_id)', [30, 30]),
    measured(
      'take no tax in the United States',
      "select max(tax_rate) from invoices join users using (user_id) where country = 'United States'",
      [0, 0],
    ),
    measured(
      'take 19% in Germany',
      "select min(tax_rate) from invoices join users using (user_id) where country = 'Germany'",
      [0.19, 0.19],
    ),
  ],
}
