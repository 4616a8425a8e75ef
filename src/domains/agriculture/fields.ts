import type { TableSchema } from '../../schema/schema.ts'

/** Fields of a farm. */
export const fields: TableSchema = {
  name: 'fields',
  rows: { type: 'owned', by: 'farms', min: 1, max: 14, mean: 5 },
  columns: [
    { name: 'field_id', kind: 'sequence' },
    { name: 'farm_id', kind: 'owner_key', table: 'farms' },
    { name: 'farm_type', kind: 'lookup', through: 'farm_id', column: 'farm_type', hidden: true },
    { name: 'number', kind: 'sibling_number', hidden: true },
    {
      name: 'name',
      kind: 'text',
      segments: [
        { values: ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'Long', 'Church', 'Mill', 'River', 'Hill', 'Barn', 'Old'] },
        ' ',
        { values: ['Field', 'Field', 'Meadow', 'Acre', 'Piece', 'Forty', 'Ground'] },
        ' ',
        { column: 'number' },
      ],
    },
    { name: 'area_hectares', kind: 'decimal', scale: 1, min: 0.5, max: 180, distribution: { name: 'lognormal', median: 15, spread: 0.8 } },
    {
      name: 'soil_type',
      kind: 'category',
      values: ['loam', 'silt_loam', 'clay_loam', 'sandy_loam', 'clay', 'sand', 'peat'],
      weights: [26, 22, 18, 17, 9, 6, 2],
    },
    {
      name: 'soil_ph',
      kind: 'decimal',
      scale: 1,
      min: 4.8,
      max: 8.2,
      distribution: { name: 'normal', mean: 6.5, standard_deviation: 0.5 },
    },
    { name: 'slope_percent', kind: 'decimal', scale: 1, min: 0, max: 18, distribution: { name: 'exponential', mean: 2.8 } },
    { name: 'is_irrigated', kind: 'boolean', rate: 0.19 },
    { name: 'tenure', kind: 'category', values: ['owned', 'leased'], weights: [61, 39] },
  ],
}
