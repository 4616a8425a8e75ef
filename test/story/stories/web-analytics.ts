import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'web analytics with 2,000 visitors and 8,000 sessions', counts: { visitors: 2000, sessions: 8000 } },
  {
    story: 'Website analytics, bounce rate 55%, conversion rate of 2%',
    rates: { 'sessions.is_bounce=true': 0.55, 'sessions.is_converted=true': 0.02 },
  },
  {
    story: 'web traffic of an online magazine: ad revenue from $500 in January to $2,000 in December',
    totals: { measure: 'sessions.ad_revenue', months: { '2025-01': 500, '2025-12': 2000 } },
  },
  {
    story: 'clickstream data please! half of the sessions bounced, 70% mobile visitors, in 2024',
    rates: { 'sessions.is_bounce=true': 0.5, 'visitors.device_type=mobile': 0.7 },
    window: { table: 'sessions', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: '- site analytics\n- 1k visitors from Germany\n- 5k page views\n- 3% converted',
    counts: { visitors: 1000, page_views: 5000 },
    rates: { 'sessions.is_converted=true': 0.03 },
    countries: { 'visitors.country_code': ['DE'] },
  },
  {
    story: 'google analytics style dataset, five hundred unique visitors, 1,500 visits, 80% consented to cookies',
    counts: { visitors: 500, visits: 1500 },
    rates: { 'visitors.has_consented=true': 0.8 },
  },
  {
    story: 'WEBSITE TRAFFIC FOR A BRITISH NEWS SITE, 10K VISITS',
    counts: { visits: 10000 },
    countries: { 'visitors.country_code': ['GB'] },
  },
  {
    story: 'website visitors and thier sessions, impressions 10,000 in January to 40,000 in December, a fifth of sessions by email',
    rates: { 'sessions.channel=email': 0.2 },
    totals: { measure: 'sessions.ad_impressions', months: { '2025-01': 10000, '2025-12': 40000 } },
  },
]
