import { formula, itself, mapped, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { each, facts } from '../../builders/facts.ts'
import { countOf, hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { officeHours } from '../shared/hours.ts'
import { pastTime } from '../shared/past-time.ts'

const stages = facts(['name', 'percent'], {
  1: ['prospecting', 10],
  2: ['qualification', 25],
  3: ['proposal', 50],
  4: ['negotiation', 75],
  5: ['closed_won', 100],
  6: ['closed_lost', 0],
})

/** The shares of open, won and lost deals by month of creation, which differ in the last months. */
const latePeriods = [
  { period: '2025-07', shares: [0.2, 0.31, 0.49] },
  { period: '2025-08', shares: [0.28, 0.28, 0.44] },
  { period: '2025-09', shares: [0.37, 0.24, 0.39] },
  { period: '2025-10', shares: [0.48, 0.2, 0.32] },
  { period: '2025-11', shares: [0.62, 0.15, 0.23] },
  { period: '2025-12', shares: [0.84, 0.07, 0.09] },
]

const lostReasons = { price: 24, no_decision: 23, competitor: 20, missing_feature: 12, timing: 12, no_budget: 9 }
const amounts = each(lognormal, { mid_market: [24_000, 0.7], enterprise: [82_000, 0.8], otherwise: [6800, 0.7] })

/** Opportunities to sell. Larger accounts have larger deals, and more of the recent deals are open. */
export const deals = table('deals', per('accounts', 2), {
  deal_id: id(),
  account_id: ref('accounts', { popularity: 0.4, existing_at: 'created_at' }),
  contact_id: ref('contacts', { partition_by: 'account_id' }),
  rep_id: lookup('account_id', 'rep_id'),
  deal_type: oneOf({ new_business: 58, expansion: 24, renewal: 18 }),
  product: oneOf({ Platform: 44, Analytics: 22, Integrations: 14, 'Support Plan': 12, Training: 8 }),
  name: template('{account_id.name} - {product}'),
  source: oneOf({ inbound: 38, outbound: 28, referral: 15, partner: 11, event: 8 }),
  created_at: timestamp('2024-01-02', '2025-12-31', officeHours, {
    growth: 1.4,
    months: [1, 1.02, 1.12, 0.98, 1, 1.1, 0.88, 0.85, 1.08, 1.05, 1.05, 0.87],
    weekdays: [1.05, 1.15, 1.15, 1.1, 0.9, 0.05, 0.04],
  }),
  segment: hidden(lookup('account_id', 'segment')),
  drawn_amount: hidden(decimalBy('segment', 400, 2_500_000, 2, amounts)),
  amount: formula('round(drawn_amount / 50) * 50', 2),
  currency: constant('USD'),
  outcome: hidden(shares({ open: 0.2, won: 0.31, lost: 0.49 }, { periods: latePeriods, overall: true })),
  open_stage: hidden(oneOf({ 1: 22, 2: 31, 3: 29, 4: 18 })),
  open_number: hidden(mapped('open_stage', itself(1, 2, 3, 4))),
  stage_number: hidden(formula('outcome == "won" ? 5 : outcome == "lost" ? 6 : open_number')),
  stage: mapped('stage_number', stages.name),
  probability_percent: mapped('stage_number', stages.percent),
  expected_revenue: formula('amount * probability_percent * 0.01', 2),
  ...pastTime('closed_at', 'created_at', whole(0, 30_000_000, gamma(5_400_000, 2)), {
    when: 'outcome != "open"',
    hours: officeHours,
    workdays: true,
  }),
  lost_reason: when('outcome == "lost"', oneOf(lostReasons)),
  open_seconds: hidden(formula('outcome == "open" ? max(0, floor((seconds(today) - created_at) * 0.95)) : closed_at_delay')),
  activity_count: countOf('activities'),
})
