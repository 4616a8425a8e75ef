import type { TableSchema } from '../../schema/schema.ts'
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
export const sessions: TableSchema = {
  name: 'sessions',
  rows: { type: 'ratio', of: 'visitors', ratio: 3 },
  columns: [
    { name: 'session_id', kind: 'sequence' },
    { name: 'visitor_id', kind: 'foreign_key', table: 'visitors', popularity: 0.6, existing_at: 'started_at' },
    {
      name: 'started_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.8,
      months: [1.08, 1, 1.02, 0.98, 0.96, 0.92, 0.9, 0.92, 1, 1.04, 1.1, 1.06],
      weekdays: [1.06, 1.05, 1.04, 1.02, 0.95, 0.9, 1],
      hours: wakingHours,
    },
    {
      name: 'channel',
      kind: 'category',
      values: ['organic_search', 'direct', 'social', 'referral', 'email', 'paid_search', 'display'],
      weights: [43, 22, 13, 7, 7, 6, 2],
    },
    { name: 'source', kind: 'text', segments: [{ by: 'channel', cases: sources }] },
    {
      name: 'campaign',
      kind: 'switch',
      by: 'channel',
      cases: {
        email: { kind: 'category', values: ['weekly_digest', 'breaking_news', 'win_back'], weights: [7, 2, 1] },
        paid_search: { kind: 'category', values: ['brand', 'generic_news', 'product_guides'], weights: [4, 3, 3] },
        display: { kind: 'category', values: ['retargeting', 'prospecting'], weights: [7, 3] },
      },
      otherwise: null,
    },
    { name: 'device_type', kind: 'lookup', through: 'visitor_id', column: 'device_type' },
    { name: 'country_code', kind: 'lookup', through: 'visitor_id', column: 'country_code' },
    { name: 'landing', kind: 'entry', list: 'web_pages', hidden: true },
    { name: 'landing_page', kind: 'attribute', entry: 'landing', attribute: 'path' },
    { name: 'landing_title', kind: 'attribute', entry: 'landing', attribute: 'title', hidden: true },
    { name: 'outcome', kind: 'category', values: ['bounced', 'engaged', 'converted'], shares: [0.44, 0.53, 0.03], hidden: true },
    { name: 'seconds_left', kind: 'formula', expression: 'max(seconds(today) - 1 - started_at, 0)', hidden: true },
    {
      name: 'attention',
      kind: 'integer',
      min: 0,
      max: 3600,
      by: 'outcome',
      cases: {
        bounced: { name: 'uniform', min: 0, max: 9 },
        engaged: { name: 'lognormal', median: 95, spread: 1 },
        converted: { name: 'lognormal', median: 260, spread: 0.7 },
      },
      hidden: true,
    },
    {
      name: 'engagement_seconds',
      kind: 'formula',
      expression: 'outcome == "bounced" ? attention : max(10, min(attention, seconds_left))',
    },
    { name: 'page_views', kind: 'roll_up', table: 'page_views', aggregate: 'count', hidden: true },
    { name: 'page_depth', kind: 'formula', expression: 'outcome == "bounced" ? 1 : page_views' },
    { name: 'is_bounce', kind: 'formula', expression: 'outcome == "bounced"', as: 'boolean' },
    { name: 'is_converted', kind: 'formula', expression: 'outcome == "converted"', as: 'boolean' },
    {
      name: 'conversion_goal',
      kind: 'conditional',
      when: 'outcome == "converted"',
      value: {
        kind: 'category',
        values: ['newsletter_signup', 'account_created', 'subscription_started', 'contact_request'],
        weights: [60, 24, 11, 5],
      },
    },
    { name: 'conversion_point', kind: 'decimal', scale: 2, min: 0.3, max: 1, hidden: true },
    {
      name: 'until_conversion',
      kind: 'formula',
      expression: 'min(round(engagement_seconds * conversion_point), seconds_left)',
      hidden: true,
    },
    {
      name: 'converted_at',
      kind: 'conditional',
      when: 'outcome == "converted"',
      value: { kind: 'shifted', column: 'started_at', offset: 'until_conversion', unit: 'seconds', as: 'timestamp' },
    },
    { name: 'ads_seen', kind: 'integer', min: 1, max: 60, distribution: { name: 'gamma', mean: 6, shape: 1.6 }, hidden: true },
    { name: 'ad_impressions', kind: 'formula', expression: 'ads_seen' },
    {
      name: 'worth',
      kind: 'decimal',
      scale: 2,
      min: 0.01,
      max: 5,
      distribution: { name: 'lognormal', median: 0.05, spread: 0.8 },
      hidden: true,
    },
    { name: 'ad_revenue', kind: 'formula', expression: 'worth' },
    { name: 'currency', kind: 'constant', value: 'USD' },
  ],
}
