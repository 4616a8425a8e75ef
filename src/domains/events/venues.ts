import { flag, formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { oneOf, wholeBy } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'

/** Where events take place: what they hold follows from what they are. */
export const venues = table('venues', per('ticket_orders', 0.008, { min: 6 }), {
  venue_id: id(),
  venue_type: oneOf({ club: 30, theater: 24, concert_hall: 12, arena: 9, stadium: 4, conference_center: 12, open_air: 9 }),
  name: text({ list: 'company_words', attribute: 'word' }, ' ', {
    by: 'venue_type',
    cases: {
      club: ['Club', 'Lounge', 'Social Club', 'Live', 'Cellar'],
      theater: ['Theater', 'Playhouse', 'Opera House', 'Stage'],
      concert_hall: ['Hall', 'Concert Hall', 'Music Hall', 'Auditorium'],
      arena: ['Arena', 'Dome', 'Center'],
      stadium: ['Stadium', 'Park', 'Field'],
      conference_center: ['Convention Center', 'Conference Center', 'Expo'],
      open_air: ['Amphitheater', 'Gardens', 'Fairgrounds', 'Meadow'],
    },
  }),
  ...address('city', 'country'),
  country_code: oneOf({ US: 66, GB: 14, CA: 8, DE: 7, AU: 5 }),
  tens_of_seats: hidden(
    wholeBy('venue_type', 8, 9000, {
      club: lognormal(45, 0.5),
      theater: lognormal(110, 0.4),
      concert_hall: lognormal(190, 0.3),
      arena: lognormal(1500, 0.25),
      stadium: lognormal(4500, 0.3),
      conference_center: lognormal(250, 0.6),
      open_air: lognormal(800, 0.5),
    }),
  ),
  capacity: formula('tens_of_seats * 10'),
  is_indoor: flag('venue_type != "open_air" && venue_type != "stadium"'),
})
