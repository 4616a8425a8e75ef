import type { TableSchema } from '../../schema/schema.ts'
import { pastTime } from '../shared/past-time.ts'

/** Comments on posts; spam among them is hidden. */
export const comments: TableSchema = {
  name: 'comments',
  rows: { type: 'owned', by: 'posts', min: 0, max: 20, mean: 1.5 },
  columns: [
    { name: 'comment_id', kind: 'sequence' },
    { name: 'post_id', kind: 'owner_key', table: 'posts' },
    { name: 'posted_at', kind: 'lookup', through: 'post_id', column: 'posted_at', hidden: true },
    { name: 'user_id', kind: 'foreign_key', table: 'users', popularity: 0.5, existing_at: 'posted_at' },
    { name: 'is_spam', kind: 'boolean', rate: 0.03 },
    { name: 'sentiment', kind: 'category', values: ['positive', 'neutral', 'negative'], weights: [66, 25, 9] },
    {
      name: 'tone',
      kind: 'formula',
      expression: 'is_spam ? 3 : sentiment == "positive" ? 0 : sentiment == "neutral" ? 1 : 2',
      hidden: true,
    },
    {
      name: 'text',
      kind: 'text',
      segments: [
        {
          by: 'tone',
          cases: {
            '0': [
              'Love this!',
              'So good',
              'This made my day',
              'Amazing',
              'Goals',
              'Wow, just wow',
              'Absolutely beautiful',
              'You are killing it',
              'Needed this today',
              'Haha, brilliant',
            ],
            '1': ['Where is this?', 'When was that?', 'Tagging my sister', 'How long did it take?', 'Saving this for later', 'Same here'],
            '2': ['Not sure about this one', 'Overrated', 'I expected more', 'Hard disagree', 'Why is this in my feed?', 'Please stop'],
            '3': [
              'Check my profile for free followers',
              'Earn money from home, ask me how',
              'Click the link in my bio',
              'Promote it on our page, DM us',
              'Win a new phone now',
            ],
          },
        },
        {
          by: 'tone',
          cases: {
            '0': ['', '', ' ❤️', ' 🔥', ' 😍', ' 🙌'],
            '1': ['', '', ' 🤔', ' 👀'],
            '2': ['', '', ' 🙄', ' 😬'],
            '3': ['', ' 💰', ' 👉'],
          },
        },
      ],
    },
    {
      name: 'drawn_likes',
      kind: 'integer',
      min: 0,
      max: 400,
      distribution: { name: 'empirical', quantiles: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 7, 40] },
      hidden: true,
    },
    // Fewer than one in ten of those who saw the post.
    { name: 'like_count', kind: 'formula', expression: 'min(drawn_likes, floor(parent.impressions * 0.08))' },
    { name: 'is_edited', kind: 'boolean', rate: 0.04 },
    { name: 'is_hidden', kind: 'formula', expression: 'is_spam', as: 'boolean' },
    ...pastTime({
      name: 'commented_at',
      since: 'posted_at',
      as: 'timestamp',
      longest: 2_500_000,
      distribution: { name: 'lognormal', median: 16_000, spread: 1.6 },
      when: 'true',
    }),
  ],
}
