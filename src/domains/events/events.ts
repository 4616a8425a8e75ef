import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, oneOfBy, whole, wholeBy } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { text, words } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'

/** The types of venues: their weight, tens of seats, and what they are called. */
const types = facts(['share', 'tens', 'names'], {
  club: [30, lognormal(45, 0.5), words('Club, Lounge, Social Club, Live, Cellar')],
  theater: [24, lognormal(110, 0.4), words('Theater, Playhouse, Opera House, Stage')],
  concert_hall: [12, lognormal(190, 0.3), words('Hall, Concert Hall, Music Hall, Auditorium')],
  arena: [9, lognormal(1500, 0.25), words('Arena, Dome, Center')],
  stadium: [4, lognormal(4500, 0.3), words('Stadium, Park, Field')],
  conference_center: [12, lognormal(250, 0.6), words('Convention Center, Conference Center, Expo')],
  open_air: [9, lognormal(800, 0.5), words('Amphitheater, Gardens, Fairgrounds, Meadow')],
})

/** The places where events are held. Their capacity depends on their type. */
export const venues = table('venues', per('ticket_orders', 0.008, { min: 6 }), {
  venue_id: id(),
  venue_type: oneOf(types.share),
  name: text(companyWord, ' ', { by: 'venue_type', cases: types.names }),
  ...address('city', 'country'),
  country_code: oneOf({ US: 66, GB: 14, CA: 8, DE: 7, AU: 5 }),
  tens_of_seats: hidden(wholeBy('venue_type', 8, 9000, types.tens)),
  capacity: formula('tens_of_seats * 10'),
  is_indoor: flag('venue_type != "open_air" && venue_type != "stadium"'),
})

const titles = {
  concert_series: words(
    'Jazz at Midnight, Candlelight Strings, Songs of the City, Indie Sessions, Soul & Brass, The Unplugged Nights',
    'Symphony Classics, Electric Dreams Live',
  ),
  musical: words('The Lantern Keeper, Paper Moon Boulevard, Midnight in Savannah, The Clockmaker, Shooting Star, Harbor Lights'),
  theater: ['A Winter Guest', 'The Last Orchard', 'Seven Doors', 'The Understudy', 'Letters to Clara', 'House of Glass'],
  comedy: ['Friday Laughs', 'Stand-Up Saturday', 'The Improv Hour', 'Late Night Roast', 'Open Mic Allstars'],
  sports: ['City League Basketball', 'Ice Hockey Home Games', 'Championship Boxing', 'Pro Volleyball', 'Indoor Soccer Cup'],
  exhibition: ['Immersive Impressionists', 'Dinosaurs Alive', 'Secrets of the Pharaohs', 'A World of Bricks', 'Light & Shadow'],
  talk_series: ['Startup Stories', 'Science After Dark', 'Authors on Stage', 'Future of Work Talks', 'Design Matters'],
  family_show: ['The Magic Forest', 'Circus of Wonders', 'Princess on Ice', 'Puppet Parade', 'Dino Dance Party'],
}

/** Titles for stadiums, which are large and open to the sky: other concerts and other sports. */
const inStadiums = {
  ...titles,
  concert_series: ['Summer Rock Night', 'Electric Dreams: The Stadium Tour', 'Legends Live', 'Pop Giants'],
  sports: ['Football Home Games', 'Soccer Home Games', 'Rugby Home Games', 'Athletics Night', 'International Friendly'],
}

/** What events of a category cost, how long they last and how their guests are seated. */
const categories = facts(['price', 'minutes', 'seating'], {
  concert_series: [lognormal(52, 0.4), 120, 'general_admission'],
  musical: [lognormal(74, 0.3), 150, 'reserved'],
  theater: [lognormal(44, 0.3), 135, 'reserved'],
  comedy: [lognormal(26, 0.25), 90, 'general_admission'],
  sports: [lognormal(48, 0.4), 150, 'reserved'],
  exhibition: [lognormal(27, 0.15), 90, 'general_admission'],
  talk_series: [lognormal(22, 0.3), 75, 'general_admission'],
  family_show: [lognormal(36, 0.25), 80, 'reserved'],
})

/** When events start, with the minute of the day. */
const byDay = { '10:00': 600, '14:00': 840, '15:00': 900, '17:00': 1020, '18:30': 1110 }
const starts = { ...byDay, '19:00': 1140, '19:30': 1170, '20:00': 1200, '21:00': 1260 }

/** Events on sale. Each takes place on one weekday every eight weeks, always at the same time; an order is for one of those days. */
export const events = table('events', per('ticket_orders', 0.015, { min: 8 }), {
  event_id: id(),
  venue_id: ref('venues', { popularity: 0.5 }),
  category: oneOfBy('venue_type', Object.keys(titles), {
    club: { concert_series: 50, comedy: 42, talk_series: 8 },
    theater: { concert_series: 6, musical: 26, theater: 36, comedy: 14, talk_series: 6, family_show: 12 },
    concert_hall: { concert_series: 70, musical: 8, theater: 4, comedy: 4, talk_series: 6, family_show: 8 },
    arena: { concert_series: 38, comedy: 8, sports: 40, family_show: 14 },
    stadium: { concert_series: 15, sports: 85 },
    conference_center: { comedy: 5, exhibition: 40, talk_series: 45, family_show: 10 },
    open_air: { concert_series: 62, musical: 8, theater: 8, comedy: 8, family_show: 14 },
  }),
  venue_type: hidden(lookup('venue_id', 'venue_type')),
  name: switchBy('venue_type', {
    stadium: text({ by: 'category', cases: inStadiums }),
    otherwise: text({ by: 'category', cases: titles }),
  }),
  on_sale_from: date('2022-10-01', '2025-12-15', { growth: 1.3, weekdays: [1, 1.2, 1.2, 1.4, 1.6, 0.2, 0] }),
  base_price: decimalBy('category', 8, 260, 2, categories.price, { ending: 50 }),
  currency: constant('USD'),
  duration_minutes: mapped('category', categories.minutes),
  seating: mapped('category', categories.seating),
  age_restriction: mapped('category', { comedy: '18+', concert_series: '16+', otherwise: 'all_ages' }),
  show_time: oneOfBy('category', Object.keys(starts), {
    exhibition: { '10:00': 46, '14:00': 34, '15:00': 20 },
    family_show: { '10:00': 12, '14:00': 34, '15:00': 34, '17:00': 20 },
    sports: { '14:00': 8, '15:00': 20, '17:00': 16, '18:30': 12, '19:00': 20, '19:30': 10, '20:00': 14 },
    comedy: { '19:00': 8, '19:30': 22, '20:00': 46, '21:00': 24 },
    talk_series: { '14:00': 4, '17:00': 10, '18:30': 40, '19:00': 36, '19:30': 10 },
    otherwise: { '14:00': 4, '15:00': 4, '18:30': 6, '19:00': 22, '19:30': 38, '20:00': 24, '21:00': 2 },
  }),
  minutes: hidden(mapped('show_time', starts)),
  show_week: hidden(whole(0, 7)),
  show_weekday: hidden(oneOf({ wed: 6, thu: 14, fri: 32, sat: 36, sun: 12 })),
  // Day 0 was a Thursday.
  weekday_place: hidden(mapped('show_weekday', { wed: 1, thu: 0, fri: 6, sat: 5, sun: 4 })),
  phase: hidden(formula('show_week * 7 + weekday_place')),
  country_code: hidden(lookup('venue_id', 'country_code')),
  capacity: lookup('venue_id', 'capacity'),
})
