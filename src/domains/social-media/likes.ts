import type { TableSchema } from '../../schema/schema.ts'
import { pastTime } from '../shared/past-time.ts'

/** Reactions to posts, most of them on the day of the post. */
export const likes: TableSchema = {
  name: 'likes',
  rows: { type: 'owned', by: 'posts', min: 0, max: 60, mean: 4 },
  columns: [
    { name: 'like_id', kind: 'sequence' },
    { name: 'post_id', kind: 'owner_key', table: 'posts' },
    { name: 'posted_at', kind: 'lookup', through: 'post_id', column: 'posted_at', hidden: true },
    { name: 'user_id', kind: 'foreign_key', table: 'users', popularity: 0.4, existing_at: 'posted_at', distinct_among_siblings: true },
    { name: 'reaction', kind: 'category', values: ['like', 'love', 'laugh', 'wow', 'sad', 'angry'], weights: [66, 19, 8, 3, 2, 2] },
    { name: 'source', kind: 'category', values: ['feed', 'explore', 'profile', 'search', 'notification'], weights: [61, 19, 10, 4, 6] },
    { name: 'device', kind: 'category', values: ['ios', 'android', 'web'], weights: [44, 48, 8] },
    ...pastTime({
      name: 'liked_at',
      since: 'posted_at',
      as: 'timestamp',
      longest: 2_500_000,
      distribution: { name: 'lognormal', median: 9000, spread: 1.6 },
      when: 'true',
    }),
  ],
}
