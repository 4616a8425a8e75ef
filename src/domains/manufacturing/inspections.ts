import type { TableSchema } from '../../schema/schema.ts'

/** Samples of a run that are looked at: what is not passed has defects. */
export const inspections: TableSchema = {
  name: 'inspections',
  rows: { type: 'owned', by: 'production_runs', min: 0, max: 5, mean: 1.8 },
  columns: [
    { name: 'inspection_id', kind: 'sequence' },
    { name: 'production_run_id', kind: 'owner_key', table: 'production_runs' },
    { name: 'plant_id', kind: 'lookup', through: 'production_run_id', column: 'plant_id', hidden: true },
    { name: 'badge', kind: 'integer', min: 11, max: 19, distribution: { name: 'triangular', min: 11, mode: 12, max: 19 }, hidden: true },
    { name: 'inspector_code', kind: 'template', template: 'QA-{plant_id}-{badge}' },
    { name: 'ended_at', kind: 'lookup', through: 'production_run_id', column: 'ended_at', hidden: true },
    { name: 'wait', kind: 'integer', min: 300, max: 90000, distribution: { name: 'lognormal', median: 5400, spread: 0.9 }, hidden: true },
    { name: 'seconds_later', kind: 'formula', expression: 'min(wait, seconds(today) - ended_at)', hidden: true },
    { name: 'inspected_at', kind: 'shifted', column: 'ended_at', offset: 'seconds_later', unit: 'seconds', as: 'timestamp' },
    { name: 'method', kind: 'category', values: ['visual', 'dimensional', 'functional', 'x_ray'], weights: [46, 34, 17, 3] },
    { name: 'sample', kind: 'category', values: ['5', '8', '13', '20', '32', '50'], weights: [14, 20, 26, 20, 13, 7], hidden: true },
    { name: 'sample_size', kind: 'mapping', by: 'sample', cases: { '5': 5, '8': 8, '13': 13, '20': 20, '32': 32, '50': 50 } },
    { name: 'result', kind: 'category', values: ['passed', 'rework', 'rejected'], shares: [0.945, 0.033, 0.022] },
    { name: 'found', kind: 'integer', min: 1, max: 5, distribution: { name: 'empirical', quantiles: [1, 1, 1, 1, 2, 3, 5] }, hidden: true },
    { name: 'defects_found', kind: 'formula', expression: 'result == "passed" ? 0 : found' },
    {
      name: 'defect_type',
      kind: 'conditional',
      when: 'result != "passed"',
      value: {
        kind: 'category',
        values: [
          'scratch',
          'burr',
          'paint_defect',
          'missing_component',
          'weld_defect',
          'dimension_out_of_tolerance',
          'leak',
          'porosity',
          'crack',
        ],
        by: 'method',
        cases: {
          visual: [36, 20, 14, 14, 12, 0, 0, 0, 4],
          dimensional: [0, 16, 0, 0, 0, 84, 0, 0, 0],
          functional: [0, 0, 0, 26, 0, 18, 56, 0, 0],
          x_ray: [0, 0, 0, 0, 22, 0, 0, 56, 22],
        },
      },
    },
    {
      name: 'severity',
      kind: 'switch',
      by: 'result',
      cases: {
        passed: null,
        rework: { kind: 'category', values: ['minor', 'major'], weights: [74, 26] },
        rejected: { kind: 'category', values: ['minor', 'major', 'critical'], weights: [8, 68, 24] },
      },
    },
  ],
}
