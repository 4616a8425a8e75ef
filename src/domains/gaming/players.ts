import type { TableSchema } from '../../schema/schema.ts'
import { email, person } from '../shared/person-columns.ts'
import { playHours } from './play-hours.ts'
import { regions, regionsOfCountry } from './regions.ts'

/** Players: the level grows with achievements and time, ranked play opens at level 10, and few are of the VIP club. */
export const players: TableSchema = {
  name: 'players',
  rows: { type: 'primary' },
  columns: [
    { name: 'player_id', kind: 'sequence' },
    {
      name: 'gamertag',
      kind: 'compound',
      words: [
        { list: 'gamer_adjectives', attribute: 'word' },
        { list: 'gamer_nouns', attribute: 'word' },
      ],
      separator: '',
    },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'CA', 'DE', 'FR', 'BR', 'AU', 'ES', 'IT', 'PL', 'NL', 'SE', 'MX', 'IN', 'IE', 'AT'],
      weights: [340, 85, 55, 90, 75, 85, 35, 40, 38, 42, 24, 20, 40, 45, 8, 12],
      hidden: true,
    },
    person(0.4),
    email,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 17,
      max_age: 66,
      distribution: { name: 'empirical', quantiles: [17, 18.7, 20.3, 21.8, 23.4, 25.2, 27.3, 29.8, 33, 38.5, 66] },
    },
    { name: 'nation', kind: 'entry', list: 'countries', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
    { name: 'nation_code', kind: 'attribute', entry: 'nation', attribute: 'country_code', hidden: true },
    { name: 'country', kind: 'attribute', entry: 'nation', attribute: 'country' },
    { name: 'region', kind: 'category', values: regions, by: 'nation_code', cases: regionsOfCountry },
    { name: 'console', kind: 'entry', list: 'game_platforms', hidden: true },
    { name: 'platform', kind: 'attribute', entry: 'console', attribute: 'platform' },
    {
      name: 'device',
      kind: 'text',
      hidden: true,
      segments: [
        {
          by: 'platform',
          cases: {
            PC: ['Windows PC', 'Windows PC', 'Windows PC', 'Windows Laptop', 'Windows Laptop', 'Steam Deck'],
            'PlayStation 5': ['PlayStation 5', 'PlayStation 5', 'PlayStation 5 Slim', 'PlayStation 5 Pro'],
            'PlayStation 4': ['PlayStation 4', 'PlayStation 4 Pro'],
            'Xbox Series X|S': ['Xbox Series X', 'Xbox Series S'],
            'Nintendo Switch': ['Nintendo Switch', 'Nintendo Switch OLED', 'Nintendo Switch Lite'],
            Android: ['Galaxy S24', 'Galaxy S23', 'Galaxy A54', 'Pixel 8', 'Redmi Note 13', 'OnePlus 11'],
            iOS: ['iPhone 13', 'iPhone 14', 'iPhone 15', 'iPhone 15 Pro', 'iPad Air', 'iPad Pro'],
          },
        },
      ],
    },
    { name: 'staying_share', kind: 'decimal', scale: 2, min: 0.02, max: 1, hidden: true },
    { name: 'tenure_days', kind: 'formula', expression: 'today - days(registered_at)', hidden: true },
    { name: 'devotion', kind: 'decimal', scale: 2, min: 0, max: 9, distribution: { name: 'gamma', mean: 1.6, shape: 1.5 }, hidden: true },
    {
      name: 'level',
      kind: 'formula',
      expression: '1 + achievements_unlocked * 3 + floor(devotion * tenure_days * (1 + min(achievements_unlocked, 4)) * 0.004)',
    },
    {
      name: 'talent',
      kind: 'integer',
      min: 200,
      max: 2600,
      distribution: { name: 'normal', mean: 1150, standard_deviation: 310 },
      hidden: true,
    },
    { name: 'rating_points', kind: 'formula', expression: 'level < 10 ? 0 : min(talent + level * 4, 3200)', hidden: true },
    {
      name: 'rank',
      kind: 'bucket',
      column: 'rating_points',
      edges: [1, 1000, 1300, 1600, 1900, 2200, 2500],
      labels: ['Unranked', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Master', 'Grandmaster'],
    },
    { name: 'plays_ranked', kind: 'formula', expression: 'level >= 10', as: 'boolean', hidden: true },
    {
      name: 'skill_rating',
      kind: 'conditional',
      when: 'plays_ranked',
      value: { kind: 'formula', expression: 'rating_points' },
    },
    { name: 'achievements_unlocked', kind: 'roll_up', table: 'achievements', aggregate: 'count' },
    { name: 'achievement_points', kind: 'roll_up', table: 'achievements', aggregate: 'sum', column: 'points' },
    { name: 'level_band', kind: 'bucket', column: 'level', edges: [5, 20, 50], labels: ['new', 'low', 'middle', 'high'], hidden: true },
    { name: 'is_vip', kind: 'boolean', rate: 0.034 },
    { name: 'status', kind: 'category', values: ['active', 'chat_restricted', 'under_review'], weights: [965, 26, 9] },
    {
      name: 'registered_at',
      kind: 'timestamp',
      from: '2022-01-01',
      to: '2025-12-20',
      growth: 1.8,
      months: [1.08, 0.95, 0.93, 0.92, 0.92, 1, 1.08, 1.06, 0.92, 0.96, 1.05, 1.2],
      weekdays: [0.93, 0.9, 0.9, 0.93, 1.05, 1.2, 1.18],
      hours: playHours,
    },
  ],
}
