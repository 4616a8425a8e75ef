import type { TableSchema } from '../../schema/schema.ts'

/** Interventional trials that enrol; each studies one drug in one indication, blinded, as there are placebos. */
export const trials: TableSchema = {
  name: 'trials',
  rows: { type: 'ratio', of: 'patients', ratio: 0.034, min: 3 },
  columns: [
    { name: 'trial_id', kind: 'sequence' },
    // The registry hands out about 1343 numbers a day, and passed 7,150,000 at the end of 2025.
    {
      name: 'registry_number',
      kind: 'formula',
      expression: 'max(7150000 - (today - started_on) * 1343 + trial_id * 13 % 1343, 1000000 + trial_id)',
      hidden: true,
    },
    { name: 'nct_number', kind: 'template', template: 'NCT0{registry_number}' },
    { name: 'subject', kind: 'entry', list: 'clinical_indications', hidden: true },
    { name: 'drug', kind: 'pattern', pattern: '???-####', unique: true },
    { name: 'phase', kind: 'category', values: ['I', 'II', 'III', 'IV'], weights: [18, 36, 35, 11] },
    { name: 'title', kind: 'template', template: 'A Phase {phase} Study of {drug} in Participants With {indication}' },
    { name: 'therapeutic_area', kind: 'attribute', entry: 'subject', attribute: 'area' },
    { name: 'indication', kind: 'attribute', entry: 'subject', attribute: 'indication' },
    { name: 'youngest', kind: 'attribute', entry: 'subject', attribute: 'youngest', hidden: true },
    { name: 'is_of_obesity', kind: 'formula', expression: 'indication == "Obesity"', as: 'boolean', hidden: true },
    { name: 'primary_endpoint', kind: 'attribute', entry: 'subject', attribute: 'endpoint' },
    {
      name: 'sponsor',
      kind: 'text',
      segments: [
        { list: 'company_words', attribute: 'word' },
        ' ',
        { values: ['Therapeutics', 'Pharmaceuticals', 'Pharma', 'Biosciences', 'Biopharma'] },
      ],
    },
    {
      name: 'masking',
      kind: 'category',
      values: ['double_blind', 'single_blind'],
      by: 'phase',
      cases: { I: [74, 26], II: [86, 14], III: [94, 6], IV: [78, 22] },
    },
    {
      name: 'target_enrollment',
      kind: 'integer',
      min: 12,
      max: 6000,
      by: 'phase',
      cases: {
        I: { name: 'lognormal', median: 40, spread: 0.4 },
        II: { name: 'lognormal', median: 150, spread: 0.5 },
        III: { name: 'lognormal', median: 620, spread: 0.5 },
        IV: { name: 'lognormal', median: 480, spread: 0.6 },
      },
    },
    { name: 'status', kind: 'category', values: ['recruiting', 'enrolling_by_invitation'], weights: [88, 12] },
    { name: 'started_on', kind: 'date', from: '2020-02-03', to: '2022-06-30', weekdays: [3, 1, 1, 1, 1, 0, 0] },
  ],
}
