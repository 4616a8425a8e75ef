import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'advertising platform with 40 advertisers, 150 campaigns and 600 ads', counts: { advertisers: 40, campaigns: 150, ads: 600 } },
  {
    story: 'adtech: ad spend from $50k in January to $200k in December, 25% paused campaigns',
    rates: { 'campaigns.status=paused': 0.25 },
    totals: { measure: 'daily_performance.spend', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'Our ad agency does PPC for 30 brands in the UK. 10,000 daily stats in 2024, two thirds on mobile.',
    counts: { brands: 30, daily_performance: 10000 },
    rates: { 'daily_performance.device=mobile': 2 / 3 },
    window: { table: 'daily_performance', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'brands.country_code': ['GB'] },
  },
  {
    story: '- ad network\n- 1k ads\n- 5% limited ads\n- 12% paused ads',
    counts: { ads: 1000 },
    rates: { 'ads.status=limited': 0.05, 'ads.status=paused': 0.12 },
  },
  {
    story: 'digital marketing agency, a hundred ad campaigns, 40% search, 90% active ads',
    counts: { campaigns: 100 },
    rates: { 'campaigns.channel=search': 0.4, 'ads.status=active': 0.9 },
  },
  {
    story: 'advertisers and thier ads, impressions 1 million in January to 4 million in December',
    totals: { measure: 'daily_performance.impressions', months: { '2025-01': 1000000, '2025-12': 4000000 } },
  },
  {
    story: 'GERMAN AD AGENCY, 20 BRANDS, 250 CREATIVES',
    counts: { brands: 20, creatives: 250 },
    countries: { 'brands.country_code': ['DE'] },
  },
  { story: 'media buying data with 85% active campaigns, please', rates: { 'campaigns.status=active': 0.85 } },
]
