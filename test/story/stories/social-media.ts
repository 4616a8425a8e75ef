import type { StoryCase } from './story-case.ts'

/** Stories of social networks. */
export const stories: readonly StoryCase[] = [
  {
    story: 'Social media app with 1000 users, 5000 posts and 3% spam comments',
    counts: { users: 1000, posts: 5000 },
    rates: { 'comments.is_spam=true': 0.03 },
  },
  {
    story: 'social network in Brazil, two hundred users, 10% verified, 40% private accounts',
    counts: { users: 200 },
    rates: { 'users.is_verified=true': 0.1, 'users.is_private=true': 0.4 },
    countries: { 'users.country_code': ['BR'] },
  },
  {
    story: 'Photo sharing platform, ad revenue from $5k in Jan 2024 to $20k in Dec 2024',
    totals: { measure: 'posts.ad_revenue', months: { '2024-01': 5000, '2024-12': 20_000 } },
  },
  {
    story:
      'I want to test my moderation tool for a social platform:\n- 300 users\n- 900 posts, 5% flagged\n- 1,500 comments, 12% spam\n- 2% of users banned',
    counts: { users: 300, posts: 900, comments: 1500 },
    rates: { 'posts.is_flagged=true': 0.05, 'comments.is_spam=true': 0.12, 'users.status=suspended': 0.02 },
  },
  {
    story: 'influencer community app, a fifth of the users are creators, half the posts are videos, 8% promoted posts',
    rates: { 'users.account_type=creator': 0.2, 'posts.media_type=video': 0.5, 'posts.is_promoted=true': 0.08 },
  },
  {
    story: 'social media posts in 2024, 4,000 likes, 30% negative comments',
    counts: { likes: 4000 },
    rates: { 'comments.sentiment=negative': 0.3 },
    window: { table: 'posts', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'social network whose impressions rise from 100k in January to 400k in December 2025, 15% inactive users',
    rates: { 'users.status=inactive': 0.15 },
    totals: { measure: 'posts.impressions', months: { '2025-01': 100_000, '2025-12': 400_000 } },
  },
  { story: 'SOCIAL MEDIA, 500 MEMBERS, 10% CHURN', counts: { members: 500 }, rates: { 'members.status=deactivated': 0.1 } },
  { story: 'microblogging servce, 250 users, 88% active', counts: { users: 250 }, rates: { 'users.status=active': 0.88 } },
]
