import type { TableSchema } from '../../schema/schema.ts'

const names = [
  'Screening',
  'Baseline',
  'Week 4',
  'Week 8',
  'Week 12',
  'Week 16',
  'Week 20',
  'Week 24',
  'Follow-up 1',
  'Follow-up 2',
  'Follow-up 3',
  'Follow-up 4',
]

/**
 * Visits by protocol: baseline two weeks after screening, then every four weeks, each within three days of its day. Those to come are
 * scheduled, those after somebody left are cancelled.
 */
export const visits: TableSchema = {
  name: 'visits',
  rows: { type: 'owned', by: 'patients', min: 1, max: 8, mean: 6 },
  columns: [
    { name: 'visit_id', kind: 'sequence' },
    { name: 'patient_id', kind: 'owner_key', table: 'patients' },
    { name: 'visit_number', kind: 'sibling_number' },
    { name: 'visit_place', kind: 'formula', expression: `min(visit_number, ${names.length})`, hidden: true },
    {
      name: 'visit_name',
      kind: 'mapping',
      by: 'visit_place',
      cases: Object.fromEntries(names.map((name, place) => [String(place + 1), name])),
    },
    { name: 'enrolled_on', kind: 'lookup', through: 'patient_id', column: 'enrolled_on', hidden: true },
    { name: 'planned_days', kind: 'formula', expression: 'visit_number == 1 ? 0 : 14 + (visit_number - 2) * 28', hidden: true },
    { name: 'planned_on', kind: 'shifted', column: 'enrolled_on', offset: 'planned_days', unit: 'days', as: 'date' },
    { name: 'off_by', kind: 'integer', min: -3, max: 3, distribution: { name: 'normal', mean: 0, standard_deviation: 1.3 }, hidden: true },
    { name: 'visit_days', kind: 'formula', expression: 'visit_number == 1 ? 0 : planned_days + off_by', hidden: true },
    { name: 'stage', kind: 'lookup', through: 'patient_id', column: 'stage', hidden: true },
    { name: 'study_days', kind: 'lookup', through: 'patient_id', column: 'study_days', hidden: true },
    // 0 to come, 1 over, 2 cancelled, as somebody had left.
    {
      name: 'phase',
      kind: 'formula',
      expression: 'stage > 1 && visit_days > study_days ? 2 : visit_days < today - enrolled_on',
      hidden: true,
    },
    {
      name: 'status',
      kind: 'category',
      values: ['scheduled', 'completed', 'missed', 'cancelled'],
      by: 'phase',
      cases: { '0': [1, 0, 0, 0], '1': [0, 94, 6, 0], '2': [0, 0, 0, 1] },
    },
    {
      name: 'visited_on',
      kind: 'conditional',
      when: 'status == "completed"',
      value: { kind: 'shifted', column: 'enrolled_on', offset: 'visit_days', unit: 'days', as: 'date' },
    },
    {
      name: 'systolic_bp',
      kind: 'conditional',
      when: 'status == "completed"',
      value: { kind: 'integer', min: 92, max: 190, distribution: { name: 'normal', mean: 127, standard_deviation: 14 } },
    },
    {
      name: 'pulse',
      kind: 'conditional',
      when: 'status == "completed"',
      value: { kind: 'integer', min: 48, max: 118, distribution: { name: 'normal', mean: 73, standard_deviation: 9 } },
    },
    {
      name: 'dose_taken_percent',
      kind: 'conditional',
      when: 'status == "completed" && visit_number > 2',
      value: { kind: 'integer', min: 40, max: 100, distribution: { name: 'normal', mean: 95, standard_deviation: 6 } },
    },
    { name: 'has_deviation', kind: 'boolean', rate: 0.05 },
  ],
}
