import { bell, choice, count, phrase } from '../../meanings/shapes.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'

const minutes = (median: number, spread: number, least: number, most: number): ArchetypeColumn =>
  own('duration_minutes', count(median, spread, least, most), 'quantity')
const attendance = (median: number): ArchetypeColumn => own('attendance', count(median, 1, 2, 90_000), 'quantity')
const goals = (name: string, mean: number): ArchetypeColumn =>
  own(name, { kind: 'integer', min: 0, max: 20, distribution: { name: 'poisson', mean } })
const held = own('status', choice('held:88, postponed:6, cancelled:6'))

/** What many come to, at a time that was fixed before. */
export const gatherings: readonly Family[] = [
  family(
    'match, game, fight, bout, round match, fixture, season game',
    [
      'started at',
      own('round', choice('group:56, quarterfinal:24, semifinal:13, final:7')),
      minutes(62, 0.5, 5, 400),
      goals('score_home', 1.8),
      goals('score_away', 1.4),
      // Who wins follows from the score.
      own('lead', { kind: 'formula', expression: 'score_home - score_away', hidden: true }),
      own('result', { kind: 'bucket', column: 'lead', edges: [0, 1], labels: ['away_win', 'draw', 'home_win'] }),
    ],
    { role: 'gathering', size: 1200 },
  ),
  family(
    'race, heat, regatta, marathon, sprint, rally, time trial, triathlon, derby',
    [
      'starts at',
      own('distance_km', { kind: 'decimal', scale: 1, min: 0.4, max: 400, distribution: { name: 'lognormal', median: 12, spread: 0.7 } }),
      own('starters', count(24, 0.7, 3, 4000), 'quantity'),
      own('conditions', choice('dry:56, windy:20, wet:18, hot:6')),
      own('did_not_finish_percent', bell(6, 4, 0, 40)),
      held,
    ],
    { role: 'gathering', size: 120 },
  ),
  family(
    'tournament, competition, contest, championship event, cup, festival, conference, hackathon, fair, expo, convention',
    [
      'starts at',
      own('days', { kind: 'integer', min: 1, max: 10, distribution: { name: 'poisson', mean: 2.2 } }),
      own('participants', count(90, 0.9, 8, 9000), 'quantity'),
      own('entry_fee', {
        kind: 'decimal',
        scale: 2,
        min: 0,
        max: 900,
        distribution: { name: 'lognormal', median: 35, spread: 0.7 },
        ending: 0,
      }),
      own('format', choice('open:48, invitational:22, qualifier:20, final:10')),
      held,
    ],
    { role: 'gathering', size: 40 },
  ),
  family(
    'rehearsal, practice, read through, soundcheck, dress rehearsal',
    [
      'starts at',
      minutes(150, 0.25, 45, 360),
      own('focus', choice('full run:34, first half:20, second half:18, difficult passages:20, technical:8')),
      own('participants', count(28, 0.5, 3, 160), 'quantity'),
      held,
    ],
    { role: 'gathering', size: 300 },
  ),
  family(
    'wedding, funeral, burial, baptism, christening, ceremony, party, birthday party, memorial service, banquet, gala, reception, prom',
    [
      'starts at',
      own('guests', count(70, 0.7, 6, 900), 'quantity'),
      own('hours', { kind: 'decimal', scale: 1, min: 0.5, max: 14, distribution: { name: 'gamma', mean: 4, shape: 4 } }),
      own(
        'cost',
        { kind: 'decimal', scale: 2, min: 200, max: 200_000, distribution: { name: 'lognormal', median: 5200, spread: 0.8 } },
        'money',
      ),
      own('special_wishes', {
        ...phrase(
          'Outdoor seating|Live music|Vegetarian food|Wheelchair access|No photographs|Flowers in white|Children welcome|Late arrival of guests',
        ),
        nullable: { rate: 0.5 },
      }),
      held,
    ],
    { role: 'gathering', size: 150 },
  ),
  family(
    'concert, show, performance, screening, gig, recital, play night, magic show, matinee, premiere, auction, parade, festival show, circus show',
    [
      'starts at',
      attendance(190),
      minutes(105, 0.25, 30, 260),
      own('ticket_price', { kind: 'decimal', scale: 2, min: 5, max: 300, distribution: { name: 'lognormal', median: 28, spread: 0.5 } }),
      held,
    ],
    { role: 'gathering', size: 150 },
  ),
  family(
    'event, workshop, seminar, webinar, lecture, exhibition opening, meetup, mission event, simulation, service event, sermon, class event, open day, fundraiser, rally, camp session',
    ['starts at', 'title', attendance(60), minutes(80, 0.5, 15, 480), held],
    { role: 'gathering', size: 150 },
  ),
]
