import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, oneOfBy, shares, whole, yes } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'

/** What campaigns are named after: sales by the quarter in which they began, the others by what they are for. */
const themes = ['sales_1', 'sales_2', 'sales_3', 'sales_4', 'leads', 'traffic', 'awareness', 'app_installs']

/** Campaigns that still run or are paused; those with an end end in the future. */
export const campaigns = table('campaigns', per('ads', 0.22, { min: 8 }), {
  campaign_id: id(),
  advertiser_id: ref('advertisers', { popularity: 0.6, existing_at: 'started_on' }),
  channel: oneOf({ search: 30, social: 30, display: 17, video: 13, shopping: 10 }),
  objective: oneOfBy('channel', ['sales', 'leads', 'traffic', 'awareness', 'app_installs'], {
    search: [46, 34, 18, 0, 2],
    social: [32, 20, 20, 18, 10],
    display: [22, 12, 26, 38, 2],
    video: [14, 6, 12, 62, 6],
    shopping: [100, 0, 0, 0, 0],
  }),
  quarter: hidden(formula('floor(started_on % 365.2425 / 91.4) + 1', 0)),
  theme_place: hidden(
    formula('objective == "sales" ? quarter : objective == "leads" ? 5 : objective == "traffic" ? 6 : objective == "awareness" ? 7 : 8'),
  ),
  theme: hidden(mapped('theme_place', Object.fromEntries(themes.map((theme, place) => [String(place + 1), theme])))),
  name: text(
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
  ),
  status: shares({ active: 0.82, paused: 0.18 }),
  bidding_strategy: oneOfBy('objective', ['maximize_conversions', 'target_cpa', 'target_roas', 'manual_cpc', 'target_cpm'], {
    sales: [34, 16, 38, 12, 0],
    leads: [42, 40, 0, 18, 0],
    traffic: [0, 0, 0, 100, 0],
    awareness: [0, 0, 0, 0, 100],
    app_installs: [52, 48, 0, 0, 0],
  }),
  wished_budget: hidden(
    decimalBy('channel', 10, 8000, 2, { search: lognormal(260, 0.8), video: lognormal(220, 0.8), otherwise: lognormal(150, 0.8) }),
  ),
  daily_budget: formula('max(round(wished_budget / 5), 1) * 5', 2),
  currency: constant('USD'),
  started_on: date('2021-06-01', '2025-11-30', { growth: 2, weekdays: [1.4, 1.3, 1.2, 1.1, 0.8, 0.1, 0.1] }),
  days_to_end: hidden(whole(7, 240)),
  has_end: hidden(yes(0.35)),
  days_open: hidden(formula('max(today - started_on, 0) + days_to_end')),
  ends_on: when('has_end', daysAfter('started_on', 'days_open')),
})
