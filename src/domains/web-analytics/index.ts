import { measure, trade } from '../trade.ts'
import { pageViews, sessions } from './sessions.ts'
import { visitors } from './visitors.ts'

/**
 * The traffic of an online magazine. Primary: visitors. For each 1000 visitors 3000 sessions with 1 to 12 page views each, 2.4 on average.
 * No session is both bounced and converted.
 */
export const webAnalytics = trade({
  name: 'web_analytics',
  description: 'The traffic of a website: visitors, sessions with bounces and conversions, and page views.',
  story: 'web analytics with visitors, sessions and page views',
  keywords:
    'web analytics, website analytics, site analytics, website traffic, web traffic, website visitors, clickstream, google analytics, ' +
    'page views, pageviews, bounce rate, landing pages, online magazine',
  shared: 'user, session, visit',
  nouns: { visitors: 'unique visitors, readers, users', sessions: 'visits, web sessions', page_views: 'pageviews, hits' },
  rates: {
    'sessions.outcome.bounced': 'bounce, bounced, bounce rate, bounced sessions, single page sessions',
    'sessions.outcome.converted': 'conversion, converted, conversion rate, converting, goal completions, signups, sign ups',
    'visitors.has_consented.true': 'consent, consented, opt in, opted in, accepted cookies, cookie consent',
  },
  shown: { 'sessions.outcome.bounced': 'is_bounce.true', 'sessions.outcome.converted': 'is_converted.true' },
  measures: [
    measure('sessions.ad_revenue', 'money', 0.07, { words: 'ad revenue, revenue, advertising revenue, earnings, income, sales, turnover' }),
    measure('sessions.ad_impressions', 'quantity', 6, { words: 'ad impressions, impressions, ads shown, ad views' }),
  ],
  money: ['sessions.worth'],
  tables: [visitors, sessions, pageViews],
})
