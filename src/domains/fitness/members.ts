import { daysAfter, flag, formula, mapped, when } from '../../builders/computed.ts'
import { lognormal, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, lookups, ownedBy, owner, per, primary, ref, rollUp, table } from '../../builders/table.ts'
import { attributes, text, words } from '../../builders/texts.ts'
import { place } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { wakingHours } from '../shared/hours.ts'
import { identity, phone } from '../shared/identity.ts'

/** The clubs of the chain. */
export const gyms = table('gyms', per('members', 0.006, { min: 3 }), {
  gym_id: id(),
  place,
  name: text({ values: words('Ironhouse, Ironhouse, Ironhouse Express, Ironhouse Plus') }, ' ', companyWord),
  ...attributes('place', 'city', 'region', 'country'),
  country_code: oneOf({ US: 94, CA: 3, GB: 3 }),
  phone,
  tens_of_square_meters: hidden(whole(40, 700, lognormal(160, 0.4))),
  area_square_meters: formula('tens_of_square_meters * 10'),
  has_pool: yes(0.22),
  is_open_24_hours: yes(0.4),
  opened_on: date('2008-02-01', '2020-11-30', { weekdays: [2, 1, 1, 1, 1, 1.5, 0.5] }),
})

const studentAges = quantiles([18.1, 18.9, 19.6, 20.3, 21, 21.8, 22.7, 24, 28])
const ages = quantiles([18.5, 22, 25, 27.5, 30, 33, 36.5, 41, 47, 56, 79])

/** Members, each with a home club in their city. January has the most new ones. */
export const members = table('members', primary, {
  member_id: id(),
  gym_id: ref('gyms', { popularity: 0.4, existing_at: 'joined_at' }),
  ...identity(0.5, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  plan: hidden(rollUp('first', 'memberships', 'plan')),
  is_student: hidden(flag('plan == "student"')),
  age_then: hidden(decimalBy('is_student', 18.1, 79, 2, { true: studentAges, otherwise: ages })),
  to_birth: hidden(formula('-round(age_then * 365.25)')),
  birth_date: daysAfter('joined_at', 'to_birth'),
  ...lookups('gym_id', 'city', 'country_code'),
  monthly_fee: hidden(rollUp('first', 'memberships', 'monthly_fee')),
  goal: oneOf({ get_fit: 30, lose_weight: 27, build_muscle: 21, stay_healthy: 15, train_for_event: 4, rehabilitation: 3 }),
  referral_source: oneOf({ walk_in: 22, website: 30, friend: 23, social_media: 14, corporate_partner: 8, flyer: 3 }),
  joined_at: timestamp('2021-12-01', '2025-12-29', wakingHours, {
    growth: 1.8,
    months: [1.75, 1.2, 1.05, 0.95, 0.92, 0.8, 0.78, 0.85, 1.15, 1, 0.9, 0.75],
    weekdays: [1.3, 1.15, 1.1, 1, 0.9, 0.85, 0.7],
  }),
})

const reasons = { not_using: 34, too_expensive: 23, moving: 16, injury: 9, switching_gym: 11, overcrowded: 7 }

/** The contract of each member. A cancelled one ends on a day in the future. */
export const memberships = table('memberships', ownedBy('members', { min: 1, max: 1 }), {
  membership_id: id(),
  member_id: owner('members'),
  plan: oneOf({ basic: 41, plus: 27, premium: 12, off_peak: 9, student: 11 }),
  monthly_fee: mapped('plan', { basic: 29.99, plus: 44.99, premium: 79.99, off_peak: 19.99, student: 24.99 }),
  currency: constant('USD'),
  contract: oneOf({ monthly: 52, yearly: 41, two_years: 7 }),
  payment_method: oneOf({ card: 58, direct_debit: 35, paypal: 7 }),
  joined_at: hidden(lookup('member_id', 'joined_at')),
  at_once: hidden(formula('0')),
  started_on: daysAfter('joined_at', 'at_once'),
  status: shares({ active: 0.86, frozen: 0.04, cancelled: 0.1 }),
  notice_days: hidden(wholeBy('contract', 1, 600, { monthly: uniform(1, 60), yearly: uniform(1, 330), otherwise: uniform(1, 600) })),
  days_to_notice: hidden(formula('max(today - started_on - notice_days, 0)')),
  cancelled_on: when('status == "cancelled"', daysAfter('started_on', 'days_to_notice')),
  days_ahead: hidden(whole(1, 60)),
  days_to_end: hidden(formula('max(today - started_on, 0) + days_ahead')),
  ends_on: when('status == "cancelled"', daysAfter('started_on', 'days_to_end')),
  cancellation_reason: when('status == "cancelled"', oneOf(reasons)),
})

const items = words('membership_fee, personal_training, joining_fee, drinks_and_snacks, merchandise, day_guest')
const prices = {
  personal_training: quantiles([45, 55, 65, 65, 75, 90]),
  joining_fee: uniform(39, 39),
  drinks_and_snacks: lognormal(4.3, 0.4),
  merchandise: lognormal(25, 0.45),
  day_guest: uniform(15, 15),
  otherwise: uniform(29.99, 29.99),
}

/** Payments of members, mostly of the fee of their plan: net_amount + tax = amount, where the tax is 20 percent of the net amount. */
export const payments = table('payments', per('members', 8), {
  payment_id: id(),
  member_id: ref('members', { existing_at: 'paid_at' }),
  paid_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 1.6,
    hours: [0, 0, 0, 8, 20, 14, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7, 7, 5, 3, 2, 1, 0],
  }),
  joined_at: hidden(lookup('member_id', 'joined_at')),
  is_new: hidden(flag('days(paid_at) - days(joined_at) <= 31')),
  item: oneOfBy('is_new', items, { true: [42, 6, 40, 6, 4, 2], false: [81, 6, 0, 8, 3, 2] }),
  monthly_fee: hidden(lookup('member_id', 'monthly_fee')),
  drawn_price: hidden(decimalBy('item', 1, 160, 2, prices)),
  other_price: hidden(formula('round(drawn_price * 10) * 0.1', 2)),
  amount: formula('item == "membership_fee" ? coalesce(monthly_fee, other_price) : other_price'),
  tax: formula('amount / 6', 2),
  net_amount: formula('amount - tax'),
  currency: constant('USD'),
  status: shares({ paid: 0.948, failed: 0.042, refunded: 0.01 }),
  failure_reason: when('status == "failed"', oneOf({ insufficient_funds: 46, card_expired: 22, card_declined: 25, account_closed: 7 })),
})
