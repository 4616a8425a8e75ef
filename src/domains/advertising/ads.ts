import { formula, switchBy, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimal, decimalBy, oneOf, oneOfBy, shares, wholeBy } from '../../builders/drawn.ts'
import { each, facts } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, lookups, per, primary, ref, table } from '../../builders/table.ts'
import { text, words } from '../../builders/texts.ts'

const headlines = {
  retail: ['New season, new favorites', 'Up to 40% off this week', 'Free delivery over 50', 'Style that lasts'],
  consumer_electronics: ['Sound like never before', 'Upgrade your everyday', 'Trade in and save', 'Smaller, faster, brighter'],
  travel: ['Your next escape', 'Flights and hotels in one place', 'City breaks from 99', 'Book now, cancel free'],
  finance: ['Save smarter', 'Mortgages made simple', 'Zero fees, really', 'Your money, at work'],
  automotive: ['Test drive it today', 'Electric, without compromise', '0% financing', 'Built for the long road'],
  food_and_drink: ['Dinner is served', 'Taste the summer', 'Fresh to your door', 'Try it once, love it always'],
  health: ['Feel better, sooner', 'See a doctor today', 'Sleep well again', 'Care that listens'],
  education: ['Learn at your pace', 'Your degree, online', 'Start speaking in 3 weeks', 'Courses from 19'],
  software: ['Work that flows', 'Try it free for 30 days', 'Reports in one click', 'Goodbye, spreadsheets'],
  home_and_garden: ['Make room for living', 'Gardens that grow', 'Do it yourself, done right', 'Sofas you sink into'],
}

/** Ads: the format depends on the channel, the headline on the industry of the advertiser. */
export const ads = table('ads', primary, {
  ad_id: id(),
  campaign_id: ref('campaigns', { popularity: 0.3, existing_at: 'created_on' }),
  advertiser_id: hidden(lookup('campaign_id', 'advertiser_id')),
  industry: hidden(lookup('advertiser_id', 'industry')),
  channel: lookup('campaign_id', 'channel'),
  ...allHidden(lookups('campaign_id', 'objective', 'daily_budget')),
  format: oneOfBy('channel', words('text, image, carousel, video, product_listing'), {
    search: { text: 100 },
    social: { image: 46, carousel: 22, video: 32 },
    display: { image: 100 },
    video: { video: 100 },
    shopping: { product_listing: 100 },
  }),
  size: switchBy('channel', {
    display: oneOf({ '300x250': 40, '728x90': 22, '320x50': 22, '160x600': 9, '970x250': 7 }),
    social: oneOf({ '1080x1080': 60, '1080x1920': 40 }),
    video: oneOf({ '1920x1080': 70, '1080x1920': 30 }),
    otherwise: null,
  }),
  headline: text({ by: 'industry', cases: headlines }),
  call_to_action: oneOfBy('objective', words('learn_more, shop_now, sign_up, get_offer, contact_us, install_now'), {
    sales: { learn_more: 10, shop_now: 68, sign_up: 2, get_offer: 20 },
    leads: { learn_more: 22, sign_up: 34, get_offer: 16, contact_us: 28 },
    traffic: { learn_more: 78, shop_now: 12, sign_up: 4, get_offer: 4, contact_us: 2 },
    awareness: { learn_more: 92, shop_now: 4, sign_up: 4 },
    app_installs: { learn_more: 8, install_now: 92 },
  }),
  status: shares({ active: 0.8, paused: 0.155, limited: 0.045 }),
  created_on: date('2021-09-01', '2025-12-15', { growth: 2.2, weekdays: [1.2, 1.3, 1.2, 1.2, 0.9, 0.1, 0.1] }),
  ad_strength: oneOf({ poor: 10, average: 32, good: 41, excellent: 17 }),
})

/** By channel: impressions a day without a budget, clicks for each impression, and what a thousand impressions cost. */
const channels = facts(['reach', 'clickRate', 'price'], {
  search: [lognormal(900, 0.9), lognormal(0.046, 0.35), lognormal(78, 0.4)],
  social: [lognormal(5200, 0.9), lognormal(0.011, 0.35), lognormal(8.6, 0.35)],
  display: [lognormal(9500, 0.9), lognormal(0.0045, 0.4), lognormal(2.9, 0.35)],
  video: [lognormal(4200, 0.9), lognormal(0.006, 0.4), lognormal(11, 0.3)],
  shopping: [lognormal(1800, 0.8), lognormal(0.0095, 0.3), lognormal(6.2, 0.35)],
})

/** Conversions for each click, by channel. */
const successRates = each(lognormal, { search: [0.045, 0.5], shopping: [0.028, 0.5], social: [0.016, 0.6], otherwise: [0.008, 0.6] })

/**
 * The results of an ad on a day and type of device: clicks <= impressions, and conversions <= clicks. Spend is impressions times the price
 * of a thousand; rates, cost per click and return are computed from the written columns.
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
  reach: hidden(wholeBy('channel', 40, 400000, channels.reach)),
  daily_budget: hidden(lookup('ad_id', 'daily_budget')),
  // An ad is shown until the daily budget of its campaign is spent.
  impressions: formula('min(reach, max(40, floor(daily_budget / price_per_thousand * 1000)))', 0),
  click_rate: hidden(decimalBy('channel', 0.0005, 0.25, 5, channels.clickRate)),
  clicks: formula('round(min(impressions, 5000000) * click_rate)', 0),
  ctr_percent: formula('impressions == 0 ? 0 : clicks / max(impressions, 1) * 100', 2),
  price_per_thousand: hidden(decimalBy('channel', 0.3, 400, 2, channels.price)),
  spend: formula('min(impressions, 50000000) * price_per_thousand * 0.001', 2),
  currency: constant('USD'),
  cost_per_click: when('clicks > 0', formula('spend / max(clicks, 1)', 2)),
  success_rate: hidden(decimalBy('channel', 0, 0.4, 4, successRates)),
  luck: hidden(decimal(0, 0.999, 3)),
  conversions: formula('min(floor(clicks * success_rate + luck), clicks)', 0),
  basket: hidden(decimal(5, 900, 2, lognormal(62, 0.5))),
  conversion_value: formula('conversions * basket', 2),
  roas: when('spend >= 1', formula('conversion_value / max(spend, 1)', 2)),
})
