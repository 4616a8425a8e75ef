import { words } from '../../builders/words.ts'
import { rates } from '../rates.ts'
import { ads } from './ads.ts'
import { advertisers } from './advertisers.ts'
import { campaigns } from './campaigns.ts'
import { dailyPerformance } from './daily-performance.ts'
import type { Domain } from '../domain.ts'

/**
 * A platform for advertising. Primary: ads. For each 1000 ads 50 advertisers (at least 4), 220 campaigns (at least 8) and 15,000 rows of
 * daily performance. Clicks are of impressions, conversions of clicks, and what is spent is impressions at a price per thousand.
 */
export const advertising: Domain = {
  name: 'advertising',
  description: 'Online advertising: advertisers, campaigns, ads and their daily performance.',
  story: 'advertising platform with advertisers, campaigns, ads and daily performance',
  keywords: words(
    'advertising, ad platform, ad tech, ad spend, media spend, adtech, ad network, ad agency, advertisers, ppc, paid search',
    'paid media, marketing campaigns, ad campaigns, google ads, media buying, digital marketing, roas',
  ),
  nouns: {
    advertisers: ['brands', 'accounts'],
    campaigns: ['ad campaigns', 'marketing campaigns'],
    ads: ['adverts', 'advertisements', 'creatives'],
    daily_performance: words('performance records, daily stats, daily statistics, daily reports, ad performance, performance rows'),
  },
  rates: [
    ...rates('campaigns.status', { paused: 'paused, paused campaigns, inactive campaigns, on hold' }),
    ...rates('ads.status', {
      paused: 'paused ads, inactive ads, stopped ads',
      limited: 'limited, limited ads, restricted, policy limited, disapproved, policy violations',
    }),
    ...rates('campaigns.status', { active: 'active campaigns, running campaigns, live campaigns' }),
    ...rates('ads.status', { active: 'active ads, live ads, running ads' }),
  ],
  measures: [
    {
      words: ['spend', 'ad spend', 'adspend', 'media spend', 'spending', 'cost', 'budget', 'revenue', 'billings'],
      column: 'daily_performance.spend',
      unit: 'money',
      typical: 61.3,
    },
    {
      words: ['impressions', 'ad impressions', 'views', 'ad views'],
      column: 'daily_performance.impressions',
      unit: 'quantity',
      typical: 5400,
    },
  ],
  events: ['daily_performance'],
  countries: ['advertisers.country_code'],
  currencies: ['campaigns.currency', 'daily_performance.currency'],
  money: ['campaigns.wished_budget', 'daily_performance.price_per_thousand', 'daily_performance.basket'],
  schema: { version: 1, name: 'advertising', tables: [advertisers, campaigns, ads, dailyPerformance] },
}
