import type { TableSchema } from '../../schema/schema.ts'
import { pastTime } from '../shared/past-time.ts'

const causes = {
  auto: ['collision', 'rear_end_collision', 'windshield', 'theft', 'hail', 'animal_strike'],
  home: ['water_damage', 'storm', 'fire', 'burglary', 'glass_breakage'],
  health: ['hospital_stay', 'surgery', 'outpatient_treatment', 'prescription_drugs', 'dental'],
  life: ['death_benefit', 'critical_illness', 'disability'],
  travel: ['trip_cancellation', 'lost_luggage', 'medical_abroad', 'flight_delay'],
  liability: ['property_damage', 'bodily_injury', 'tenant_damage'],
}

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
    { name: 'cause', kind: 'text', segments: [{ by: 'product', cases: causes }] },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'wander', kind: 'decimal', scale: 3, min: 0.05, max: 0.95, hidden: true },
    { name: 'starts_on', kind: 'lookup', through: 'policy_id', column: 'starts_on', hidden: true },
    {
      name: 'days_in',
      kind: 'formula',
      expression: 'floor(parent.days_in_force * (number - wander) / max(1, parent.claim_count))',
      hidden: true,
    },
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
      by: 'product',
      cases: {
        auto: { name: 'lognormal', median: 3400, spread: 0.8 },
        home: { name: 'lognormal', median: 6200, spread: 0.9 },
        health: { name: 'lognormal', median: 4300, spread: 1.1 },
        life: { name: 'lognormal', median: 120_000, spread: 0.6 },
        travel: { name: 'lognormal', median: 620, spread: 0.9 },
      },
      distribution: { name: 'lognormal', median: 2600, spread: 0.9 },
      hidden: true,
    },
    { name: 'sum_insured', kind: 'lookup', through: 'policy_id', column: 'sum_insured', hidden: true },
    { name: 'deductible', kind: 'lookup', through: 'policy_id', column: 'deductible' },
    { name: 'claim_amount', kind: 'formula', expression: 'min(claimed, sum_insured)' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'status', kind: 'category', values: ['approved', 'denied', 'under_review'], weights: [76, 13, 11] },
    { name: 'is_fraudulent', kind: 'boolean', rate: 0.03 },
    { name: 'payout', kind: 'formula', expression: 'status == "approved" ? max(0, claim_amount - deductible) : 0.00' },
    ...pastTime({
      name: 'decided_on',
      since: 'reported_on',
      as: 'date',
      longest: 180,
      distribution: { name: 'gamma', mean: 19, shape: 1.6 },
      when: 'status != "under_review"',
    }),
    {
      name: 'denial_reason',
      kind: 'conditional',
      when: 'status == "denied"',
      value: {
        kind: 'category',
        values: ['not_covered', 'late_notification', 'insufficient_evidence', 'excluded_cause', 'misrepresentation'],
        weights: [38, 9, 22, 22, 9],
      },
    },
  ],
}
