import type { TableSchema } from '../../schema/schema.ts'
import { pastTime } from '../shared/past-time.ts'

/** Cause, product, how frequent it is within the product, the usual claim in US dollars and its spread, by judgement. */
const causes = [
  ['collision', 'auto', 24, 4600, 0.7],
  ['rear_end_collision', 'auto', 26, 3900, 0.6],
  ['windshield', 'auto', 20, 480, 0.35],
  ['theft', 'auto', 7, 9800, 0.7],
  ['hail', 'auto', 13, 3600, 0.5],
  ['animal_strike', 'auto', 10, 3900, 0.5],
  ['water_damage', 'home', 31, 7200, 0.8],
  ['storm', 'home', 33, 8600, 0.8],
  ['fire', 'home', 9, 26_000, 1],
  ['burglary', 'home', 12, 4300, 0.7],
  ['glass_breakage', 'home', 15, 650, 0.5],
  ['hospital_stay', 'health', 12, 13_500, 0.8],
  ['surgery', 'health', 10, 19_500, 0.8],
  ['outpatient_treatment', 'health', 44, 1900, 0.8],
  ['prescription_drugs', 'health', 22, 900, 0.9],
  ['dental', 'health', 12, 1150, 0.7],
  ['death_benefit', 'life', 34, 120_000, 0.6],
  ['critical_illness', 'life', 36, 110_000, 0.6],
  ['disability', 'life', 30, 120_000, 0.6],
  ['trip_cancellation', 'travel', 36, 1250, 0.7],
  ['lost_luggage', 'travel', 24, 620, 0.6],
  ['medical_abroad', 'travel', 22, 1450, 1],
  ['flight_delay', 'travel', 18, 240, 0.4],
  ['property_damage', 'liability', 44, 2600, 0.9],
  ['bodily_injury', 'liability', 18, 6800, 1],
  ['tenant_damage', 'liability', 38, 1900, 0.8],
] as const

const products = ['auto', 'home', 'health', 'life', 'travel', 'liability']
const causeShares = Object.fromEntries(products.map((of) => [of, causes.map(([, product, weight]) => (product === of ? weight : 0))]))
const claimSizes = Object.fromEntries(causes.map(([cause, , , median, spread]) => [cause, { name: 'lognormal' as const, median, spread }]))

/** Claims for what happened while a policy was in force; who is approved gets what exceeds the deductible, up to the sum insured. */
export const claims: TableSchema = {
  name: 'claims',
  rows: { type: 'owned', by: 'policies', min: 0, max: 4, mean: 0.2 },
  columns: [
    { name: 'claim_id', kind: 'sequence' },
    { name: 'claim_number_place', kind: 'formula', expression: '500000 + claim_id', hidden: true },
    { name: 'claim_number', kind: 'template', template: 'CLM-{claim_number_place}' },
    { name: 'policy_id', kind: 'owner_key', table: 'policies' },
    { name: 'policyholder_id', kind: 'lookup', through: 'policy_id', column: 'policyholder_id' },
    { name: 'product', kind: 'lookup', through: 'policy_id', column: 'product', hidden: true },
    { name: 'cause', kind: 'category', values: causes.map(([cause]) => cause), by: 'product', cases: causeShares },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'wander', kind: 'decimal', scale: 3, min: 0.05, max: 0.95, hidden: true },
    { name: 'starts_on', kind: 'lookup', through: 'policy_id', column: 'starts_on', hidden: true },
    { name: 'part', kind: 'formula', expression: 'coalesce((number - wander) / max(1, parent.claim_count), 0)', scale: 4, hidden: true },
    // Sooner rather than later: young policies have as many claims as old ones, and would crowd the last weeks with them.
    { name: 'days_in', kind: 'formula', expression: 'floor(parent.days_in_force * part * (0.3 + 0.7 * part))', scale: 0, hidden: true },
    { name: 'incident_on', kind: 'shifted', column: 'starts_on', offset: 'days_in', unit: 'days', as: 'date' },
    ...pastTime({
      name: 'reported_on',
      since: 'incident_on',
      as: 'date',
      longest: 60,
      distribution: { name: 'exponential', mean: 4 },
      when: 'true',
    }),
    {
      name: 'claimed',
      kind: 'decimal',
      scale: 2,
      min: 40,
      max: 900_000,
      by: 'cause',
      cases: claimSizes,
      hidden: true,
    },
    { name: 'sum_insured', kind: 'lookup', through: 'policy_id', column: 'sum_insured', hidden: true },
    { name: 'deductible', kind: 'lookup', through: 'policy_id', column: 'deductible' },
    { name: 'claim_amount', kind: 'formula', expression: 'min(claimed, sum_insured)' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'status', kind: 'category', values: ['approved', 'denied', 'under_review'], weights: [78, 15, 7] },
    { name: 'is_fraudulent', kind: 'boolean', rate: 0.03 },
    { name: 'payout', kind: 'formula', expression: 'status == "approved" ? max(0, claim_amount - deductible) : 0.00' },
    ...pastTime({
      name: 'decided_on',
      since: 'reported_on',
      as: 'date',
      longest: 180,
      distribution: { name: 'gamma', mean: 19, shape: 1.6 },
      when: 'status != "under_review"',
      workdays: true,
    }),
    { name: 'is_late', kind: 'formula', expression: 'coalesce(reported_on - incident_on, 0) >= 7', as: 'boolean', hidden: true },
    { name: 'doubt', kind: 'formula', expression: 'is_fraudulent ? 2 : is_late ? 1 : 0', hidden: true },
    {
      name: 'denial_reason',
      kind: 'conditional',
      when: 'status == "denied"',
      value: {
        kind: 'category',
        values: ['not_covered', 'late_notification', 'insufficient_evidence', 'excluded_cause', 'misrepresentation'],
        by: 'doubt',
        cases: { '0': [43, 0, 24, 25, 8], '1': [22, 46, 12, 14, 6], '2': [0, 0, 12, 0, 88] },
      },
    },
  ],
}
