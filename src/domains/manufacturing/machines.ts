import type { TableSchema } from '../../schema/schema.ts'

/** Machines of a plant, running since years before the first run. */
export const machines: TableSchema = {
  name: 'machines',
  rows: { type: 'owned', by: 'plants', min: 4, max: 14, mean: 9 },
  columns: [
    { name: 'machine_id', kind: 'sequence' },
    { name: 'plant_id', kind: 'owner_key', table: 'plants' },
    { name: 'asset_tag', kind: 'pattern', pattern: 'M-??######', unique: true },
    {
      name: 'machine_type',
      kind: 'category',
      values: ['cnc_mill', 'cnc_lathe', 'press', 'welding_robot', 'assembly_line', 'paint_booth'],
      weights: [24, 20, 16, 15, 18, 7],
    },
    {
      name: 'model',
      kind: 'text',
      segments: [
        {
          by: 'machine_type',
          cases: {
            cnc_mill: ['Haas VF-2', 'DMG Mori NHX 4000', 'Mazak VCN-530C', 'Hermle C 32'],
            cnc_lathe: ['Okuma LB3000', 'Doosan Puma 2600', 'Index C200', 'Haas ST-20'],
            press: ['Schuler MSD 400', 'Aida NC1-1500', 'Komatsu H1F 200'],
            welding_robot: ['KUKA KR CYBERTECH', 'Fanuc ARC Mate 100iD', 'ABB IRB 2600'],
            assembly_line: ['Line A', 'Line B', 'Line C', 'Line D'],
            paint_booth: ['Dürr EcoBooth', 'Eisenmann Spray', 'GFS Wave'],
          },
        },
      ],
    },
    {
      name: 'ideal_cycle_seconds',
      kind: 'integer',
      min: 3,
      max: 240,
      by: 'machine_type',
      cases: {
        cnc_mill: { name: 'normal', mean: 96, standard_deviation: 22 },
        cnc_lathe: { name: 'normal', mean: 62, standard_deviation: 14 },
        press: { name: 'normal', mean: 8, standard_deviation: 2 },
        welding_robot: { name: 'normal', mean: 44, standard_deviation: 9 },
        assembly_line: { name: 'normal', mean: 36, standard_deviation: 8 },
        paint_booth: { name: 'normal', mean: 52, standard_deviation: 10 },
      },
    },
    { name: 'status', kind: 'category', values: ['running', 'idle', 'maintenance', 'fault'], weights: [78, 13, 6, 3] },
    { name: 'is_connected', kind: 'boolean', rate: 0.64 },
    { name: 'opened_on', kind: 'lookup', through: 'plant_id', column: 'opened_on', hidden: true },
    { name: 'days_later', kind: 'integer', min: 0, max: 4000, hidden: true },
    { name: 'commissioned_on', kind: 'shifted', column: 'opened_on', offset: 'days_later', unit: 'days', as: 'date' },
  ],
}
