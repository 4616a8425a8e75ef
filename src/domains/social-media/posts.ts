import { formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { countOf, id, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { topics } from './topics.ts'

const names = Object.keys(topics) as readonly (keyof typeof topics)[]
const byTopic = (part: 'starts' | 'ends' | 'signs' | 'tags') => Object.fromEntries(names.map((topic) => [topic, topics[topic][part]]))

/** Posts with their likes and comments counted, how often they were shown, and what the advertisements beside them earned. */
export const posts = table('posts', per('users', 4), {
  post_id: id(),
  user_id: ref('users', { popularity: 0.6, existing_at: 'posted_at' }),
  topic: oneOf([...names], [16, 18, 12, 11, 12, 14, 10, 7]),
  media_type: oneOf({ photo: 40, video: 27, text: 16, carousel: 12, link: 5 }),
  caption: text(
    { by: 'topic', cases: byTopic('starts') },
    { by: 'topic', cases: byTopic('ends') },
    { by: 'topic', cases: byTopic('signs') },
  ),
  hashtags: text({ by: 'topic', cases: byTopic('tags') }),
  visibility: oneOf({ public: 74, followers: 23, close_friends: 3 }),
  device: oneOf({ ios: 44, android: 47, web: 9 }),
  posted_at: timestamp('2024-01-01', '2025-12-31', { growth: 1.6, weekdays: [0.98, 0.98, 1, 1, 1, 1.06, 1.1], hours: wakingHours }),
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
