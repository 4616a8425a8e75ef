import type { Domain } from './domain.ts'
import { comments } from './social-media/comments.ts'
import { likes } from './social-media/likes.ts'
import { posts } from './social-media/posts.ts'
import { users } from './social-media/users.ts'

/** A social network. Primary: users, each with about four posts that others like and comment. */
export const socialMedia: Domain = {
  name: 'social_media',
  description: 'A social network: users, posts, comments and likes.',
  story: 'social media app with users, posts and comments',
  keywords: [
    'social media',
    'social network',
    'social networking',
    'social app',
    'social platform',
    'community app',
    'influencer',
    'creator platform',
    'content creators',
    'microblog',
    'microblogging',
    'photo sharing',
    'followers',
    'hashtags',
  ],
  nouns: {
    users: ['members', 'profiles', 'accounts', 'creators', 'influencers'],
    posts: ['photos', 'videos', 'tweets', 'stories', 'reels', 'status updates'],
    comments: ['replies'],
    likes: ['reactions', 'favorites', 'favourites', 'upvotes'],
  },
  rates: [
    { words: ['spam', 'spammy', 'spam comment'], column: 'comments.is_spam', value: true },
    { words: ['flagged', 'reported', 'flag'], column: 'posts.is_flagged', value: true },
    {
      words: ['promoted', 'sponsored', 'boosted', 'promoted post', 'sponsored post', 'paid'],
      column: 'posts.is_promoted',
      value: true,
    },
    {
      words: ['verified', 'blue check', 'verified account', 'verified user'],
      column: 'users.is_verified',
      value: true,
    },
    { words: ['private', 'private account'], column: 'users.is_private', value: true },
    {
      words: ['creator', 'influencer', 'creator account'],
      column: 'users.account_type',
      value: 'creator',
    },
    { words: ['inactive', 'dormant', 'inactive user'], column: 'users.status', value: 'inactive' },
    {
      words: ['churn', 'churned', 'deactivated', 'deactivation', 'left', 'deleted'],
      column: 'users.status',
      value: 'deactivated',
    },
    { words: ['suspended', 'banned', 'suspension', 'ban'], column: 'users.status', value: 'suspended' },
    { words: ['active', 'active user'], column: 'users.status', value: 'active' },
    { words: ['video', 'video post'], column: 'posts.media_type', value: 'video' },
    { words: ['negative', 'negative comment', 'negative sentiment'], column: 'comments.sentiment', value: 'negative' },
  ],
  measures: [
    {
      words: ['revenue', 'ad revenue', 'advertising revenue', 'income', 'turnover', 'sales', 'ad income', 'ad sales'],
      column: 'posts.ad_revenue',
      unit: 'money',
      typical: 1.7,
      prices: ['posts.cpm'],
    },
    {
      words: ['impressions', 'views', 'reach', 'traffic'],
      column: 'posts.impressions',
      unit: 'quantity',
      typical: 245,
    },
  ],
  events: ['posts'],
  countries: ['users.country_code'],
  currencies: ['posts.currency'],
  money: ['posts.cpm'],
  schema: { version: 1, name: 'social_media', tables: [users, posts, comments, likes] },
}
