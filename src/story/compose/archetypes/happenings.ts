import { flag } from '../../../builders/computed.ts'
import { gamma, lognormal, normal, poisson } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../../builders/drawn.ts'
import { type Family, family, own } from '../archetype.ts'

const notes = 'notes'

/** Unique events: earthquakes, battles, matches, finds, recordings, vintages. */
export const happenings: readonly Family[] = [
  family(
    'eruption, volcanic eruption',
    [
      'occurred at',
      own('explosivity_index', whole(0, 6, poisson(1.3))),
      own('eruption_type', oneOf({ strombolian: 38, effusive: 30, vulcanian: 18, phreatic: 10, plinian: 4 })),
      own('plume_height_m', whole(50, 25_000, lognormal(1400, 1))),
      own('alert_level', oneOf({ yellow: 58, orange: 32, red: 10 })),
      notes,
    ],
    { size: 40 },
  ),
  family(
    'earthquake, quake, tremor, aftershock',
    [
      'occurred at',
      own('magnitude', decimal(1, 8.5, 1, gamma(2.6, 7))),
      own('depth_km', decimal(0.5, 600, 1, lognormal(11, 0.8))),
      'latitude',
      'longitude',
      own('is_felt', flag('magnitude >= 3')),
    ],
    { size: 900 },
  ),
  family(
    'storm, flood, wildfire, hurricane, tornado, avalanche, landslide, drought, eclipse',
    ['occurred at', 'severity', own('duration_hours', decimal(0.2, 400, 1, lognormal(14, 0.9)), 'quantity'), 'city', notes],
    { size: 120 },
  ),
  family(
    'battle, war, siege, skirmish, duel, raid',
    [
      'occurred at',
      own('outcome', oneOf({ 'attackers won': 44, 'defenders won': 44, undecided: 12 })),
      own('attackers', whole(2, 200_000, lognormal(2400, 1.2))),
      own('defenders', whole(2, 200_000, lognormal(2000, 1.2))),
      own('losses_percent', decimal(0, 70, 1, normal(14, 7))),
      own('terrain', oneOf({ plain: 34, hills: 24, river: 16, castle: 18, sea: 8 })),
    ],
    { size: 120 },
  ),
  family('quest, level up', [
    'started at',
    own('difficulty', oneOf({ easy: 34, normal: 38, hard: 20, heroic: 8 })),
    own('reward_gold', whole(5, 20_000, lognormal(120, 1)), 'quantity'),
    own('duration_hours', decimal(0.2, 200, 1, lognormal(6, 0.9))),
    own('outcome', oneOf({ completed: 74, failed: 18, abandoned: 8 })),
  ]),
  family(
    'adoption, rehoming',
    [
      'occurred at',
      own('fee', decimal(0, 600, 2, lognormal(110, 0.5)), 'money'),
      own('home_check', oneOf({ passed: 91, waived: 9 })),
      own('is_returned', yes(0.06)),
      notes,
    ],
    { size: 220 },
  ),
  family('shoot, film shoot, photo shoot, photoshoot, filming, recording session, shooting day', [
    'started at',
    own('location_type', oneOf({ studio: 52, 'on location': 48 })),
    own('hours', decimal(1, 18, 1, lognormal(8.4, 0.3)), 'quantity'),
    own('takes', whole(1, 240, lognormal(22, 0.6))),
    own('cost', decimal(200, 900_000, 2, lognormal(14_000, 0.9)), 'money'),
    own('status', oneOf({ wrapped: 88, rescheduled: 8, cancelled: 4 })),
  ]),
  family(
    'tasting, wine tasting, cupping, beer tasting',
    [
      'started at',
      own('score', whole(60, 100, normal(87, 4))),
      own('aroma', oneOf({ fruity: 34, floral: 18, spicy: 16, earthy: 18, oaky: 14 })),
      own('body', oneOf({ light: 28, medium: 46, full: 26 })),
      own('finish', oneOf({ short: 22, medium: 48, long: 30 })),
      notes,
    ],
    { size: 600 },
  ),
  family('injury, wound, concussion, sprain', [
    'occurred at',
    own('body_part', oneOf({ knee: 22, ankle: 22, wrist: 18, shoulder: 14, head: 12, back: 12 })),
    'severity',
    own('days_off', whole(1, 240, lognormal(9, 0.9))),
    own('treatment', oneOf({ 'first aid': 52, doctor: 34, hospital: 14 })),
    notes,
  ]),
  family('delay, disruption, late arrival, diversion', [
    'occurred at',
    own('minutes_late', whole(1, 400, lognormal(12, 0.8)), 'quantity'),
    own('cause', oneOf({ 'technical fault': 26, weather: 20, 'signal failure': 18, staff: 12, passengers: 14, 'earlier delay': 10 })),
    own('passengers_affected', whole(1, 2400, lognormal(120, 0.9))),
    notes,
  ]),
  family('excavation, dig, discovery, find, sampling, experiment run, trial run, testing', [
    'occurred at',
    'type',
    own('depth_m', decimal(0.1, 40, 1, lognormal(1.6, 0.6))),
    own('finds', whole(0, 60, gamma(5, 1.2))),
    'city',
    notes,
  ]),
  family('arrest, protest, hunt, crime, theft, burglary', ['occurred at', 'type', 'severity', 'city', notes]),
]
