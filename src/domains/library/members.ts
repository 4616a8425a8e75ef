import { daysAfter, formula, switchBy } from '../../builders/computed.ts'
import { quantiles, uniform } from '../../builders/distributions.ts'
import { date, oneOf, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, primary, table } from '../../builders/table.ts'
import { code, template } from '../../builders/texts.ts'
import { homeArea, listedPlace } from '../shared/home-area.ts'
import { identity } from '../shared/identity.ts'

const memberships = facts(['weight', 'daysOld'], {
  adult: [52, quantiles([9500, 11500, 13000, 14500, 16500, 19000, 23600])],
  child: [20, uniform(2600, 5800)],
  student: [12, uniform(6600, 10200)],
  senior: [16, quantiles([23800, 24800, 26000, 27500, 32500])],
})

/** Members. Their age fits the type of their membership, and their town is the library's city or next to it. */
export const members = table('members', primary, {
  member_id: id(),
  card_number: code('L##########'),
  country_code: hidden(oneOf({ US: 1 })),
  ...identity(0.58, 'first_name', 'last_name', 'email', 'phone'),
  area: homeArea,
  town: hidden(oneOf({ Madison: 78, Middleton: 6, Fitchburg: 6, 'Sun Prairie': 5, Monona: 3, Verona: 2 })),
  ...listedPlace('New York'),
  city: switchBy('area', { home: template('{town}'), listed: template('{listed_city}') }),
  membership_type: oneOf(memberships.weight),
  days_old: hidden(wholeBy('membership_type', 2500, 34000, memberships.daysOld)),
  days_since_birth: hidden(formula('min(today - joined_on - days_old, -1800)')),
  birth_date: daysAfter('joined_on', 'days_since_birth'),
  home_branch: oneOf({ Central: 44, Northside: 22, Riverside: 19, Westgate: 15 }),
  status: oneOf({ active: 89, blocked: 3, expired: 8 }),
  newsletter: yes(0.36),
  joined_on: date('2021-01-04', '2025-12-20', {
    growth: 1.2,
    months: [1.25, 1, 0.95, 0.9, 0.9, 1.1, 1.1, 1.05, 1.25, 1, 0.9, 0.6],
    weekdays: [1, 1.05, 1.05, 1, 1, 1.4, 0.1],
  }),
})
