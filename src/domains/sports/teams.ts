import { bucket, flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { lognormal, normal, quantiles, triangular } from '../../builders/distributions.ts'
import { birthDate, constant, decimalBy, oneOf, shares, whole, wholeBy } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, ordinal, ownedBy, owner, per, table } from '../../builders/table.ts'
import { attribute, compound, template, text, words } from '../../builders/texts.ts'
import { city, country, place } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { identity } from '../shared/identity.ts'

const metropolises = words('London, New York, Paris, Berlin, Madrid, Roma, São Paulo, Dublin, Amsterdam, Stockholm')

/** Divisions: their teams play one another only. One for each 900 matches, which is what twenty teams play in the seasons of the data. */
export const leagues = hidden(table('leagues', per('matches', 0.00111, { min: 1 }), { league_id: id() }))

/** The clubs of a division, twenty by default, with their grounds. */
export const teams = table('teams', ownedBy('leagues', { min: 20, max: 20 }), {
  team_id: id(),
  name: compound([companyWord, words('United, City, Rovers, Athletic, Town, Wanderers, FC, Albion')]),
  league_id: hidden(owner('leagues')),
  division: formula('league_id'),
  place,
  first_city: hidden(city),
  other_place: place,
  other_city: hidden(attribute('other_place', 'city')),
  // Clubs are spread more evenly than people: a metropolis is drawn a second time.
  is_metropolis: hidden(flag(`first_city in ${JSON.stringify(metropolises)}`)),
  city: switchBy('is_metropolis', { true: template('{other_city}'), false: template('{first_city}') }),
  country,
  country_code: oneOf(['GB']),
  founded_year: whole(1874, 1999, triangular(1874, 1895, 1999)),
  stadium: text(companyWord, ' ', { values: words('Park, Road, Stadium, Lane, Ground, Arena') }),
  hundreds_of_seats: hidden(whole(40, 750, lognormal(230, 0.5))),
  capacity: formula('hundreds_of_seats * 100'),
  colors: oneOf(
    { red: 18, blue: 18, white: 10, 'black and white': 10, 'claret and blue': 7 },
    { yellow: 7, green: 6, 'red and white': 10, 'blue and white': 10, orange: 4 },
  ),
  coach_person: hidden({ kind: 'person', country: 'country_code', female_share: 0.02 }),
  coach: template('{coach_person}'),
})

const marketValues = each(lognormal, { forward: [1500000, 1.2], midfielder: [1300000, 1.2], otherwise: [900000, 1.1] })

/** Who wears the numbers 1, 2 to 5, 6 to 8 and so on: the first eleven, then the others. */
const lines = words('keeper, back, middle, front, keepers, backs, middles, fronts')

/** Players under contract. Shirt numbers differ within a team; the market value depends on the position. */
export const players = table('players', ownedBy('teams', { min: 18, max: 28, mean: 23 }), {
  player_id: id(),
  team_id: owner('teams'),
  ...identity(0, 'first_name', 'last_name'),
  country_code: oneOf({ GB: 52, IE: 9, FR: 9, ES: 7, BR: 7, NL: 6, DE: 4, SE: 3, US: 3 }),
  shirt_number: ordinal(),
  line: hidden(bucket('shirt_number', [2, 6, 9, 12, 14, 19, 23], lines)),
  position: mapped('line', {
    keeper: 'goalkeeper',
    keepers: 'goalkeeper',
    back: 'defender',
    backs: 'defender',
    middle: 'midfielder',
    middles: 'midfielder',
    otherwise: 'forward',
  }),
  birth_date: birthDate(18, 38, quantiles([18, 20.6, 22, 23.2, 24.4, 25.5, 26.7, 28, 29.6, 31.8, 38])),
  height_cm: wholeBy('position', 163, 204, { goalkeeper: normal(191, 4), defender: normal(185, 5), otherwise: normal(180, 6) }),
  preferred_foot: oneOf({ right: 73, left: 22, both: 5 }),
  status: shares({ fit: 0.88, injured: 0.09, suspended: 0.03 }),
  wished_value: hidden(decimalBy('position', 25000, 120000000, 2, marketValues)),
  market_value: formula('max(round(wished_value / 25000), 1) * 25000', 2),
  currency: constant('GBP'),
})
