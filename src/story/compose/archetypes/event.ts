import { amount, bell, choice, count, phrase } from '../../meanings/shapes.ts'
import { type Archetype, family, own } from '../archetype.ts'
import { gatherings } from './gatherings.ts'
import { happenings } from './happenings.ts'
import { visits } from './visits.ts'

const minutes = own('duration_minutes', count(45, 0.6, 5, 720), 'quantity')
const notes = 'notes'

/** What happens to something, at a moment, done by somebody. */
export const event: Archetype = {
  name: 'event',
  subject: 'event',
  rank: 9,
  size: 2400,
  from: '2024-01-02',
  to: '2025-12-31',
  columns: [],
  usual: ['occurred at', 'type', minutes, 'outcome', notes],
  last: [],
  families: [
    family(
      'honey harvest, honey extraction',
      [
        'harvest date',
        own('weight_kg', amount(14, 0.5, 0.5, 90, 1), 'quantity'),
        own('quality_grade', choice('A:52, B:34, C:14')),
        own('moisture_percent', bell(17.4, 0.9, 14, 22)),
        own('price_per_kg', amount(9.5, 0.3, 3, 40), 'money'),
      ],
      { size: 900 },
    ),
    family(
      'harvest, extraction, crop harvest, picking, catch, yield, milking, egg collection, shearing, tapping',
      [
        'harvest date',
        own('weight_kg', amount(14, 0.5, 0.5, 900, 1), 'quantity'),
        own('quality_grade', choice('A:52, B:34, C:14')),
        own('price_per_kg', amount(6.5, 0.6, 0.4, 90), 'money'),
        notes,
      ],
      { size: 900 },
    ),
    family(
      'inspection, audit, check, checkup, review visit, survey visit, examination, assessment, site visit, hive inspection, patrol, round, evaluation',
      [
        'inspection date',
        own('result', choice('passed:78, minor issues:16, failed:6')),
        own('score', bell(84, 10, 20, 100, 0)),
        minutes,
        notes,
      ],
    ),
    family(
      'treatment, medication, vaccination, surgery, operation, procedure, therapy, therapy session, checkup visit, vet visit, veterinary visit, medical check, grooming, diagnosis, dose, injection, transfusion, scan, x ray',
      [
        'treatment date',
        own('treatment_type', choice('preventive:44, medication:28, surgery:8, therapy:12, emergency:8')),
        own('cost', amount(120, 0.8, 5, 20_000), 'money'),
        own('response', choice('good:66, partial:24, none:10')),
        notes,
      ],
    ),
    family('feeding, meal, watering, irrigation, fertilization, fertilisation, walk, exercise', [
      'fed at',
      own('food', choice('hay:22, pellets:24, fruit:18, meat:16, fish:12, insects:8')),
      own('amount_kg', amount(2.4, 1, 0.05, 220, 2), 'quantity'),
      own('appetite', choice('good:78, reduced:17, refused:5')),
      notes,
    ]),
    family('cleaning, wash, car wash, bathing, laundry load', [
      'started at',
      own('program', choice('basic:46, plus:32, premium:22')),
      own('duration_minutes', count(18, 0.5, 3, 180), 'quantity'),
      own('price', amount(14, 0.5, 3, 240), 'money'),
      'rating',
    ]),
    ...visits,
    family('booking, reservation, stay, charter', [
      'booked at',
      own('duration_days', count(3, 0.7, 1, 60), 'quantity'),
      own('lead_days', { kind: 'integer', min: 0, max: 200, distribution: { name: 'gamma', mean: 24, shape: 1.3 }, hidden: true }),
      // What is completed is over.
      own('days_until', {
        kind: 'formula',
        expression: 'max(0, min(lead_days, today - 1 - days(booked_at) - duration_days))',
        hidden: true,
      }),
      own('start_date', { kind: 'shifted', column: 'booked_at', offset: 'days_until', unit: 'days', as: 'date' }),
      own('end_date', { kind: 'shifted', column: 'start_date', offset: 'duration_days', unit: 'days', as: 'date' }),
      own('guests', { kind: 'integer', min: 1, max: 12, distribution: { name: 'poisson', mean: 2.2 } }),
      own('total', amount(180, 0.9, 5, 20_000), 'money'),
      own('status', choice('completed:88, cancelled:12')),
    ]),
    family('rental, hire, book loan, checkout, borrowing, lending, lease event, test drive', [
      'started at',
      own('duration_days', count(5, 0.7, 1, 60), 'quantity'),
      own('end_date', { kind: 'shifted', column: 'started_at', offset: 'duration_days', unit: 'days', as: 'date' }),
      own('price', amount(48, 0.8, 2, 4000), 'money'),
      own('is_returned', { kind: 'boolean', rate: 0.96 }),
    ]),
    family('collection, pickup, haul, waste collection, emptying', [
      'started at',
      own('weight_kg', amount(85, 0.8, 0.5, 12_000, 1), 'quantity'),
      own('fill_percent', bell(68, 18, 5, 100, 0)),
      own('distance_km', amount(9, 0.7, 0.2, 300, 1)),
      own('contamination', choice('none:78, low:15, high:7')),
    ]),
    family('delivery, shipment, dropoff, dispatch, consignment, transfer, move, relocation, import, export, haulage, transport, return', [
      'dispatched at',
      'tracking number',
      own('weight_kg', amount(8, 1.1, 0.1, 20_000, 1), 'quantity'),
      own('distance_km', amount(120, 1, 1, 12_000, 1)),
      own('cost', amount(22, 0.8, 2, 9000), 'money'),
    ]),
    family(
      'repair, maintenance, service, servicing, installation, calibration, replacement, overhaul, refuel, refueling, refurbishment, restoration, renovation, cleaning job, upgrade, work order, job, task, chore, outage, fault, failure, alarm, alert, breakdown, defect, spill, fire, accident, crash, emergency, callout, call out, service request, incident',
      [
        'reported at',
        'priority',
        own('category', choice('mechanical:30, electrical:24, wear:22, safety:14, cleaning:10')),
        'resolved at',
        own('cost', amount(140, 1, 0, 40_000), 'money'),
        own(
          'description',
          phrase(
            'Unusual noise.|Does not start.|Leak found.|Worn part to be replaced.|Routine work according to plan.|Stopped without warning.|Loose connection.|Damaged cover.|Works only at times.|Reported by a passer-by.|Adjusted and tested.|Blocked and cleared.',
          ),
        ),
      ],
    ),
    family('ticket, support ticket, request, issue, bug, breach, violation, complaint, error, anomaly, detection', [
      'reported at',
      'subject',
      own('category', choice('access:24, billing:20, quality:22, delay:18, other:16')),
      'priority',
      'resolved at',
      own('status', { kind: 'mapping', by: 'is_open', cases: { true: 'open', false: 'resolved' } }),
      own('is_open', { kind: 'formula', expression: '!known(resolved_at)', as: 'boolean', hidden: true }),
    ]),
    family(
      'launch, rocket launch, liftoff, landing, spacewalk, docking, test flight, satellite launch',
      [
        'launched at',
        own('payload_kg', amount(5200, 0.9, 40, 64_000, 0), 'quantity'),
        own('orbit', choice('LEO:56, GTO:18, SSO:14, lunar:7, interplanetary:5')),
        own('outcome', choice('success:91, partial failure:4, failure:5')),
        notes,
      ],
      { size: 24 },
    ),
    ...gatherings,
    family('shift, work shift, time entry, timesheet, absence, vacation, leave, holiday, attendance record, attendance, clock in', [
      'started at',
      own('hours', amount(7.6, 0.2, 1, 14, 2), 'quantity'),
      'type',
      own('is_approved', { kind: 'boolean', rate: 0.94 }),
      notes,
    ]),
    family(
      'login, click, page view, view, stream, download, upload, search, impression, swipe, like, share event, comment, post, message, notification, chat, conversation, reply, vote, poll vote, report event, reaction, answer, question, tweet',
      [
        'occurred at',
        'device',
        'channel',
        own(
          'content',
          phrase(
            'Looks great!|Thanks for the help.|Could be better.|See you next time.|Is this still available?|Very happy with it.|Please call me back.|Any news on this?',
          ),
        ),
      ],
    ),
    family(
      'batch, brew, bake, production run, production order, roast, fermentation, distillation, pour, print run, run batch, manufacturing run, firing, blend',
      [
        'started at',
        'batch number',
        own('quantity', count(240, 0.8, 4, 40_000), 'quantity'),
        own('yield_percent', bell(93, 4, 50, 100)),
        own('quality', choice('A:66, B:27, rejected:7')),
      ],
    ),
    family(
      'birth, death, rescue, breeding, mating, litter, hatching, escape, arrival, departure, admission, discharge, intake, placement, release, promotion, hiring, termination, transfer event, graduation, marriage, divorce',
      ['occurred at', 'type', notes],
      { size: 220 },
    ),
    family('hearing, trial, deposition, verdict, debate, election, mediation, negotiation', [
      'started at',
      own('type', choice('preliminary:34, main:44, appeal:12, settlement:10')),
      own('duration_minutes', count(75, 0.6, 10, 480), 'quantity'),
      own('outcome', choice('adjourned:34, ruled:44, settled:22')),
      notes,
    ]),
    family('observation, sighting, encounter, stargazing', [
      'observed at',
      own('conditions', choice('clear:54, cloudy:26, rain:12, fog:8')),
      own('duration_minutes', count(25, 0.8, 1, 600), 'quantity'),
      own('certainty', choice('confirmed:72, probable:20, uncertain:8')),
      notes,
    ]),
    family('review, rating, feedback, testimonial, survey response', [
      'reviewed at',
      'rating',
      'review text',
      own('is_verified', { kind: 'boolean', rate: 0.84 }),
    ]),
    ...happenings,
  ],
  suffixes: ['tion', 'sion', 'ment', 'ing', 'ance', 'ence', 'wal', 'ival', 'athon'],
}
