import { lognormal } from '../../builders/distributions.ts'
import { oneOf } from '../../builders/drawn.ts'
import { id, lookup, owner, ref } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { pastTime } from '../shared/past-time.ts'

/** Reactions to posts, most of them on the day of the post. */
export const likes = table('likes', ownedBy('posts', { min: 0, max: 60, mean: 4 }), {
  like_id: id(),
  post_id: owner('posts'),
  posted_at: hidden(lookup('post_id', 'posted_at')),
  user_id: ref('users', { popularity: 0.4, existing_at: 'posted_at', distinct_among_siblings: true }),
  reaction: oneOf({ like: 66, love: 19, laugh: 8, wow: 3, sad: 2, angry: 2 }),
  source: oneOf({ feed: 61, explore: 19, profile: 10, search: 4, notification: 6 }),
  device: oneOf({ ios: 44, android: 48, web: 8 }),
  ...pastTime({ name: 'liked_at', since: 'posted_at', as: 'timestamp', longest: 2_500_000, distribution: lognormal(9000, 1.6) }),
})
