import type { TableSchema } from '../../schema/schema.ts'
import { firstName, lastName, person } from '../shared/person-columns.ts'

/** Players under contract; shirt numbers differ within a team, and the market value goes with position and age. */
export const players: TableSchema = {
  name: 'players',
  rows: { type: 'owned', by: 'teams', min: 18, max: 28, mean: 23 },
  columns: [
    { name: 'player_id', kind: 'sequence' },
    { name: 'team_id', kind: 'owner_key', table: 'teams' },
    person(0),
    firstName,
    lastName,
    {
      name: 'country_code',
      kind: 'category',
      values: ['GB', 'IE', 'FR', 'ES', 'BR', 'NL', 'DE', 'SE', 'US'],
      weights: [52, 9, 9, 7, 7, 6, 4, 3, 3],
    },
    { name: 'shirt_number', kind: 'sibling_number' },
    {
      name: 'line',
      kind: 'bucket',
      column: 'shirt_number',
      edges: [2, 6, 9, 12, 14, 19, 23],
      labels: ['keeper', 'back', 'middle', 'front', 'keepers', 'backs', 'middles', 'fronts'],
      hidden: true,
    },
    {
      name: 'position',
      kind: 'mapping',
      by: 'line',
      cases: {
        keeper: 'goalkeeper',
        keepers: 'goalkeeper',
        back: 'defender',
        backs: 'defender',
        middle: 'midfielder',
        middles: 'midfielder',
      },
      otherwise: 'forward',
    },
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 18,
      max_age: 38,
      distribution: { name: 'empirical', quantiles: [18, 20.6, 22, 23.2, 24.4, 25.5, 26.7, 28, 29.6, 31.8, 38] },
    },
    {
      name: 'height_cm',
      kind: 'integer',
      min: 163,
      max: 204,
      by: 'position',
      cases: {
        goalkeeper: { name: 'normal', mean: 191, standard_deviation: 4 },
        defender: { name: 'normal', mean: 185, standard_deviation: 5 },
      },
      distribution: { name: 'normal', mean: 180, standard_deviation: 6 },
    },
    { name: 'preferred_foot', kind: 'category', values: ['right', 'left', 'both'], weights: [73, 22, 5] },
    { name: 'status', kind: 'category', values: ['fit', 'injured', 'suspended'], shares: [0.88, 0.09, 0.03] },
    {
      name: 'wished_value',
      kind: 'decimal',
      scale: 2,
      min: 25000,
      max: 120000000,
      by: 'position',
      cases: {
        forward: { name: 'lognormal', median: 1500000, spread: 1.2 },
        midfielder: { name: 'lognormal', median: 1300000, spread: 1.2 },
      },
      distribution: { name: 'lognormal', median: 900000, spread: 1.1 },
      hidden: true,
    },
    { name: 'market_value', kind: 'formula', expression: 'max(round(wished_value / 25000), 1) * 25000', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'GBP' },
  ],
}
