import { flag, formula, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { gamma, lognormal, uniform } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, whole, wholeBy } from '../../builders/drawn.ts'
import { countOf, id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, entry, text } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'

const sources = {
  organic_search: [...Array.from({ length: 26 }, () => 'google'), 'bing', 'bing', 'duckduckgo', 'yahoo'],
  direct: ['(direct)'],
  social: ['facebook', 'facebook', 'instagram', 'reddit', 'linkedin', 'x', 'pinterest'],
  referral: ['wikipedia.org', 'flipboard.com', 'news.example', 'partner.example', 'forum.example'],
  email: ['newsletter', 'newsletter', 'weekly_digest'],
  paid_search: ['google', 'google', 'google', 'bing'],
  display: ['display_network', 'display_network', 'native_ads'],
}

/**
 * Visits. One that bounced saw its landing page only and left within ten seconds; one that converted met a goal. Pages carry
 * advertising, and each visit brings a few cents.
 */
export const sessions = table('sessions', per('visitors', 3), {
  session_id: id(),
  visitor_id: ref('visitors', { popularity: 0.6, existing_at: 'started_at' }),
  started_at: timestamp('2024-01-01', '2025-12-31', {
    growth: 1.8,
    months: [1.08, 1, 1.02, 0.98, 0.96, 0.92, 0.9, 0.92, 1, 1.04, 1.1, 1.06],
    weekdays: [1.06, 1.05, 1.04, 1.02, 0.95, 0.9, 1],
    hours: wakingHours,
  }),
  channel: oneOf({ organic_search: 43, direct: 22, social: 13, referral: 7, email: 7, paid_search: 6, display: 2 }),
  source: text({ by: 'channel', cases: sources }),
  campaign: switchBy('channel', {
    email: oneOf({ weekly_digest: 7, breaking_news: 2, win_back: 1 }),
    paid_search: oneOf({ brand: 4, generic_news: 3, product_guides: 3 }),
    display: oneOf({ retargeting: 7, prospecting: 3 }),
    otherwise: null,
  }),
  device_type: lookup('visitor_id', 'device_type'),
  country_code: lookup('visitor_id', 'country_code'),
  landing: hidden(entry('web_pages')),
  landing_page: attribute('landing', 'path'),
  landing_title: hidden(attribute('landing', 'title')),
  outcome: hidden(shares({ bounced: 0.44, engaged: 0.53, converted: 0.03 })),
  seconds_left: hidden(formula('max(seconds(today) - 1 - started_at, 0)')),
  attention: hidden(wholeBy('outcome', 0, 3600, { bounced: uniform(0, 9), engaged: lognormal(95, 1), converted: lognormal(260, 0.7) })),
  engagement_seconds: formula('outcome == "bounced" ? attention : max(10, min(attention, seconds_left))'),
  page_views: hidden(countOf('page_views')),
  page_depth: formula('outcome == "bounced" ? 1 : page_views'),
  is_bounce: flag('outcome == "bounced"'),
  is_converted: flag('outcome == "converted"'),
  conversion_goal: when(
    'outcome == "converted"',
    oneOf({ newsletter_signup: 60, account_created: 24, subscription_started: 11, contact_request: 5 }),
  ),
  conversion_point: hidden(decimal(0.3, 1, 2)),
  until_conversion: hidden(formula('min(round(engagement_seconds * conversion_point), seconds_left)')),
  converted_at: when('outcome == "converted"', secondsAfter('started_at', 'until_conversion')),
  ads_seen: hidden(whole(1, 60, gamma(6, 1.6))),
  ad_impressions: formula('ads_seen'),
  worth: hidden(decimal(0.01, 5, 2, lognormal(0.05, 0.8))),
  ad_revenue: formula('worth'),
  currency: constant('USD'),
})
