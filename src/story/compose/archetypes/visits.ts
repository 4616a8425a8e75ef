import { minutes } from './own-columns.ts'
import { formula } from '../../../builders/computed.ts'
import { gamma, lognormal, normal } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import { type Family, family, own } from '../archetype.ts'

const status = own('status', oneOf({ completed: 87, cancelled: 9, no_show: 4 }))
const notes = 'notes'

/** Appointments, meetings, lessons and journeys. */
export const visits: readonly Family[] = [
  family('blood donation, plasma donation, platelet donation', [
    'donated at',
    own('volume_ml', oneOf({ 450: 62, 500: 30, 350: 8 }), 'quantity'),
    own('hemoglobin_g_dl', decimal(11, 18, 1, normal(14.4, 1.1))),
    own('status', oneOf({ accepted: 93, deferred: 5, discarded: 2 })),
  ]),
  family('parking event, parking session, parking stay', [
    'started at',
    minutes(95, 0.9, 3, 2880),
    own('fee', decimal(0, 60, 2, lognormal(4.5, 0.7)), 'money'),
    'payment method',
  ]),
  family('tour, guided tour, excursion, safari, cruise, hike, trek, expedition, walk tour, outing, dive, city tour', [
    'started at',
    minutes(95, 0.4, 20, 900),
    own('participants', whole(1, 40, gamma(9, 2.5)), 'quantity'),
    own('language', oneOf({ English: 62, Spanish: 14, German: 9, French: 9, Italian: 6 })),
    own('price_per_person', decimal(4, 600, 2, lognormal(24, 0.5)), 'money'),
    own('status', oneOf({ completed: 90, cancelled: 10 })),
  ]),
  family('ride, trip, journey, voyage, flight, drive, route run, patrol flight, transfer ride, commute', [
    'started at',
    minutes(50, 0.6, 5, 1400),
    own('speed_kmh', hidden(decimal(4, 95, 1, normal(32, 11)))),
    own('distance_km', formula('duration_minutes * speed_kmh / 60', 1)),
    own('weather', oneOf({ clear: 52, cloudy: 28, rain: 14, fog: 6 })),
    own('status', oneOf({ completed: 94, cancelled: 6 })),
    notes,
  ]),
  family('lesson, class session, workout, training session, practice session, tutoring session, coaching session, swim lesson', [
    'started at',
    minutes(55, 0.2, 25, 180),
    own('focus', oneOf({ basics: 30, technique: 28, practice: 26, 'test preparation': 16 })),
    own('progress', whole(1, 5)),
    status,
    notes,
  ]),
  family(
    'visit, appointment, consultation, checkin, check in, check-in, meeting, interview, call, phone call, session, viewing, showing, open house, walk, haul',
    ['started at', minutes(50, 0.6, 5, 1400), 'type', status, notes],
  ),
]
