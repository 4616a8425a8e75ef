import { daysAfter, flag, formula, when } from '../../builders/computed.ts'
import { exponential, gamma, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, decimalBy, oneOf, oneOfBy, whole, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { pastDay } from '../shared/past-time.ts'

/** How frequent the causes of claims are for each product. The numbers are estimates, and so are those below. */
const causes = {
  auto: { collision: 24, rear_end_collision: 26, windshield: 20, theft: 7, hail: 13, animal_strike: 10 },
  home: { water_damage: 31, storm: 33, fire: 9, burglary: 12, glass_breakage: 15 },
  health: { hospital_stay: 12, surgery: 10, outpatient_treatment: 44, prescription_drugs: 22, dental: 12 },
  life: { death_benefit: 34, critical_illness: 36, disability: 30 },
  travel: { trip_cancellation: 36, lost_luggage: 24, medical_abroad: 22, flight_delay: 18 },
  liability: { property_damage: 44, bodily_injury: 18, tenant_damage: 38 },
}

/** Median and spread of the claim in US dollars, by cause. */
const sizes = {
  ...each(lognormal, { collision: [4600, 0.7], rear_end_collision: [3900, 0.6], windshield: [480, 0.35] }),
  ...each(lognormal, { theft: [9800, 0.7], hail: [3600, 0.5], animal_strike: [3900, 0.5] }),
  ...each(lognormal, {
    water_damage: [7200, 0.8],
    storm: [8600, 0.8],
    fire: [26_000, 1],
    burglary: [4300, 0.7],
    glass_breakage: [650, 0.5],
  }),
  ...each(lognormal, { hospital_stay: [13_500, 0.8], surgery: [19_500, 0.8], outpatient_treatment: [1900, 0.8] }),
  ...each(lognormal, { prescription_drugs: [900, 0.9], dental: [1150, 0.7] }),
  ...each(lognormal, { death_benefit: [120_000, 0.6], critical_illness: [110_000, 0.6], disability: [120_000, 0.6] }),
  ...each(lognormal, { trip_cancellation: [1250, 0.7], lost_luggage: [620, 0.6], medical_abroad: [1450, 1], flight_delay: [240, 0.4] }),
  ...each(lognormal, { property_damage: [2600, 0.9], bodily_injury: [6800, 1], tenant_damage: [1900, 0.8] }),
}

/** Claims for incidents while a policy was in force. An approved claim pays what exceeds the deductible, up to the sum insured. */
export const claims = table('claims', ownedBy('policies', { min: 0, max: 4, mean: 0.2 }), {
  claim_id: id(),
  claim_number_place: hidden(formula('500000 + claim_id')),
  claim_number: template('CLM-{claim_number_place}'),
  policy_id: owner('policies'),
  policyholder_id: lookup('policy_id', 'policyholder_id'),
  product: hidden(lookup('policy_id', 'product')),
  cause: oneOfBy('product', causes),
  number: hidden(ordinal()),
  wander: hidden(decimal(0.05, 0.95, 3)),
  starts_on: hidden(lookup('policy_id', 'starts_on')),
  part: hidden(formula('coalesce((number - wander) / max(1, parent.claim_count), 0)', 4)),
  // Early in the time in force, as the policies that began lately have as many claims as others, which would crowd the last weeks.
  days_in: hidden(formula('floor(parent.days_in_force * part * (0.3 + 0.7 * part))', 0)),
  incident_on: daysAfter('starts_on', 'days_in'),
  ...pastDay('reported_on', 'incident_on', whole(0, 60, exponential(4))),
  claimed: hidden(decimalBy('cause', 40, 900_000, 2, sizes)),
  sum_insured: hidden(lookup('policy_id', 'sum_insured')),
  deductible: lookup('policy_id', 'deductible'),
  claim_amount: formula('min(claimed, sum_insured)'),
  currency: constant('USD'),
  status: oneOf({ approved: 78, denied: 15, under_review: 7 }),
  is_fraudulent: yes(0.03),
  payout: formula('status == "approved" ? max(0, claim_amount - deductible) : 0.00'),
  ...pastDay('decided_on', 'reported_on', whole(0, 180, gamma(19, 1.6)), { when: 'status != "under_review"', workdays: true }),
  is_late: hidden(flag('coalesce(reported_on - incident_on, 0) >= 7')),
  doubt: hidden(formula('is_fraudulent ? 2 : is_late ? 1 : 0')),
  denial_reason: when(
    'status == "denied"',
    oneOfBy('doubt', ['not_covered', 'late_notification', 'insufficient_evidence', 'excluded_cause', 'misrepresentation'], {
      0: [43, 0, 24, 25, 8],
      1: [22, 46, 12, 14, 6],
      2: [0, 0, 12, 0, 88],
    }),
  ),
})
