import { bucket, daysAfter, formula, itself, mapped, when } from '../../builders/computed.ts'
import { lognormal, uniform } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, shares, whole, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { type Columns, countOf, hidden, id, lookup, ordinal, ownedBy, owner, per, ref, split, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { pastDay } from '../shared/past-time.ts'

/** The premium of a year and the sum insured, in US dollars. */
const premiums = each(lognormal, {
  auto: [1380, 0.38],
  home: [1320, 0.45],
  health: [4400, 0.42],
  life: [720, 0.6],
  travel: [165, 0.4],
  otherwise: [480, 0.4],
})
const sums = each(lognormal, {
  auto: [60_000, 0.5],
  home: [340_000, 0.4],
  health: [900_000, 0.3],
  life: [260_000, 0.6],
  otherwise: [30_000, 0.5],
})

/** What a policy costs and covers: net_premium + premium_tax = annual_premium. */
const terms: Columns = {
  drawn_premium: hidden(decimalBy('product', 60, 24_000, 2, premiums)),
  risk_class: hidden(lookup('policyholder_id', 'risk_class')),
  risk_factor: hidden(mapped('risk_class', { preferred: 0.86, standard: 1, substandard: 1.34 })),
  annual_premium: formula('drawn_premium * risk_factor', 2),
  premium_tax: formula('annual_premium * 0.025', 2),
  net_premium: formula('annual_premium - premium_tax'),
  currency: constant('USD'),
  drawn_sum: hidden(decimalBy('product', 5000, 3_000_000, 0, sums)),
  sum_insured: formula('round(drawn_sum / 1000) * 1000'),
  deductible: mapped('product', { auto: 500, home: 1000, health: 1500, life: 0, travel: 100, liability: 250 }),
}

/** Policies for a year. Those that lapsed or were cancelled did so by today; the others are in force until they expire. */
export const policies = table('policies', per('policyholders', 2), {
  policy_id: id(),
  product_letters: hidden(mapped('product', { auto: 'AU', home: 'HO', health: 'HE', life: 'LI', travel: 'TR', liability: 'LB' })),
  running_number: hidden(formula('1000000 + policy_id')),
  policy_number: template('{product_letters}-{running_number}'),
  policyholder_id: ref('policyholders', { popularity: 0.3, existing_at: 'starts_on' }),
  product: oneOf({ auto: 38, home: 24, health: 14, life: 11, travel: 6, liability: 7 }),
  starts_on: date('2023-01-02', '2025-12-31', { growth: 1.25, months: [1.3, 0.95, 1, 1, 1.02, 1.02, 1, 0.98, 1, 0.98, 0.95, 0.8] }),
  one_year: hidden(formula('365')),
  ends_on: daysAfter('starts_on', 'one_year'),
  ...terms,
  payment_plan: bucket('payment_count', [2], ['single', 'instalments']),
  is_renewal: yes(0.55),
  outcome: hidden(shares({ kept: 0.885, cancelled: 0.072, lapsed: 0.043 })),
  stage: hidden(formula('outcome == "cancelled" ? 2 : outcome == "lapsed" ? 3 : ends_on <= today')),
  status: mapped('stage', { 0: 'active', 1: 'expired', 2: 'cancelled', 3: 'lapsed' }),
  ...pastDay('ended_on', 'starts_on', whole(0, 350, uniform(14, 350)), { when: 'stage > 1' }),
  cancellation_reason: when('stage == 2', oneOf({ switched_insurer: 34, price: 28, item_sold: 18, moved: 12, dissatisfied: 8 })),
  days_in_force: hidden(formula('stage > 1 ? ended_on_delay : min(364, max(0, today - 1 - starts_on))')),
  payment_count: hidden(countOf('premium_payments')),
  claim_count: countOf('claims'),
})

/** Equal instalments over the year that add up to the annual_premium of the policy. Those to come are due; those after its end are void. */
export const premiumPayments = table('premium_payments', ownedBy('policies', { min: 1, max: 12, mean: 3 }), {
  payment_id: id(),
  policy_id: owner('policies'),
  policyholder_id: lookup('policy_id', 'policyholder_id'),
  instalment_number: ordinal(),
  equal: hidden(formula('1')),
  amount: split('annual_premium', 'equal'),
  currency: constant('USD'),
  starts_on: hidden(lookup('policy_id', 'starts_on')),
  days_in: hidden(formula('floor(365 * (instalment_number - 1) / max(1, parent.payment_count))')),
  due_on: daysAfter('starts_on', 'days_in'),
  payment_method: oneOf({ direct_debit: 57, card: 26, bank_transfer: 13, check: 4 }),
  days_late: hidden(oneOf({ 0: 88, 3: 7, 9: 3, 21: 2 })),
  late: hidden(mapped('days_late', itself(0, 3, 9, 21))),
  // 0 due, 1 paid, 2 void because the policy had ended.
  stage: hidden(formula('parent.stage > 1 && days_in > parent.days_in_force ? 2 : starts_on + days_in + late < today')),
  status: mapped('stage', { 0: 'due', 1: 'paid', 2: 'void' }),
  paid_on: when('stage == 1', daysAfter('due_on', 'late')),
})
