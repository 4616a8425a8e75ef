import type { TableSchema } from '../../schema/schema.ts'

const titles = {
  concert_series: [
    'Jazz at Midnight',
    'Candlelight Strings',
    'Songs of the City',
    'Indie Sessions',
    'Soul & Brass',
    'The Unplugged Nights',
    'Symphony Classics',
    'Electric Dreams Live',
  ],
  musical: ['The Lantern Keeper', 'Paper Moon Boulevard', 'Midnight in Savannah', 'The Clockmaker', 'Shooting Star', 'Harbor Lights'],
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
export const events: TableSchema = {
  name: 'events',
  rows: { type: 'ratio', of: 'ticket_orders', ratio: 0.015, min: 8 },
  columns: [
    { name: 'event_id', kind: 'sequence' },
    { name: 'venue_id', kind: 'foreign_key', table: 'venues', popularity: 0.5 },
    {
      name: 'category',
      kind: 'category',
      values: Object.keys(titles),
      by: 'venue_type',
      cases: {
        club: [50, 0, 0, 42, 0, 0, 8, 0],
        theater: [6, 26, 36, 14, 0, 0, 6, 12],
        concert_hall: [70, 8, 4, 4, 0, 0, 6, 8],
        arena: [38, 0, 0, 8, 40, 0, 0, 14],
        stadium: [15, 0, 0, 0, 85, 0, 0, 0],
        conference_center: [0, 0, 0, 5, 0, 40, 45, 10],
        open_air: [62, 8, 8, 8, 0, 0, 0, 14],
      },
    },
    { name: 'venue_type', kind: 'lookup', through: 'venue_id', column: 'venue_type', hidden: true },
    {
      name: 'name',
      kind: 'switch',
      by: 'venue_type',
      cases: { stadium: { kind: 'text', segments: [{ by: 'category', cases: inStadiums }] } },
      otherwise: { kind: 'text', segments: [{ by: 'category', cases: titles }] },
    },
    { name: 'on_sale_from', kind: 'date', from: '2022-10-01', to: '2025-12-15', growth: 1.3, weekdays: [1, 1.2, 1.2, 1.4, 1.6, 0.2, 0] },
    {
      name: 'base_price',
      kind: 'decimal',
      scale: 2,
      min: 8,
      max: 260,
      by: 'category',
      cases: {
        concert_series: { name: 'lognormal', median: 52, spread: 0.4 },
        musical: { name: 'lognormal', median: 74, spread: 0.3 },
        theater: { name: 'lognormal', median: 44, spread: 0.3 },
        comedy: { name: 'lognormal', median: 26, spread: 0.25 },
        sports: { name: 'lognormal', median: 48, spread: 0.4 },
        exhibition: { name: 'lognormal', median: 27, spread: 0.15 },
        talk_series: { name: 'lognormal', median: 22, spread: 0.3 },
        family_show: { name: 'lognormal', median: 36, spread: 0.25 },
      },
      ending: 50,
    },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'duration_minutes',
      kind: 'mapping',
      by: 'category',
      cases: { concert_series: 120, musical: 150, theater: 135, comedy: 90, sports: 150, exhibition: 90, talk_series: 75, family_show: 80 },
    },
    {
      name: 'seating',
      kind: 'mapping',
      by: 'category',
      cases: {
        concert_series: 'general_admission',
        musical: 'reserved',
        theater: 'reserved',
        comedy: 'general_admission',
        sports: 'reserved',
        exhibition: 'general_admission',
        talk_series: 'general_admission',
        family_show: 'reserved',
      },
    },
    {
      name: 'age_restriction',
      kind: 'mapping',
      by: 'category',
      cases: { comedy: '18+', concert_series: '16+' },
      otherwise: 'all_ages',
    },
    {
      name: 'show_time',
      kind: 'category',
      values: slots,
      by: 'category',
      cases: {
        exhibition: [46, 34, 20, 0, 0, 0, 0, 0, 0],
        family_show: [12, 34, 34, 20, 0, 0, 0, 0, 0],
        sports: [0, 8, 20, 16, 12, 20, 10, 14, 0],
        comedy: [0, 0, 0, 0, 0, 8, 22, 46, 24],
        talk_series: [0, 4, 0, 10, 40, 36, 10, 0, 0],
      },
      weights: [0, 4, 4, 0, 6, 22, 38, 24, 2],
    },
    {
      name: 'minutes',
      kind: 'mapping',
      by: 'show_time',
      cases: Object.fromEntries(slots.map((slot) => [slot, Number(slot.slice(0, 2)) * 60 + Number(slot.slice(3))])),
      hidden: true,
    },
    { name: 'show_week', kind: 'integer', min: 0, max: 7, hidden: true },
    { name: 'show_weekday', kind: 'category', values: ['wed', 'thu', 'fri', 'sat', 'sun'], weights: [6, 14, 32, 36, 12], hidden: true },
    // Days are counted from a Thursday.
    { name: 'weekday_place', kind: 'mapping', by: 'show_weekday', cases: { wed: 1, thu: 0, fri: 6, sat: 5, sun: 4 }, hidden: true },
    { name: 'phase', kind: 'formula', expression: 'show_week * 7 + weekday_place', hidden: true },
    { name: 'country_code', kind: 'lookup', through: 'venue_id', column: 'country_code', hidden: true },
    { name: 'capacity', kind: 'lookup', through: 'venue_id', column: 'capacity' },
  ],
}
