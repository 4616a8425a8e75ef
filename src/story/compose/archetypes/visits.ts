import { amount, choice, count, whole } from '../../meanings/shapes.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'

const minutes = (median: number, spread: number, least: number, most: number): ArchetypeColumn =>
  own('duration_minutes', count(median, spread, least, most), 'quantity')
const status = own('status', choice('completed:87, cancelled:9, no_show:4'))
const notes = 'notes'

/** When people come, meet, learn and travel. */
export const visits: readonly Family[] = [
  family('tour, guided tour, excursion, safari, cruise, hike, trek, expedition, walk tour, outing, dive, city tour', [
    'started at',
    minutes(95, 0.4, 20, 900),
    own('participants', { kind: 'integer', min: 1, max: 40, distribution: { name: 'gamma', mean: 9, shape: 2.5 } }, 'quantity'),
    own('language', choice('English:62, Spanish:14, German:9, French:9, Italian:6')),
    own('price_per_person', amount(24, 0.5, 4, 600), 'money'),
    own('status', choice('completed:90, cancelled:10')),
  ]),
  family('ride, trip, journey, voyage, flight, drive, route run, patrol flight, transfer ride, commute', [
    'started at',
    minutes(50, 0.6, 5, 1400),
    own('speed_kmh', {
      kind: 'decimal',
      scale: 1,
      min: 4,
      max: 95,
      distribution: { name: 'normal', mean: 32, standard_deviation: 11 },
      hidden: true,
    }),
    own('distance_km', { kind: 'formula', expression: 'duration_minutes * speed_kmh / 60', scale: 1 }),
    own('weather', choice('clear:52, cloudy:28, rain:14, fog:6')),
    own('status', choice('completed:94, cancelled:6')),
    notes,
  ]),
  family('lesson, class session, workout, training session, practice session, tutoring session, coaching session, swim lesson', [
    'started at',
    minutes(55, 0.2, 25, 180),
    own('focus', choice('basics:30, technique:28, practice:26, test preparation:16')),
    own('progress', whole(1, 5)),
    status,
    notes,
  ]),
  family(
    'visit, appointment, consultation, checkin, check in, check-in, meeting, interview, call, phone call, session, viewing, showing, open house, haul',
    ['started at', minutes(50, 0.6, 5, 1400), 'type', status, notes],
  ),
]
