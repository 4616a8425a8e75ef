import type { TableSchema } from '../../schema/schema.ts'

/** What each planting brought in, in tonnes from its area. */
export const harvests: TableSchema = {
  name: 'harvests',
  rows: { type: 'owned', by: 'plantings', min: 1, max: 1 },
  columns: [
    { name: 'harvest_id', kind: 'sequence' },
    { name: 'planting_id', kind: 'owner_key', table: 'plantings' },
    { name: 'planted_on', kind: 'lookup', through: 'planting_id', column: 'planted_on', hidden: true },
    { name: 'growing_days', kind: 'lookup', through: 'planting_id', column: 'growing_days', hidden: true },
    { name: 'harvested_on', kind: 'shifted', column: 'planted_on', offset: 'growing_days', unit: 'days', as: 'date' },
    { name: 'crop', kind: 'lookup', through: 'planting_id', column: 'crop' },
    { name: 'area_hectares', kind: 'lookup', through: 'planting_id', column: 'area_hectares' },
    { name: 'yield_tonnes_per_hectare', kind: 'lookup', through: 'planting_id', column: 'yield_per_hectare' },
    { name: 'quantity_tonnes', kind: 'lookup', through: 'planting_id', column: 'tonnes' },
    { name: 'crop_group', kind: 'lookup', through: 'planting_id', column: 'crop_group', hidden: true },
    {
      name: 'moisture_percent',
      kind: 'switch',
      by: 'crop_group',
      cases: {
        cereal: { kind: 'decimal', scale: 1, min: 11, max: 22, distribution: { name: 'normal', mean: 14.6, standard_deviation: 1.2 } },
        oilseed: { kind: 'decimal', scale: 1, min: 6, max: 15, distribution: { name: 'normal', mean: 9.5, standard_deviation: 1.2 } },
        legume: { kind: 'decimal', scale: 1, min: 11, max: 19, distribution: { name: 'normal', mean: 14.2, standard_deviation: 1 } },
      },
      otherwise: null,
    },
    { name: 'quality_grade', kind: 'category', values: ['A', 'B', 'C', 'rejected'], shares: [0.61, 0.27, 0.095, 0.025] },
    {
      name: 'storage',
      kind: 'mapping',
      by: 'crop_group',
      cases: { cereal: 'silo', oilseed: 'silo', legume: 'silo', root: 'shed', vegetable: 'cold_store', forage: 'clamp' },
    },
  ],
}
