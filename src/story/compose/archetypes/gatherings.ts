import { minutes } from './own-columns.ts'
import { bucket, formula } from '../../../builders/computed.ts'
import { gamma, lognormal, normal, poisson } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import { text } from '../../../builders/texts.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'

const attendance = (median: number): ArchetypeColumn => own('attendance', whole(2, 90_000, lognormal(median, 1)), 'quantity')
const goals = (name: string, mean: number): ArchetypeColumn => own(name, whole(0, 20, poisson(mean)))
const held = own('status', oneOf({ held: 88, postponed: 6, cancelled: 6 }))

/** Events with many people at a planned time. */
export const gatherings: readonly Family[] = [
  family(
    'match, game, fight, bout, round match, fixture, season game',
    [
      'started at',
      own('round', oneOf({ group: 56, quarterfinal: 24, semifinal: 13, final: 7 })),
      minutes(62, 0.5, 5, 400),
      goals('score_home', 1.8),
      goals('score_away', 1.4),
      // The winner follows from the score.
      own('lead', hidden(formula('score_home - score_away'))),
      own('result', bucket('lead', [0, 1], ['away_win', 'draw', 'home_win'])),
    ],
    { role: 'gathering', size: 1200 },
  ),
  family(
    'race, heat, regatta, marathon, sprint, rally, time trial, triathlon, derby',
    [
      'starts at',
      own('distance_km', decimal(0.4, 400, 1, lognormal(12, 0.7))),
      own('starters', whole(3, 4000, lognormal(24, 0.7)), 'quantity'),
      own('conditions', oneOf({ dry: 56, windy: 20, wet: 18, hot: 6 })),
      own('did_not_finish_percent', decimal(0, 40, 1, normal(6, 4))),
      held,
    ],
    { role: 'gathering', size: 120 },
  ),
  family(
    'tournament, competition, contest, championship event, cup, festival, conference, hackathon, fair, expo, convention',
    [
      'starts at',
      own('days', whole(1, 10, poisson(2.2))),
      own('participants', whole(8, 9000, lognormal(90, 0.9)), 'quantity'),
      own('entry_fee', decimal(0, 900, 2, lognormal(35, 0.7), { ending: 0 })),
      own('format', oneOf({ open: 48, invitational: 22, qualifier: 20, final: 10 })),
      held,
    ],
    { role: 'gathering', size: 40 },
  ),
  family(
    'rehearsal, practice, read through, soundcheck, dress rehearsal',
    [
      'starts at',
      minutes(150, 0.25, 45, 360),
      own('focus', oneOf({ 'full run': 34, 'first half': 20, 'second half': 18, 'difficult passages': 20, technical: 8 })),
      own('participants', whole(3, 160, lognormal(28, 0.5)), 'quantity'),
      held,
    ],
    { role: 'gathering', size: 300 },
  ),
  family(
    'wedding, funeral, baptism, christening, ceremony, party, birthday party, memorial service, banquet, gala, reception, prom',
    [
      'starts at',
      own('guests', whole(6, 900, lognormal(70, 0.7)), 'quantity'),
      own('hours', decimal(0.5, 14, 1, gamma(4, 4))),
      own('cost', decimal(200, 200_000, 2, lognormal(5200, 0.8)), 'money'),
      own('special_wishes', {
        ...text({
          values: [
            'Outdoor seating',
            'Live music',
            'Vegetarian food',
            'Wheelchair access',
            'No photographs',
            'Flowers in white',
            'Children welcome',
            'Late arrival of guests',
          ],
        }),
        nullable: { rate: 0.5 },
      }),
      held,
    ],
    { role: 'gathering', size: 150 },
  ),
  family(
    'burial, interment, entombment, cremation',
    [
      'starts at',
      'deceased',
      own('age_at_death', whole(0, 106, normal(77, 13))),
      own('days_after_death', whole(1, 45, gamma(4, 2))),
      own('burial_type', oneOf({ coffin: 46, urn: 54 })),
      own('service', oneOf({ religious: 52, civil: 36, none: 12 })),
      'notes',
    ],
    { role: 'gathering', size: 300 },
  ),
  family(
    'concert, show, performance, screening, gig, recital, play night, magic show, matinee, premiere, auction, parade, festival show, circus show',
    ['starts at', attendance(190), minutes(105, 0.25, 30, 260), own('ticket_price', decimal(5, 300, 2, lognormal(28, 0.5))), held],
    { role: 'gathering', size: 150 },
  ),
  family(
    'event, workshop, seminar, webinar, lecture, exhibition opening, meetup, mission event, simulation, service event, sermon, class event, open day, fundraiser, rally, camp session',
    ['starts at', 'title', attendance(60), minutes(80, 0.5, 15, 480), held],
    { role: 'gathering', size: 150 },
  ),
]
