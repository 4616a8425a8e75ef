import { amount, bell, choice, count } from '../../meanings/shapes.ts'
import { type Family, family, own } from '../archetype.ts'

const notes = 'notes'

/** What happens once: to the earth, in wars and games, at digs, in studios and cellars. */
export const happenings: readonly Family[] = [
  family(
    'eruption, volcanic eruption',
    [
      'occurred at',
      own('explosivity_index', { kind: 'integer', min: 0, max: 6, distribution: { name: 'poisson', mean: 1.3 } }),
      own('eruption_type', choice('strombolian:38, effusive:30, vulcanian:18, phreatic:10, plinian:4')),
      own('plume_height_m', count(1400, 1, 50, 25_000)),
      own('alert_level', choice('yellow:58, orange:32, red:10')),
      notes,
    ],
    { size: 40 },
  ),
  family(
    'earthquake, quake, tremor, aftershock',
    [
      'occurred at',
      own('magnitude', { kind: 'decimal', scale: 1, min: 1, max: 8.5, distribution: { name: 'gamma', mean: 2.6, shape: 7 } }),
      own('depth_km', amount(11, 0.8, 0.5, 600, 1)),
      'latitude',
      'longitude',
      own('is_felt', { kind: 'formula', expression: 'magnitude >= 3', as: 'boolean' }),
    ],
    { size: 900 },
  ),
  family(
    'storm, flood, wildfire, hurricane, tornado, avalanche, landslide, drought, eclipse',
    ['occurred at', 'severity', own('duration_hours', amount(14, 0.9, 0.2, 400, 1), 'quantity'), 'city', notes],
    { size: 120 },
  ),
  family(
    'battle, war, siege, skirmish, duel, raid',
    [
      'occurred at',
      own('outcome', choice('attackers won:44, defenders won:44, undecided:12')),
      own('attackers', count(2400, 1.2, 2, 200_000)),
      own('defenders', count(2000, 1.2, 2, 200_000)),
      own('losses_percent', bell(14, 7, 0, 70)),
      own('terrain', choice('plain:34, hills:24, river:16, castle:18, sea:8')),
    ],
    { size: 120 },
  ),
  family('quest, level up', [
    'started at',
    own('difficulty', choice('easy:34, normal:38, hard:20, heroic:8')),
    own('reward_gold', count(120, 1, 5, 20_000), 'quantity'),
    own('duration_hours', amount(6, 0.9, 0.2, 200, 1)),
    own('outcome', choice('completed:74, failed:18, abandoned:8')),
  ]),
  family(
    'adoption, rehoming',
    [
      'occurred at',
      own('fee', { kind: 'decimal', scale: 2, min: 0, max: 600, distribution: { name: 'lognormal', median: 110, spread: 0.5 } }, 'money'),
      own('home_check', choice('passed:91, waived:9')),
      own('is_returned', { kind: 'boolean', rate: 0.06 }),
      notes,
    ],
    { size: 220 },
  ),
  family('shoot, film shoot, photo shoot, photoshoot, filming, recording session, shooting day', [
    'started at',
    own('location_type', choice('studio:52, on location:48')),
    own('hours', amount(8.4, 0.3, 1, 18, 1), 'quantity'),
    own('takes', count(22, 0.6, 1, 240)),
    own('cost', amount(14_000, 0.9, 200, 900_000), 'money'),
    own('status', choice('wrapped:88, rescheduled:8, cancelled:4')),
  ]),
  family(
    'tasting, wine tasting, cupping, beer tasting',
    [
      'started at',
      own('score', bell(87, 4, 60, 100, 0)),
      own('aroma', choice('fruity:34, floral:18, spicy:16, earthy:18, oaky:14')),
      own('body', choice('light:28, medium:46, full:26')),
      own('finish', choice('short:22, medium:48, long:30')),
      notes,
    ],
    { size: 600 },
  ),
  family('injury, wound, concussion, sprain', [
    'occurred at',
    own('body_part', choice('knee:22, ankle:22, wrist:18, shoulder:14, head:12, back:12')),
    'severity',
    own('days_off', count(9, 0.9, 1, 240)),
    own('treatment', choice('first aid:52, doctor:34, hospital:14')),
    notes,
  ]),
  family('delay, disruption, late arrival, diversion', [
    'occurred at',
    own('minutes_late', count(12, 0.8, 1, 400), 'quantity'),
    own('cause', choice('technical fault:26, weather:20, signal failure:18, staff:12, passengers:14, earlier delay:10')),
    own('passengers_affected', count(120, 0.9, 1, 2400)),
    notes,
  ]),
  family('excavation, dig, discovery, find, sampling, experiment run, trial run, testing', [
    'occurred at',
    'type',
    own('depth_m', { kind: 'decimal', scale: 1, min: 0.1, max: 40, distribution: { name: 'lognormal', median: 1.6, spread: 0.6 } }),
    own('finds', { kind: 'integer', min: 0, max: 60, distribution: { name: 'gamma', mean: 5, shape: 1.2 } }),
    'city',
    notes,
  ]),
  family('arrest, protest, hunt, crime, theft, burglary', ['occurred at', 'type', 'severity', 'city', notes]),
]
