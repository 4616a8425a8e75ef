import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, oneOfBy, shares, whole, yes } from '../../builders/drawn.ts'
import { hidden, id, per, ref, table } from '../../builders/table.ts'
import { text, words } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyName } from '../shared/company.ts'
import { contact, phone } from '../shared/identity.ts'

/** Companies that advertise, each with a contact person. */
export const advertisers = table('advertisers', per('ads', 0.05, { min: 4 }), {
  advertiser_id: id(),
  name: companyName,
  industry: oneOf(
    { retail: 24, consumer_electronics: 9, travel: 10, finance: 11, automotive: 7 },
    { food_and_drink: 11, health: 8, education: 6, software: 9, home_and_garden: 5 },
  ),
  ...contact('contact', 0.5, 'first_name', 'last_name', 'email'),
  phone,
  ...address('city', 'country'),
  country_code: oneOf({ US: 58, GB: 14, DE: 9, CA: 8, FR: 6, AU: 5 }),
  billing: oneOf({ prepaid: 14, monthly_invoice: 38, card: 48 }),
  joined_on: date('2020-01-01', '2025-09-30', { growth: 1.8, weekdays: [1, 1.1, 1.1, 1, 0.9, 0, 0] }),
})

/** The names of campaigns by theme: for sales the quarter in which the campaign starts, else its objective. */
const themes = {
  sales_1: words('New Year Sale, Winter Clearance, Bestsellers, Always-On Sales'),
  sales_2: words('Spring Sale, New Arrivals, Bestsellers, Always-On Sales'),
  sales_3: words('Summer Sale, Back to School, Bestsellers, Always-On Sales'),
  sales_4: words('Holiday Deals, Black Friday, New Arrivals, Always-On Sales'),
  leads: words('Request a Quote, Free Consultation, Webinar Sign-ups, Book a Demo'),
  traffic: words('Blog Readers, Store Visits, Always-On Traffic, Guides'),
  awareness: words('Brand Story, Launch Teaser, Always-On Brand, Who We Are'),
  app_installs: words('App Installs, Get the App, App Re-engagement'),
}

const quarters = { 1: 'sales_1', 2: 'sales_2', 3: 'sales_3', 4: 'sales_4' }

/** Whom they address, by channel. */
const audiences = {
  search: words('Brand Terms, Generic Terms, Competitors'),
  social: words('Lookalikes, Interests, Retargeting'),
  display: words('Prospecting, Retargeting, Contextual'),
  video: words('Pre-roll, In-feed, Bumper'),
  shopping: words('All Products, Top Sellers'),
}

const budgets = { search: lognormal(260, 0.8), video: lognormal(220, 0.8), otherwise: lognormal(150, 0.8) }

/** Campaigns that run or are paused. Those with an end date end in the future. */
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
  theme: hidden(mapped('theme_place', { ...quarters, 5: 'leads', 6: 'traffic', 7: 'awareness', 8: 'app_installs' })),
  name: text({ by: 'theme', cases: themes }, ' | ', { by: 'channel', cases: audiences }),
  status: shares({ active: 0.82, paused: 0.18 }),
  bidding_strategy: oneOfBy('objective', words('maximize_conversions, target_cpa, target_roas, manual_cpc, target_cpm'), {
    sales: { maximize_conversions: 34, target_cpa: 16, target_roas: 38, manual_cpc: 12 },
    leads: { maximize_conversions: 42, target_cpa: 40, manual_cpc: 18 },
    traffic: { manual_cpc: 100 },
    awareness: { target_cpm: 100 },
    app_installs: { maximize_conversions: 52, target_cpa: 48 },
  }),
  wished_budget: hidden(decimalBy('channel', 10, 8000, 2, budgets)),
  daily_budget: formula('max(round(wished_budget / 5), 1) * 5', 2),
  currency: constant('USD'),
  started_on: date('2021-06-01', '2025-11-30', { growth: 2, weekdays: [1.4, 1.3, 1.2, 1.1, 0.8, 0.1, 0.1] }),
  days_to_end: hidden(whole(7, 240)),
  has_end: hidden(yes(0.35)),
  days_open: hidden(formula('max(today - started_on, 0) + days_to_end')),
  ends_on: when('has_end', daysAfter('started_on', 'days_open')),
})
