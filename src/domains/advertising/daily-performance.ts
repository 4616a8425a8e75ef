import { formula, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimal, decimalBy, oneOf, wholeBy } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/**
 * What an ad came to on a day and kind of device: impressions, of which clicks, of which conversions. What is spent follows from the
 * impressions and their price per thousand, and costs per click and returns from what is written.
 */
export const dailyPerformance = table('daily_performance', per('ads', 15), {
  daily_performance_id: id(),
  ad_id: ref('ads', { popularity: 0.3, existing_at: 'day' }),
  day: date('2024-01-01', '2025-12-31', {
    growth: 1.7,
    months: [0.85, 0.9, 0.95, 0.95, 1, 0.97, 0.92, 0.93, 1, 1.08, 1.3, 1.2],
    weekdays: [1.03, 1.04, 1.04, 1.03, 1, 0.92, 0.94],
  }),
  device: oneOf({ mobile: 65, desktop: 31, tablet: 4 }),
  channel: hidden(lookup('ad_id', 'channel')),
  reach: hidden(
    wholeBy('channel', 40, 400000, {
      search: lognormal(900, 0.9),
      social: lognormal(5200, 0.9),
      display: lognormal(9500, 0.9),
      video: lognormal(4200, 0.9),
      shopping: lognormal(1800, 0.8),
    }),
  ),
  daily_budget: hidden(lookup('ad_id', 'daily_budget')),
  // An ad is shown until the budget of its campaign is spent.
  impressions: formula('min(reach, max(40, floor(daily_budget / price_per_thousand * 1000)))', 0),
  click_rate: hidden(
    decimalBy('channel', 0.0005, 0.25, 5, {
      search: lognormal(0.046, 0.35),
      social: lognormal(0.011, 0.35),
      display: lognormal(0.0045, 0.4),
      video: lognormal(0.006, 0.4),
      shopping: lognormal(0.0095, 0.3),
    }),
  ),
  clicks: formula('round(min(impressions, 5000000) * click_rate)', 0),
  ctr_percent: formula('impressions == 0 ? 0 : clicks / max(impressions, 1) * 100', 2),
  price_per_thousand: hidden(
    decimalBy('channel', 0.3, 400, 2, {
      search: lognormal(78, 0.4),
      social: lognormal(8.6, 0.35),
      display: lognormal(2.9, 0.35),
      video: lognormal(11, 0.3),
      shopping: lognormal(6.2, 0.35),
    }),
  ),
  spend: formula('min(impressions, 50000000) * price_per_thousand * 0.001', 2),
  currency: constant('USD'),
  cost_per_click: when('clicks > 0', formula('spend / max(clicks, 1)', 2)),
  success_rate: hidden(
    decimalBy('channel', 0, 0.4, 4, {
      search: lognormal(0.045, 0.5),
      shopping: lognormal(0.028, 0.5),
      social: lognormal(0.016, 0.6),
      otherwise: lognormal(0.008, 0.6),
    }),
  ),
  luck: hidden(decimal(0, 0.999, 3)),
  conversions: formula('min(floor(clicks * success_rate + luck), clicks)', 0),
  basket: hidden(decimal(5, 900, 2, lognormal(62, 0.5))),
  conversion_value: formula('conversions * basket', 2),
  roas: when('spend >= 1', formula('conversion_value / max(spend, 1)', 2)),
})
