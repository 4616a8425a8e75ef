import { flag, formula, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { beta, gamma, lognormal, uniform } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, whole, wholeBy } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, countOf, hidden, id, lookup, lookups, ordinal, ownedBy, owner, per, ref, table } from '../../builders/table.ts'
import { attribute, attributes, entry, template, text, words } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'

const goals = { newsletter_signup: 60, account_created: 24, subscription_started: 11, contact_request: 5 }

/** Where sessions come from, the usual sources more than once. */
const sources = {
  organic_search: words('google, '.repeat(26) + 'bing, bing, duckduckgo, yahoo'),
  direct: ['(direct)'],
  social: ['facebook', 'facebook', 'instagram', 'reddit', 'linkedin', 'x', 'pinterest'],
  referral: ['wikipedia.org', 'flipboard.com', 'news.example', 'partner.example', 'forum.example'],
  email: ['newsletter', 'newsletter', 'weekly_digest'],
  paid_search: ['google', 'google', 'google', 'bing'],
  display: ['display_network', 'display_network', 'native_ads'],
}

/**
 * Sessions of visitors. A bounced one saw only its landing page and ended within ten seconds; a converted one reached a goal. Pages show
 * ads, and each session earns a few cents.
 */
export const sessions = table('sessions', per('visitors', 3), {
  session_id: id(),
  visitor_id: ref('visitors', { popularity: 0.6, existing_at: 'started_at' }),
  started_at: timestamp('2024-01-01', '2025-12-31', wakingHours, {
    growth: 1.8,
    months: [1.08, 1, 1.02, 0.98, 0.96, 0.92, 0.9, 0.92, 1, 1.04, 1.1, 1.06],
    weekdays: [1.06, 1.05, 1.04, 1.02, 0.95, 0.9, 1],
  }),
  channel: oneOf({ organic_search: 43, direct: 22, social: 13, referral: 7, email: 7, paid_search: 6, display: 2 }),
  source: text({ by: 'channel', cases: sources }),
  campaign: switchBy('channel', {
    email: oneOf({ weekly_digest: 7, breaking_news: 2, win_back: 1 }),
    paid_search: oneOf({ brand: 4, generic_news: 3, product_guides: 3 }),
    display: oneOf({ retargeting: 7, prospecting: 3 }),
    otherwise: null,
  }),
  ...lookups('visitor_id', 'device_type', 'country_code'),
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
  conversion_goal: when('outcome == "converted"', oneOf(goals)),
  conversion_point: hidden(decimal(0.3, 1, 2)),
  until_conversion: hidden(formula('min(round(engagement_seconds * conversion_point), seconds_left)')),
  converted_at: when('outcome == "converted"', secondsAfter('started_at', 'until_conversion')),
  ads_seen: hidden(whole(1, 60, gamma(6, 1.6))),
  ad_impressions: formula('ads_seen'),
  worth: hidden(decimal(0.01, 5, 2, lognormal(0.05, 0.8))),
  ad_revenue: formula('worth'),
  currency: constant('USD'),
})

const loadTimes = each(lognormal, { mobile: [1900, 0.5], tablet: [1700, 0.5], otherwise: [1200, 0.5] })

/** The pages of a session, in order. The landing page is first; a bounced session has no other, though it may load it again. */
export const pageViews = table('page_views', ownedBy('sessions', { min: 1, max: 12, mean: 2.4 }), {
  page_view_id: id(),
  session_id: owner('sessions'),
  view_number: ordinal(),
  ...allHidden(lookups('session_id', 'started_at', 'landing_page', 'landing_title')),
  is_landing: hidden(flag('view_number == 1 || parent.is_bounce')),
  seconds_in: hidden(formula('min(floor(parent.engagement_seconds * (view_number - 1) / parent.page_views), parent.seconds_left)')),
  viewed_at: secondsAfter('started_at', 'seconds_in'),
  page: hidden(entry('web_pages')),
  ...allHidden(attributes('page', { own_path: 'path', own_title: 'title' })),
  page_path: switchBy('is_landing', { true: template('{landing_page}'), false: template('{own_path}') }),
  page_title: switchBy('is_landing', { true: template('{landing_title}'), false: template('{own_title}') }),
  reading: hidden(decimal(0.1, 1, 2, beta(2, 1.6, 0.1, 1))),
  scroll_percent: formula('parent.is_bounce ? floor(reading * 25) : round(reading * 100)', 0),
  load_milliseconds: wholeBy('device_type', 180, 15000, loadTimes),
  device_type: hidden(lookup('session_id', 'device_type')),
  is_exit: flag('view_number == parent.page_views'),
})
