import { measure, trade } from '../trade.ts'
import { ads, dailyPerformance } from './ads.ts'
import { advertisers, campaigns } from './campaigns.ts'

/**
 * An advertising platform. Primary: ads. For each 1000 ads 50 advertisers (at least 4), 220 campaigns (at least 8) and 15,000 rows of daily
 * performance. Clicks are a part of impressions, conversions a part of clicks; spend is impressions times the price of a thousand.
 */
export const advertising = trade({
  name: 'advertising',
  description: 'Online advertising: advertisers, campaigns, ads and their daily performance.',
  story: 'advertising platform with advertisers, campaigns, ads and daily performance',
  keywords:
    'advertising, ad platform, ad tech, ad spend, media spend, adtech, ad network, ad agency, advertisers, ppc, paid search, paid media, ' +
    'marketing campaigns, ad campaigns, google ads, media buying, digital marketing, roas',
  nouns: {
    advertisers: 'brands, accounts',
    campaigns: 'ad campaigns, marketing campaigns',
    ads: 'adverts, advertisements, creatives',
    daily_performance: 'performance records, daily stats, daily statistics, daily reports, ad performance, performance rows',
  },
  rates: {
    'campaigns.status.paused': 'paused, paused campaigns, inactive campaigns, on hold',
    'ads.status.paused': 'paused ads, inactive ads, stopped ads',
    'ads.status.limited': 'limited, limited ads, restricted, policy limited, disapproved, policy violations',
    'campaigns.status.active': 'active campaigns, running campaigns, live campaigns',
    'ads.status.active': 'active ads, live ads, running ads',
  },
  measures: [
    measure('daily_performance.spend', 'money', 61.3, {
      words: 'spend, ad spend, adspend, media spend, spending, cost, budget, revenue, billings',
    }),
    measure('daily_performance.impressions', 'quantity', 5400, { words: 'impressions, ad impressions, views, ad views' }),
  ],
  money: ['campaigns.wished_budget', 'daily_performance.price_per_thousand', 'daily_performance.basket'],
  tables: [advertisers, campaigns, ads, dailyPerformance],
})
