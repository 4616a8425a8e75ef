import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { topics } from './topics.ts'

const names = Object.keys(topics) as readonly (keyof typeof topics)[]
const byTopic = (part: 'starts' | 'ends' | 'signs' | 'tags') => Object.fromEntries(names.map((topic) => [topic, topics[topic][part]]))

/** Posts with their likes and comments counted, how often they were shown, and what the advertisements beside them earned. */
export const posts: TableSchema = {
  name: 'posts',
  rows: { type: 'ratio', of: 'users', ratio: 4 },
  columns: [
    { name: 'post_id', kind: 'sequence' },
    { name: 'user_id', kind: 'foreign_key', table: 'users', popularity: 0.6, existing_at: 'posted_at' },
    { name: 'topic', kind: 'category', values: [...names], weights: [16, 18, 12, 11, 12, 14, 10, 7] },
    { name: 'media_type', kind: 'category', values: ['photo', 'video', 'text', 'carousel', 'link'], weights: [40, 27, 16, 12, 5] },
    {
      name: 'caption',
      kind: 'text',
      segments: [
        { by: 'topic', cases: byTopic('starts') },
        { by: 'topic', cases: byTopic('ends') },
        { by: 'topic', cases: byTopic('signs') },
      ],
    },
    { name: 'hashtags', kind: 'text', segments: [{ by: 'topic', cases: byTopic('tags') }] },
    { name: 'visibility', kind: 'category', values: ['public', 'followers', 'close_friends'], weights: [74, 23, 3] },
    { name: 'device', kind: 'category', values: ['ios', 'android', 'web'], weights: [44, 47, 9] },
    {
      name: 'posted_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.6,
      weekdays: [0.98, 0.98, 1, 1, 1, 1.06, 1.1],
      hours: wakingHours,
    },
    { name: 'is_promoted', kind: 'boolean', rate: 0.05 },
    { name: 'is_flagged', kind: 'boolean', rate: 0.012 },
    {
      name: 'status',
      kind: 'category',
      values: ['published', 'removed', 'archived'],
      by: 'is_flagged',
      cases: { false: [97, 0, 3], true: [40, 60, 0] },
    },
    { name: 'like_count', kind: 'roll_up', table: 'likes', aggregate: 'count' },
    { name: 'comment_count', kind: 'roll_up', table: 'comments', aggregate: 'count' },
    {
      name: 'shows_per_reaction',
      kind: 'decimal',
      scale: 2,
      min: 8,
      max: 400,
      distribution: { name: 'lognormal', median: 26, spread: 0.5 },
      hidden: true,
    },
    {
      name: 'impressions',
      kind: 'formula',
      expression: 'round((like_count + comment_count + 1.5) * shows_per_reaction * (1 + is_promoted * 4))',
    },
    {
      name: 'cpm',
      kind: 'decimal',
      scale: 2,
      min: 1,
      max: 40,
      distribution: { name: 'lognormal', median: 6.4, spread: 0.35 },
      hidden: true,
    },
    { name: 'ad_revenue', kind: 'formula', expression: 'impressions * cpm * 0.001', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
  ],
}
