import { flag, formula, switchBy } from '../../builders/computed.ts'
import { lognormal, triangular } from '../../builders/distributions.ts'
import { oneOf, whole } from '../../builders/drawn.ts'
import { id, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { attribute, compound, template, text } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'
import { city, country, place } from '../shared/address.ts'

const metropolises = ['London', 'New York', 'Paris', 'Berlin', 'Madrid', 'Roma', 'São Paulo', 'Dublin', 'Amsterdam', 'Stockholm']

/** Clubs of a division, twenty when nothing else is said, with their grounds. */
export const teams = table('teams', ownedBy('leagues', { min: 20, max: 20 }), {
  team_id: id(),
  name: compound(
    [{ list: 'company_words', attribute: 'word' }, ['United', 'City', 'Rovers', 'Athletic', 'Town', 'Wanderers', 'FC', 'Albion']],
    ' ',
  ),
  league_id: hidden(owner('leagues')),
  division: formula('league_id'),
  place,
  first_city: hidden(city),
  other_place: place,
  other_city: hidden(attribute('other_place', 'city')),
  // Clubs are spread more evenly than people are.
  is_metropolis: hidden(flag(`first_city in ${JSON.stringify(metropolises)}`)),
  city: switchBy('is_metropolis', { true: template('{other_city}'), false: template('{first_city}') }),
  country,
  country_code: oneOf(['GB']),
  founded_year: whole(1874, 1999, triangular(1874, 1895, 1999)),
  stadium: text({ list: 'company_words', attribute: 'word' }, ' ', { values: words('Park, Road, Stadium, Lane, Ground, Arena') }),
  hundreds_of_seats: hidden(whole(40, 750, lognormal(230, 0.5))),
  capacity: formula('hundreds_of_seats * 100'),
  colors: oneOf({
    red: 18,
    blue: 18,
    white: 10,
    'black and white': 10,
    'claret and blue': 7,
    yellow: 7,
    green: 6,
    'red and white': 10,
    'blue and white': 10,
    orange: 4,
  }),
  coach_person: hidden({ kind: 'person', country: 'country_code', female_share: 0.02 }),
  coach: template('{coach_person}'),
})
