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
    { name: 'machine_type', kind: 'lookup', through: 'production_run_id', column: 'machine_type', hidden: true },
    // What can be found by looking, or by X-rays, is what such machines do wrong.
    {
      name: 'search',
      kind: 'formula',
      expression:
        'method == "dimensional" ? 4 : method == "functional" ? 5 : method == "x_ray" ? (machine_type == "welding_robot" ? 7 : 6) : ' +
        'machine_type == "paint_booth" ? 1 : machine_type == "welding_robot" ? 2 : machine_type == "assembly_line" ? 3 : 0',
      hidden: true,
    },
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
        by: 'search',
        cases: {
          '0': [50, 42, 0, 0, 0, 0, 0, 0, 8],
          '1': [22, 0, 78, 0, 0, 0, 0, 0, 0],
          '2': [18, 0, 0, 0, 74, 0, 0, 0, 8],
          '3': [30, 0, 0, 70, 0, 0, 0, 0, 0],
          '4': [0, 16, 0, 0, 0, 84, 0, 0, 0],
          '5': [0, 0, 0, 26, 0, 18, 56, 0, 0],
          '6': [0, 0, 0, 0, 0, 0, 0, 70, 30],
          '7': [0, 0, 0, 0, 60, 0, 0, 25, 15],
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
