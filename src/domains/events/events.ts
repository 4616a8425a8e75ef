import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, oneOfBy, whole } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'

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

/** What fills a large ground in the open air rather than a hall. */
const inStadiums = {
  ...titles,
  concert_series: ['Summer Rock Night', 'Electric Dreams: The Stadium Tour', 'Legends Live', 'Pop Giants'],
  sports: ['Football Home Games', 'Soccer Home Games', 'Rugby Home Games', 'Athletics Night', 'International Friendly'],
}

const slots = ['10:00', '14:00', '15:00', '17:00', '18:30', '19:00', '19:30', '20:00', '21:00']

/** What is on sale: each runs on the same weekday every eight weeks, at the same time, and an order is for one of those days. */
export const events = table('events', per('ticket_orders', 0.015, { min: 8 }), {
  event_id: id(),
  venue_id: ref('venues', { popularity: 0.5 }),
  category: oneOfBy('venue_type', Object.keys(titles), {
    club: [50, 0, 0, 42, 0, 0, 8, 0],
    theater: [6, 26, 36, 14, 0, 0, 6, 12],
    concert_hall: [70, 8, 4, 4, 0, 0, 6, 8],
    arena: [38, 0, 0, 8, 40, 0, 0, 14],
    stadium: [15, 0, 0, 0, 85, 0, 0, 0],
    conference_center: [0, 0, 0, 5, 0, 40, 45, 10],
    open_air: [62, 8, 8, 8, 0, 0, 0, 14],
  }),
  venue_type: hidden(lookup('venue_id', 'venue_type')),
  name: switchBy('venue_type', {
    stadium: text({ by: 'category', cases: inStadiums }),
    otherwise: text({ by: 'category', cases: titles }),
  }),
  on_sale_from: date('2022-10-01', '2025-12-15', { growth: 1.3, weekdays: [1, 1.2, 1.2, 1.4, 1.6, 0.2, 0] }),
  base_price: decimalBy(
    'category',
    8,
    260,
    2,
    {
      concert_series: lognormal(52, 0.4),
      musical: lognormal(74, 0.3),
      theater: lognormal(44, 0.3),
      comedy: lognormal(26, 0.25),
      sports: lognormal(48, 0.4),
      exhibition: lognormal(27, 0.15),
      talk_series: lognormal(22, 0.3),
      family_show: lognormal(36, 0.25),
    },
    { ending: 50 },
  ),
  currency: constant('USD'),
  duration_minutes: mapped('category', {
    concert_series: 120,
    musical: 150,
    theater: 135,
    comedy: 90,
    sports: 150,
    exhibition: 90,
    talk_series: 75,
    family_show: 80,
  }),
  seating: mapped('category', {
    concert_series: 'general_admission',
    musical: 'reserved',
    theater: 'reserved',
    comedy: 'general_admission',
    sports: 'reserved',
    exhibition: 'general_admission',
    talk_series: 'general_admission',
    family_show: 'reserved',
  }),
  age_restriction: mapped('category', { comedy: '18+', concert_series: '16+', otherwise: 'all_ages' }),
  show_time: oneOfBy('category', slots, {
    exhibition: [46, 34, 20, 0, 0, 0, 0, 0, 0],
    family_show: [12, 34, 34, 20, 0, 0, 0, 0, 0],
    sports: [0, 8, 20, 16, 12, 20, 10, 14, 0],
    comedy: [0, 0, 0, 0, 0, 8, 22, 46, 24],
    talk_series: [0, 4, 0, 10, 40, 36, 10, 0, 0],
    otherwise: [0, 4, 4, 0, 6, 22, 38, 24, 2],
  }),
  minutes: hidden(
    mapped('show_time', Object.fromEntries(slots.map((slot) => [slot, Number(slot.slice(0, 2)) * 60 + Number(slot.slice(3))]))),
  ),
  show_week: hidden(whole(0, 7)),
  show_weekday: hidden(oneOf({ wed: 6, thu: 14, fri: 32, sat: 36, sun: 12 })),
  // Days are counted from a Thursday.
  weekday_place: hidden(mapped('show_weekday', { wed: 1, thu: 0, fri: 6, sat: 5, sun: 4 })),
  phase: hidden(formula('show_week * 7 + weekday_place')),
  country_code: hidden(lookup('venue_id', 'country_code')),
  capacity: lookup('venue_id', 'capacity'),
})
