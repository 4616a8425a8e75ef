import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'music streaming with 50 artists, 120 albums, 1,000 listeners and 20,000 streams',
    counts: { artists: 50, albums: 120, listeners: 1000, streams: 20000 },
  },
  {
    story: 'Music service: 30% skips, 25% premium, 5% shuffle plays',
    rates: { 'streams.is_skipped=true': 0.3, 'listeners.plan=premium': 0.25, 'streams.is_shuffled=true': 0.05 },
  },
  {
    story: 'record label with royalties from $50k in January to $200k in December',
    totals: { measure: 'royalties.amount', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'We do audio streaming in Germany. 400 listeners listened to 2k songs in 2024; two thirds are on the free plan.',
    domain: 'music',
    counts: { listeners: 400, songs: 2000 },
    rates: { 'listeners.plan=free': 2 / 3 },
    window: { table: 'streams', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'listeners.country_code': ['DE'] },
  },
  {
    story: '- spotify clone\n- a dozen bands\n- 20% explicit songs\n- 10% on the student plan',
    counts: { bands: 12 },
    rates: { 'tracks.is_explicit=true': 0.2, 'listeners.plan=student': 0.1 },
  },
  {
    story: 'RECORD LABEL, 500 ROYALTY PAYMENTS, 3% DISPUTED, 4% ON HOLD',
    counts: { royalty_payments: 500 },
    rates: { 'royalty_payments.status=disputed': 0.03, 'royalty_payments.status=on_hold': 0.04 },
  },
  {
    story: 'brazilian music app, 80% verified artists, 15% family plans',
    rates: { 'artists.is_verified=true': 0.8, 'listeners.plan=family': 0.15 },
    countries: { 'listeners.country_code': ['BR'] },
  },
  {
    story: 'music data with streams 1M in January to 5M in December',
    totals: { measure: 'royalties.stream_count', months: { '2025-01': 1000000, '2025-12': 5000000 } },
  },
]
