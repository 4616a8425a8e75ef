import { daysAfter, formula, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, whole, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'

const causes = {
  annual_giving: ['Annual Fund', 'Friends Fund', 'Community Fund', 'Sustainers Circle'],
  program: words('Clean Water Program, After-School Tutoring, Community Food Bank, Reading for All, Youth Mentoring, Winter Shelter'),
  emergency_relief: ['Flood Relief', 'Emergency Aid', 'Wildfire Recovery', 'Refugee Aid', 'Storm Relief'],
  capital: ['New Community Center', 'Clinic Expansion', 'Building for Tomorrow', 'Shelter Renovation'],
  scholarship: ['Scholarship Fund', 'First in Family Scholarships', 'Music for Every Child', 'Future Teachers Fund'],
  endowment: ['Endowment Fund', 'Legacy Circle', 'Forever Fund'],
}

/** Who asks for them. They bear no year: gifts come in as long as they are open. */
const chapters = words(
  'Riverside, Lakeview, Northside, Southside, East End, West Hills, Old Town, Mill Creek, Green Valley, Bay Area',
  'Highlands, Harbor District',
)

/** What gifts are asked for; all of them still take gifts, those with a deadline until then. */
export const campaigns = table('campaigns', per('donors', 0.015, { min: 8 }), {
  campaign_id: id(),
  launched_on: date('2020-09-01', '2025-10-15', {
    months: [1, 1, 1.2, 1, 0.9, 0.8, 0.7, 0.8, 1.4, 1.5, 1.3, 0.6],
    weekdays: [3, 4, 3, 3, 2, 0, 0],
  }),
  campaign_type: oneOf(Object.keys(causes), [26, 32, 15, 9, 13, 5]),
  name: text({ by: 'campaign_type', cases: causes }, ', ', { values: chapters }),
  wished_amount: hidden(
    decimalBy('campaign_type', 5000, 20000000, 2, {
      annual_giving: lognormal(150000, 0.5),
      program: lognormal(60000, 0.6),
      emergency_relief: lognormal(90000, 0.6),
      capital: lognormal(1500000, 0.6),
      scholarship: lognormal(80000, 0.5),
      endowment: lognormal(2500000, 0.5),
    }),
  ),
  goal_amount: formula('max(round(wished_amount / 5000), 1) * 5000', 0),
  currency: constant('USD'),
  is_matched: yes(0.18),
  days_to_deadline: hidden(whole(30, 900)),
  days_open: hidden(formula('max(today - launched_on, 0) + days_to_deadline')),
  ends_on: when('campaign_type in ["capital", "program", "scholarship"]', daysAfter('launched_on', 'days_open')),
})
