import { flag, formula } from '../../builders/computed.ts'
import { lognormal, quantiles } from '../../builders/distributions.ts'
import { oneOf, whole, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, ownedBy, owner, ref, table } from '../../builders/table.ts'
import { text, words } from '../../builders/texts.ts'
import { pastTime } from '../shared/past-time.ts'

const praise = [
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
]
const questions = words('Where is this?, When was that?, Tagging my sister, How long did it take?, Saving this for later, Same here')
const criticism = words('Not sure about this one, Overrated, I expected more, Hard disagree, Why is this in my feed?, Please stop')
const spam = [
  'Check my profile for free followers',
  'Earn money from home, ask me how',
  'Click the link in my bio',
  'Promote it on our page, DM us',
  'Win a new phone now',
]

/** By tone, from 0: what a comment says, and how it ends. */
const tones = facts(
  ['remarks', 'signs'],
  [
    [praise, ['', '', ' ❤️', ' 🔥', ' 😍', ' 🙌']],
    [questions, ['', '', ' 🤔', ' 👀']],
    [criticism, ['', '', ' 🙄', ' 😬']],
    [spam, ['', ' 💰', ' 👉']],
  ],
)

/** Comments on posts. Spam is hidden from readers. */
export const comments = table('comments', ownedBy('posts', { min: 0, max: 20, mean: 1.5 }), {
  comment_id: id(),
  post_id: owner('posts'),
  posted_at: hidden(lookup('post_id', 'posted_at')),
  user_id: ref('users', { popularity: 0.5, existing_at: 'posted_at' }),
  is_spam: yes(0.03),
  sentiment: oneOf({ positive: 66, neutral: 25, negative: 9 }),
  tone: hidden(formula('is_spam ? 3 : sentiment == "positive" ? 0 : sentiment == "neutral" ? 1 : 2')),
  text: text({ by: 'tone', cases: tones.remarks }, { by: 'tone', cases: tones.signs }),
  drawn_likes: hidden(whole(0, 400, quantiles([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 7, 40]))),
  // Fewer than a tenth of the impressions of the post.
  like_count: formula('min(drawn_likes, floor(parent.impressions * 0.08))'),
  is_edited: yes(0.04),
  is_hidden: flag('is_spam'),
  ...pastTime('commented_at', 'posted_at', whole(0, 2_500_000, lognormal(16_000, 1.6))),
})

/** Likes of posts, most of them on the day of the post. */
export const likes = table('likes', ownedBy('posts', { min: 0, max: 60, mean: 4 }), {
  like_id: id(),
  post_id: owner('posts'),
  posted_at: hidden(lookup('post_id', 'posted_at')),
  user_id: ref('users', { popularity: 0.4, existing_at: 'posted_at', distinct_among_siblings: true }),
  reaction: oneOf({ like: 66, love: 19, laugh: 8, wow: 3, sad: 2, angry: 2 }),
  source: oneOf({ feed: 61, explore: 19, profile: 10, search: 4, notification: 6 }),
  device: oneOf({ ios: 44, android: 48, web: 8 }),
  ...pastTime('liked_at', 'posted_at', whole(0, 2_500_000, lognormal(9000, 1.6))),
})
