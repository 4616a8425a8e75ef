import type { TableSchema } from '../../schema/schema.ts'
import { pastTime } from '../shared/past-time.ts'

/** What participants suffered while on study, whether or not by the drug. */
export const adverseEvents: TableSchema = {
  name: 'adverse_events',
  rows: { type: 'owned', by: 'patients', min: 0, max: 6, mean: 1.2 },
  columns: [
    { name: 'adverse_event_id', kind: 'sequence' },
    { name: 'patient_id', kind: 'owner_key', table: 'patients' },
    { name: 'is_serious', kind: 'boolean', rate: 0.07 },
    { name: 'seriousness', kind: 'mapping', by: 'is_serious', cases: { true: 'yes', false: 'no' }, hidden: true },
    { name: 'reaction', kind: 'entry', list: 'adverse_event_terms', by: { column: 'seriousness', attribute: 'serious' }, hidden: true },
    { name: 'term', kind: 'attribute', entry: 'reaction', attribute: 'term' },
    { name: 'system_organ_class', kind: 'attribute', entry: 'reaction', attribute: 'organ_class' },
    {
      name: 'severity',
      kind: 'category',
      values: ['mild', 'moderate', 'severe', 'life_threatening'],
      by: 'is_serious',
      cases: { true: [0, 14, 68, 18], false: [61, 34, 5, 0] },
    },
    { name: 'ctcae_grade', kind: 'mapping', by: 'severity', cases: { mild: 1, moderate: 2, severe: 3, life_threatening: 4 } },
    {
      name: 'relationship_to_drug',
      kind: 'category',
      values: ['unrelated', 'unlikely', 'possible', 'probable', 'definite'],
      weights: [32, 22, 27, 14, 5],
    },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'wander', kind: 'decimal', scale: 3, min: 0, max: 0.9, hidden: true },
    { name: 'enrolled_on', kind: 'lookup', through: 'patient_id', column: 'enrolled_on', hidden: true },
    {
      name: 'days_in',
      kind: 'formula',
      expression: 'floor(parent.study_days * (number - wander) / max(1, parent.event_count))',
      hidden: true,
    },
    { name: 'onset_on', kind: 'shifted', column: 'enrolled_on', offset: 'days_in', unit: 'days', as: 'date' },
    { name: 'outcome', kind: 'category', values: ['recovered', 'recovered_with_sequelae', 'not_recovered'], weights: [83, 3, 14] },
    ...pastTime({
      name: 'resolved_on',
      since: 'onset_on',
      as: 'date',
      longest: 120,
      distribution: { name: 'lognormal', median: 7, spread: 0.9 },
      when: 'outcome != "not_recovered"',
    }),
    { name: 'concern', kind: 'formula', expression: 'is_serious ? 3 : ctcae_grade', hidden: true },
    {
      name: 'action_taken',
      kind: 'category',
      values: ['none', 'dose_reduced', 'drug_interrupted'],
      by: 'concern',
      weights: [30, 15, 55],
      cases: { '1': [96, 2, 2], '2': [78, 10, 12] },
    },
  ],
}
