import type { TableSchema } from '../../schema/schema.ts'

const seasons = ['spring', 'summer', 'autumn']
const farmTypes = ['arable', 'mixed', 'vegetable', 'livestock_and_forage']
const sowings = seasons.flatMap((season) => farmTypes.map((type) => `${season}_${type}`))

/** What was sown where, by the season; all of it was brought in by today, and a crop that failed brought little. */
export const plantings: TableSchema = {
  name: 'plantings',
  rows: { type: 'ratio', of: 'farms', ratio: 14, min: 2 },
  columns: [
    { name: 'planting_id', kind: 'sequence' },
    { name: 'field_id', kind: 'foreign_key', table: 'fields' },
    { name: 'area_hectares', kind: 'lookup', through: 'field_id', column: 'area_hectares' },
    {
      name: 'planted_on',
      kind: 'date',
      from: '2022-03-07',
      to: '2025-06-12',
      months: [0, 0, 1.4, 3.2, 3.4, 0.9, 0.25, 0.5, 2.6, 2.6, 0.2, 0],
    },
    { name: 'day_of_year', kind: 'formula', expression: 'planted_on % 365.2425', hidden: true },
    { name: 'farm_type', kind: 'lookup', through: 'field_id', column: 'farm_type', hidden: true },
    {
      name: 'farm_type_place',
      kind: 'mapping',
      by: 'farm_type',
      cases: Object.fromEntries(farmTypes.map((type, place) => [type, place])),
      hidden: true,
    },
    {
      name: 'sowing_place',
      kind: 'formula',
      expression: '(day_of_year < 155 ? 0 : day_of_year < 240 ? 4 : 8) + farm_type_place',
      scale: 0,
      hidden: true,
    },
    {
      name: 'sowing',
      kind: 'mapping',
      by: 'sowing_place',
      cases: Object.fromEntries(sowings.map((sowing, place) => [String(place), sowing])),
      hidden: true,
    },
    { name: 'kind', kind: 'entry', list: 'crops', by: { column: 'sowing', attribute: 'sowing' }, hidden: true },
    { name: 'crop', kind: 'attribute', entry: 'kind', attribute: 'crop' },
    { name: 'variety', kind: 'attribute', entry: 'kind', attribute: 'variety' },
    { name: 'crop_group', kind: 'attribute', entry: 'kind', attribute: 'crop_group' },
    { name: 'usual_days', kind: 'attribute', entry: 'kind', attribute: 'growing_days', hidden: true },
    { name: 'usual_yield', kind: 'attribute', entry: 'kind', attribute: 'tonnes_per_hectare', hidden: true },
    { name: 'delay', kind: 'integer', min: -9, max: 12, distribution: { name: 'normal', mean: 0, standard_deviation: 5 }, hidden: true },
    {
      name: 'growing_days',
      kind: 'formula',
      expression: 'max(min(usual_days + delay, today - 1 - planted_on), 1)',
      scale: 0,
      hidden: true,
    },
    { name: 'expected_harvest_on', kind: 'shifted', column: 'planted_on', offset: 'usual_days', unit: 'days', as: 'date' },
    { name: 'is_failed', kind: 'boolean', rate: 0.045 },
    {
      name: 'failure_cause',
      kind: 'conditional',
      when: 'is_failed',
      value: { kind: 'category', values: ['drought', 'hail', 'pests', 'disease', 'flood', 'frost'], weights: [36, 13, 17, 15, 11, 8] },
    },
    {
      name: 'luck',
      kind: 'decimal',
      scale: 3,
      min: 0.55,
      max: 1.4,
      distribution: { name: 'normal', mean: 1, standard_deviation: 0.13 },
      hidden: true,
    },
    { name: 'rest', kind: 'decimal', scale: 3, min: 0.05, max: 0.3, hidden: true },
    {
      name: 'yield_per_hectare',
      kind: 'formula',
      expression: 'usual_yield * (is_failed ? rest : luck) * (field_id.is_irrigated ? 1.08 : 1)',
      scale: 2,
      hidden: true,
    },
    { name: 'tonnes', kind: 'formula', expression: 'area_hectares * yield_per_hectare', scale: 2, hidden: true },
    { name: 'harvest_id', kind: 'roll_up', table: 'harvests', aggregate: 'first', column: 'harvest_id', hidden: true },
    {
      name: 'seed_supplier',
      kind: 'category',
      values: ['Pioneer', 'KWS', 'Limagrain', 'DEKALB', 'own_seed', 'local_cooperative'],
      weights: [24, 20, 15, 17, 10, 14],
    },
  ],
}
