import type { TableSchema } from '../../schema/schema.ts'

/**
 * Players of a side, three of whom are goalkeepers at most: one of them keeps the goal, the others watch from the bench. Eleven begin,
 * substitutes come later. The goals of a side are those of its players, most of them forwards.
 */
export const appearances: TableSchema = {
  name: 'appearances',
  rows: { type: 'owned', by: 'sides', min: 13, max: 16, mean: 14 },
  columns: [
    { name: 'appearance_id', kind: 'sequence' },
    { name: 'side_id', kind: 'owner_key', table: 'sides', hidden: true },
    { name: 'match_id', kind: 'lookup', through: 'side_id', column: 'match_id' },
    { name: 'team_id', kind: 'lookup', through: 'side_id', column: 'team_id' },
    { name: 'player_id', kind: 'foreign_key', table: 'players', partition_by: 'team_id', distinct_among_siblings: true },
    { name: 'position', kind: 'lookup', through: 'player_id', column: 'position' },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'keeps_goal', kind: 'formula', expression: 'position == "goalkeeper"', as: 'boolean', hidden: true },
    { name: 'first_keeper', kind: 'formula', expression: 'coalesce(parent.first_keeper, 99)', hidden: true },
    { name: 'last_keeper', kind: 'formula', expression: 'coalesce(parent.last_keeper, 99)', hidden: true },
    {
      name: 'middle_keeper',
      kind: 'formula',
      expression: 'parent.keepers == 3 ? parent.keeper_sum - first_keeper - last_keeper : 99',
      hidden: true,
    },
    {
      name: 'place',
      kind: 'formula',
      expression: 'number - (first_keeper < number) - (middle_keeper < number) - (parent.keepers > 1 && last_keeper < number)',
      hidden: true,
    },
    {
      name: 'is_starter',
      kind: 'formula',
      expression: 'keeps_goal ? number == first_keeper : place <= (parent.keepers == 0 ? 11 : 10)',
      as: 'boolean',
    },
    { name: 'is_unused', kind: 'formula', expression: 'keeps_goal && number != first_keeper', as: 'boolean' },
    { name: 'discipline', kind: 'category', values: ['none', 'yellow', 'red'], shares: [0.863, 0.13, 0.007], hidden: true },
    {
      name: 'substitution',
      kind: 'integer',
      min: 46,
      max: 89,
      distribution: { name: 'triangular', min: 46, mode: 70, max: 89 },
      hidden: true,
    },
    { name: 'goes_off', kind: 'boolean', rate: 0.25, hidden: true },
    {
      name: 'minutes_played',
      kind: 'formula',
      expression: 'is_unused ? 0 : !is_starter ? 90 - substitution : goes_off && !keeps_goal || discipline == "red" ? substitution : 90',
    },
    { name: 'appetite', kind: 'mapping', by: 'position', cases: { goalkeeper: 0, defender: 1, midfielder: 3, forward: 8 }, hidden: true },
    { name: 'form', kind: 'decimal', scale: 3, min: 0.02, max: 3, distribution: { name: 'exponential', mean: 0.6 }, hidden: true },
    { name: 'chance', kind: 'formula', expression: 'appetite * form * minutes_played', hidden: true },
    { name: 'goals', kind: 'split', of: 'goals', weighted_by: 'chance' },
    { name: 'touches', kind: 'integer', min: 0, max: 6, distribution: { name: 'poisson', mean: 1.1 }, hidden: true },
    { name: 'shots', kind: 'formula', expression: 'goals + (keeps_goal ? 0 : touches)' },
    { name: 'card', kind: 'conditional', when: 'discipline != "none"', value: { kind: 'template', template: '{discipline}' } },
    {
      name: 'rating_points',
      kind: 'decimal',
      scale: 1,
      min: 3.5,
      max: 9,
      distribution: { name: 'normal', mean: 6.7, standard_deviation: 0.6 },
      hidden: true,
    },
    {
      name: 'rating',
      kind: 'conditional',
      when: '!is_unused',
      value: { kind: 'formula', expression: 'min(rating_points + goals * 0.8, 10)', scale: 1 },
    },
  ],
}
