import { daysAfter, formula, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, whole, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { text, words } from '../../builders/texts.ts'

const programs = words('Clean Water Program, After-School Tutoring, Community Food Bank, Reading for All, Youth Mentoring, Winter Shelter')
const scholarships = words('Scholarship Fund, First in Family Scholarships, Music for Every Child, Future Teachers Fund')

/** The types of campaigns: their weight, the amounts they aim at, and what they are called. */
const types = facts(['share', 'goal', 'names'], {
  annual_giving: [26, lognormal(150000, 0.5), words('Annual Fund, Friends Fund, Community Fund, Sustainers Circle')],
  program: [32, lognormal(60000, 0.6), programs],
  emergency_relief: [15, lognormal(90000, 0.6), words('Flood Relief, Emergency Aid, Wildfire Recovery, Refugee Aid, Storm Relief')],
  capital: [9, lognormal(1500000, 0.6), words('New Community Center, Clinic Expansion, Building for Tomorrow, Shelter Renovation')],
  scholarship: [13, lognormal(80000, 0.5), scholarships],
  endowment: [5, lognormal(2500000, 0.5), words('Endowment Fund, Legacy Circle, Forever Fund')],
})

/** Where a campaign raises money. Names have no year, as gifts come in for as long as a campaign is open. */
const chapters = words(
  'Riverside, Lakeview, Northside, Southside, East End, West Hills, Old Town, Mill Creek, Green Valley, Bay Area',
  'Highlands, Harbor District',
)

/** Campaigns that raise money. All of them still accept gifts, those with an end date until then. */
export const campaigns = table('campaigns', per('donors', 0.015, { min: 8 }), {
  campaign_id: id(),
  launched_on: date('2020-09-01', '2025-10-15', {
    months: [1, 1, 1.2, 1, 0.9, 0.8, 0.7, 0.8, 1.4, 1.5, 1.3, 0.6],
    weekdays: [3, 4, 3, 3, 2, 0, 0],
  }),
  campaign_type: oneOf(types.share),
  name: text({ by: 'campaign_type', cases: types.names }, ', ', { values: chapters }),
  wished_amount: hidden(decimalBy('campaign_type', 5000, 20000000, 2, types.goal)),
  goal_amount: formula('max(round(wished_amount / 5000), 1) * 5000', 0),
  currency: constant('USD'),
  is_matched: yes(0.18),
  days_to_deadline: hidden(whole(30, 900)),
  days_open: hidden(formula('max(today - launched_on, 0) + days_to_deadline')),
  ends_on: when('campaign_type in ["capital", "program", "scholarship"]', daysAfter('launched_on', 'days_open')),
})
