import type { TableSchema } from '../../schema/schema.ts'

/** What campaigns are named after: sales by the quarter in which they began, the others by what they are for. */
const themes = ['sales_1', 'sales_2', 'sales_3', 'sales_4', 'leads', 'traffic', 'awareness', 'app_installs']

/** Campaigns that still run or are paused; those with an end end in the future. */
export const campaigns: TableSchema = {
  name: 'campaigns',
  rows: { type: 'ratio', of: 'ads', ratio: 0.22, min: 8 },
  columns: [
    { name: 'campaign_id', kind: 'sequence' },
    { name: 'advertiser_id', kind: 'foreign_key', table: 'advertisers', popularity: 0.6, existing_at: 'started_on' },
    { name: 'channel', kind: 'category', values: ['search', 'social', 'display', 'video', 'shopping'], weights: [30, 30, 17, 13, 10] },
    {
      name: 'objective',
      kind: 'category',
      values: ['sales', 'leads', 'traffic', 'awareness', 'app_installs'],
      by: 'channel',
      cases: {
        search: [46, 34, 18, 0, 2],
        social: [32, 20, 20, 18, 10],
        display: [22, 12, 26, 38, 2],
        video: [14, 6, 12, 62, 6],
        shopping: [100, 0, 0, 0, 0],
      },
    },
    { name: 'quarter', kind: 'formula', expression: 'floor(started_on % 365.2425 / 91.4) + 1', scale: 0, hidden: true },
    {
      name: 'theme_place',
      kind: 'formula',
      expression:
        'objective == "sales" ? quarter : objective == "leads" ? 5 : objective == "traffic" ? 6 : objective == "awareness" ? 7 : 8',
      hidden: true,
    },
    {
      name: 'theme',
      kind: 'mapping',
      by: 'theme_place',
      cases: Object.fromEntries(themes.map((theme, place) => [String(place + 1), theme])),
      hidden: true,
    },
    {
      name: 'name',
      kind: 'text',
      segments: [
        {
          by: 'theme',
          cases: {
            sales_1: ['New Year Sale', 'Winter Clearance', 'Bestsellers', 'Always-On Sales'],
            sales_2: ['Spring Sale', 'New Arrivals', 'Bestsellers', 'Always-On Sales'],
            sales_3: ['Summer Sale', 'Back to School', 'Bestsellers', 'Always-On Sales'],
            sales_4: ['Holiday Deals', 'Black Friday', 'New Arrivals', 'Always-On Sales'],
            leads: ['Request a Quote', 'Free Consultation', 'Webinar Sign-ups', 'Book a Demo'],
            traffic: ['Blog Readers', 'Store Visits', 'Always-On Traffic', 'Guides'],
            awareness: ['Brand Story', 'Launch Teaser', 'Always-On Brand', 'Who We Are'],
            app_installs: ['App Installs', 'Get the App', 'App Re-engagement'],
          },
        },
        ' | ',
        {
          by: 'channel',
          cases: {
            search: ['Brand Terms', 'Generic Terms', 'Competitors'],
            social: ['Lookalikes', 'Interests', 'Retargeting'],
            display: ['Prospecting', 'Retargeting', 'Contextual'],
            video: ['Pre-roll', 'In-feed', 'Bumper'],
            shopping: ['All Products', 'Top Sellers'],
          },
        },
      ],
    },
    { name: 'status', kind: 'category', values: ['active', 'paused'], shares: [0.82, 0.18] },
    {
      name: 'bidding_strategy',
      kind: 'category',
      values: ['maximize_conversions', 'target_cpa', 'target_roas', 'manual_cpc', 'target_cpm'],
      by: 'objective',
      cases: {
        sales: [34, 16, 38, 12, 0],
        leads: [42, 40, 0, 18, 0],
        traffic: [0, 0, 0, 100, 0],
        awareness: [0, 0, 0, 0, 100],
        app_installs: [52, 48, 0, 0, 0],
      },
    },
    {
      name: 'wished_budget',
      kind: 'decimal',
      scale: 2,
      min: 10,
      max: 8000,
      by: 'channel',
      cases: { search: { name: 'lognormal', median: 260, spread: 0.8 }, video: { name: 'lognormal', median: 220, spread: 0.8 } },
      distribution: { name: 'lognormal', median: 150, spread: 0.8 },
      hidden: true,
    },
    { name: 'daily_budget', kind: 'formula', expression: 'max(round(wished_budget / 5), 1) * 5', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'started_on', kind: 'date', from: '2021-06-01', to: '2025-11-30', growth: 2, weekdays: [1.4, 1.3, 1.2, 1.1, 0.8, 0.1, 0.1] },
    { name: 'days_to_end', kind: 'integer', min: 7, max: 240, hidden: true },
    { name: 'has_end', kind: 'boolean', rate: 0.35, hidden: true },
    { name: 'days_open', kind: 'formula', expression: 'max(today - started_on, 0) + days_to_end', hidden: true },
    {
      name: 'ends_on',
      kind: 'conditional',
      when: 'has_end',
      value: { kind: 'shifted', column: 'started_on', offset: 'days_open', unit: 'days', as: 'date' },
    },
  ],
}
