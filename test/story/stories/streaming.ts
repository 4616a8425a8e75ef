import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'streaming service with 500 subscribers, 200 titles and 6,000 plays, 4% churn',
    counts: { subscribers: 500, titles: 200, plays: 6000 },
    rates: { 'subscribers.status=cancelled': 0.04 },
  },
  {
    story: 'video on demand platform in Mexico: revenue from $50k in January to $200k in December, 3% failed payments',
    rates: { 'payments.status=failed': 0.03 },
    totals: { measure: 'payments.amount', months: { '2025-01': 50000, '2025-12': 200000 } },
    countries: { 'subscribers.country_code': ['MX'] },
  },
  {
    story: '- svod\n- 1k viewers\n- 30% on premium\n- 20% on the ad tier\n- plays in 2024\n- 1% refunded payments',
    counts: { viewers: 1000 },
    rates: { 'viewers.plan=premium': 0.3, 'viewers.plan=basic_with_ads': 0.2, 'payments.status=refunded': 0.01 },
    window: { table: 'plays', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'We stream tv shows. Half of the titles are series and a third are originals; 60% of plays on tv, 10% downloads.',
    rates: { 'titles.title_type=series': 0.5, 'titles.is_original=true': 1 / 3, 'plays.device=tv': 0.6, 'plays.is_download=true': 0.1 },
  },
  {
    story: 'STREAMING PLATFORM, 250 SUBSCRIBERS, 900 PAYMENTS, 45% COMPLETION RATE',
    counts: { subscribers: 250, payments: 900 },
    rates: { 'plays.is_completed=true': 0.45 },
  },
  {
    story: 'ott with three hundred members, watch time of 50,000 minutes a month',
    counts: { members: 300 },
    totals: { measure: 'plays.minutes_watched', months: { '2025-02': 50000, '2025-11': 50000 } },
  },
  {
    story: 'genrate streaming data for India, 2,000 streams from October to December 2025, 40% on mobile, 2% of subscribers paused',
    counts: { streams: 2000 },
    rates: { 'streams.device=mobile': 0.4, 'subscribers.status=paused': 0.02 },
    window: { table: 'streams', from: '2025-10-01', to: '2025-12-31' },
    countries: { 'subscribers.country_code': ['IN'] },
  },
  {
    story: 'a netflix like video streaming startup, 150 movies, 5% of subscribers cancelled, 50% standard plan',
    counts: { movies: 150 },
    rates: { 'subscribers.status=cancelled': 0.05, 'subscribers.plan=standard': 0.5 },
  },
]
