import type { ColumnSchema, DistributionSchema } from '../../schema/schema.ts'

/** The masts of a city by number: those in the middle of it see the most people. */
export const masts: DistributionSchema = {
  name: 'empirical',
  quantiles: [1000, 1004, 1011, 1021, 1034, 1051, 1073, 1102, 1140, 1196, 1300],
}

/**
 * The cell that a phone was in, as tracking area, mast and sector: mostly the one at home of the subscriber in `subscriber_id`, else one in
 * town, or where `is_roaming` in another network.
 */
export const cell: readonly ColumnSchema[] = [
  { name: 'home_area', kind: 'lookup', through: 'subscriber_id', column: 'tracking_area', hidden: true },
  { name: 'home_mast', kind: 'lookup', through: 'subscriber_id', column: 'home_mast', hidden: true },
  { name: 'is_at_home', kind: 'boolean', rate: 0.55, hidden: true },
  { name: 'mast_in_town', kind: 'integer', min: 1000, max: 1999, distribution: masts, hidden: true },
  { name: 'network_abroad', kind: 'integer', min: 9001, max: 9040, hidden: true },
  { name: 'sector', kind: 'integer', min: 1, max: 3, hidden: true },
  { name: 'area', kind: 'formula', expression: 'is_roaming ? network_abroad : home_area', hidden: true },
  { name: 'mast', kind: 'formula', expression: 'is_at_home && !is_roaming ? home_mast : mast_in_town', hidden: true },
  { name: 'cell_id', kind: 'template', template: '{area}-{mast}-{sector}' },
]
