import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'dating app with 500 members, 10,000 swipes and 800 matches', counts: { members: 500, swipes: 10000, matches: 800 } },
  {
    story: 'Online dating, 2% fake profiles, 60% verified and 25% churn',
    rates: { 'members.is_fake=true': 0.02, 'members.is_verified=true': 0.6, 'subscriptions.status=cancelled': 0.25 },
  },
  {
    story: 'dating platform with revenue from $50k in January to $200k in December',
    totals: { measure: 'subscriptions.amount', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'A dating site for singles in Germany: 300 singles, a third swiped right, in 2024 please',
    counts: { singles: 300 },
    rates: { 'swipes.action=like': 1 / 3 },
    window: { table: 'swipes', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'singles.country_code': ['DE'] },
  },
  {
    story: '- matchmaking agency\n- 3k messages\n- 20% unmatched\n- 1% reported matches',
    counts: { messages: 3000 },
    rates: { 'matches.status=unmatched': 0.2, 'matches.status=reported': 0.01 },
  },
  {
    story: 'SINGLES APP, TWO HUNDRED SUBSCRIPTIONS, 40% GOLD, 3% REFUNDED',
    counts: { subscriptions: 200 },
    rates: { 'subscriptions.plan=gold': 0.4, 'subscriptions.status=refunded': 0.03 },
  },
  {
    story: 'british dating app with 2% super likes and 90% read messages',
    rates: { 'swipes.action=super_like': 0.02, 'messages.is_read=true': 0.9 },
    countries: { 'members.country_code': ['GB'] },
  },
  {
    story: 'swiping data for a dating app: 1.5k profiles, photos viewed 50,000 a month, 55% passed',
    counts: { profiles: 1500 },
    rates: { 'swipes.action=pass': 0.55 },
    totals: { measure: 'swipes.photos_viewed', months: { '2025-04': 50000, '2025-11': 50000 } },
  },
]
