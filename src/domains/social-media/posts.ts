import { formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { countOf, hidden, id, per, ref, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { topics } from './topics.ts'

const byTopic = (part: 'starts' | 'ends' | 'signs' | 'tags') => ({ by: 'topic', cases: topics[part] })

/** Posts, with the number of their likes, comments and impressions, and the revenue of the advertisements beside them. */
export const posts = table('posts', per('users', 4), {
  post_id: id(),
  user_id: ref('users', { popularity: 0.6, existing_at: 'posted_at' }),
  topic: oneOf(topics.weight),
  media_type: oneOf({ photo: 40, video: 27, text: 16, carousel: 12, link: 5 }),
  caption: text(byTopic('starts'), byTopic('ends'), byTopic('signs')),
  hashtags: text(byTopic('tags')),
  visibility: oneOf({ public: 74, followers: 23, close_friends: 3 }),
  device: oneOf({ ios: 44, android: 47, web: 9 }),
  posted_at: timestamp('2024-01-01', '2025-12-31', wakingHours, { growth: 1.6, weekdays: [0.98, 0.98, 1, 1, 1, 1.06, 1.1] }),
  is_promoted: yes(0.05),
  is_flagged: yes(0.012),
  status: oneOfBy('is_flagged', ['published', 'removed', 'archived'], { false: [97, 0, 3], true: [40, 60, 0] }),
  like_count: countOf('likes'),
  comment_count: countOf('comments'),
  shows_per_reaction: hidden(decimal(8, 400, 2, lognormal(26, 0.5))),
  impressions: formula('round((like_count + comment_count + 1.5) * shows_per_reaction * (1 + is_promoted * 4))'),
  cpm: hidden(decimal(1, 40, 2, lognormal(6.4, 0.35))),
  ad_revenue: formula('impressions * cpm * 0.001', 2),
  currency: constant('USD'),
})
