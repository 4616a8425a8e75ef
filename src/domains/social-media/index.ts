import { measure, trade } from '../trade.ts'
import { posts } from './posts.ts'
import { comments, likes } from './reactions.ts'
import { users } from './users.ts'

/** A social network. The primary table is users; for each 1000 of them there are 4000 posts, 6000 comments and 16,000 likes. */
export const socialMedia = trade({
  name: 'social_media',
  description: 'A social network: users, posts, comments and likes.',
  story: 'social media app with users, posts and comments',
  keywords:
    'social media, social network, social networking, social app, social platform, community app, influencer, creator platform, ' +
    'content creators, microblog, microblogging, photo sharing, followers, hashtags',
  nouns: {
    users: 'members, profiles, accounts, creators, influencers',
    posts: 'photos, videos, tweets, stories, reels, status updates',
    comments: 'replies',
    likes: 'reactions, favorites, favourites, upvotes',
  },
  rates: {
    'comments.is_spam.true': 'spam, spammy, spam comment',
    'posts.is_flagged.true': 'flagged, reported, flag',
    'posts.is_promoted.true': 'promoted, sponsored, boosted, promoted post, sponsored post, paid',
    'users.is_verified.true': 'verified, blue check, verified account, verified user',
    'users.is_private.true': 'private, private account',
    'users.account_type.creator': 'creator, influencer, creator account',
    'users.status.inactive': 'inactive, dormant, inactive user',
    'users.status.deactivated': 'churn, churned, deactivated, deactivation, left, deleted',
    'users.status.suspended': 'suspended, banned, suspension, ban',
    'users.status.active': 'active, active user',
    'posts.media_type.video': 'video, video post',
    'comments.sentiment.negative': 'negative, negative comment, negative sentiment',
  },
  measures: [
    measure('posts.ad_revenue', 'money', 1.7, {
      words: 'revenue, ad revenue, advertising revenue, income, turnover, sales, ad income, ad sales',
      prices: ['posts.cpm'],
    }),
    measure('posts.impressions', 'quantity', 245, { words: 'impressions, views, reach, traffic' }),
  ],
  money: ['posts.cpm'],
  tables: [users, posts, comments, likes],
})
