import { daysAfter, flag, formula, mapped } from '../../../builders/computed.ts'
import { gamma, lognormal, normal, poisson } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import { text } from '../../../builders/texts.ts'
import { type Archetype, family, own } from '../archetype.ts'
import { gatherings } from './gatherings.ts'
import { happenings } from './happenings.ts'
import { softwareEvents } from './software.ts'
import { visits } from './visits.ts'

const minutes = own('duration_minutes', whole(5, 720, lognormal(45, 0.6)), 'quantity')
const notes = 'notes'

/** Things that happen at a moment, to something and by somebody. */
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
    ...softwareEvents,
    family(
      'honey harvest, honey extraction',
      [
        'harvest date',
        own('weight_kg', decimal(0.5, 90, 1, lognormal(14, 0.5)), 'quantity'),
        own('quality_grade', oneOf({ A: 52, B: 34, C: 14 })),
        own('moisture_percent', decimal(14, 22, 1, normal(17.4, 0.9))),
        own('price_per_kg', decimal(3, 40, 2, lognormal(9.5, 0.3)), 'money'),
      ],
      { size: 900 },
    ),
    family(
      'harvest, extraction, crop harvest, picking, catch, yield, milking, egg collection, shearing, tapping',
      [
        'harvest date',
        own('weight_kg', decimal(0.5, 900, 1, lognormal(14, 0.5)), 'quantity'),
        own('quality_grade', oneOf({ A: 52, B: 34, C: 14 })),
        own('price_per_kg', decimal(0.4, 90, 2, lognormal(6.5, 0.6)), 'money'),
        notes,
      ],
      { size: 900 },
    ),
    family(
      'inspection, audit, check, checkup, review visit, survey visit, examination, assessment, site visit, hive inspection, patrol, round, evaluation',
      [
        'inspection date',
        own('result', oneOf({ passed: 78, 'minor issues': 16, failed: 6 })),
        own('score', whole(20, 100, normal(84, 10))),
        minutes,
        notes,
      ],
    ),
    family(
      'treatment, medication, vaccination, surgery, operation, procedure, therapy, therapy session, checkup visit, vet visit, veterinary visit, medical check, grooming, diagnosis, dose, injection, transfusion, scan, x ray',
      [
        'treatment date',
        own('treatment_type', oneOf({ preventive: 44, medication: 28, surgery: 8, therapy: 12, emergency: 8 })),
        own('cost', decimal(5, 20_000, 2, lognormal(120, 0.8)), 'money'),
        own('response', oneOf({ good: 66, partial: 24, none: 10 })),
        notes,
      ],
    ),
    family('feeding, watering, irrigation, fertilization, fertilisation, exercise', [
      'fed at',
      own('food', oneOf({ hay: 22, pellets: 24, fruit: 18, meat: 16, fish: 12, insects: 8 })),
      own('amount_kg', decimal(0.05, 220, 2, lognormal(2.4, 1)), 'quantity'),
      own('appetite', oneOf({ good: 78, reduced: 17, refused: 5 })),
      notes,
    ]),
    family('cleaning, wash, car wash, bathing, laundry load', [
      'started at',
      own('program', oneOf({ basic: 46, plus: 32, premium: 22 })),
      own('duration_minutes', whole(3, 180, lognormal(18, 0.5)), 'quantity'),
      own('price', decimal(3, 240, 2, lognormal(14, 0.5)), 'money'),
      'rating',
    ]),
    ...visits,
    family('booking, reservation, stay, charter', [
      'booked at',
      own('duration_days', whole(1, 60, lognormal(3, 0.7)), 'quantity'),
      own('lead_days', hidden(whole(0, 200, gamma(24, 1.3)))),
      // A completed event is in the past.
      own('days_until', hidden(formula('max(0, min(lead_days, today - 1 - days(booked_at) - duration_days))'))),
      own('start_date', daysAfter('booked_at', 'days_until')),
      own('end_date', daysAfter('start_date', 'duration_days')),
      own('guests', whole(1, 12, poisson(2.2))),
      own('total', decimal(5, 20_000, 2, lognormal(180, 0.9)), 'money'),
      own('status', oneOf({ completed: 88, cancelled: 12 })),
    ]),
    family('rental, hire, book loan, checkout, borrowing, lending, lease event, test drive', [
      'started at',
      own('duration_days', whole(1, 60, lognormal(5, 0.7)), 'quantity'),
      own('end_date', daysAfter('started_at', 'duration_days')),
      own('price', decimal(2, 4000, 2, lognormal(48, 0.8)), 'money'),
      own('is_returned', yes(0.96)),
    ]),
    family('collection, pickup, haul, waste collection, emptying', [
      'started at',
      own('weight_kg', decimal(0.5, 12_000, 1, lognormal(85, 0.8)), 'quantity'),
      own('fill_percent', whole(5, 100, normal(68, 18))),
      own('distance_km', decimal(0.2, 300, 1, lognormal(9, 0.7))),
      own('contamination', oneOf({ none: 78, low: 15, high: 7 })),
    ]),
    family('delivery, shipment, dropoff, dispatch, consignment, transfer, move, relocation, import, export, haulage, transport, return', [
      'dispatched at',
      'tracking number',
      own('weight_kg', decimal(0.1, 20_000, 1, lognormal(8, 1.1)), 'quantity'),
      own('distance_km', decimal(1, 12_000, 1, lognormal(120, 1))),
      own('cost', decimal(2, 9000, 2, lognormal(22, 0.8)), 'money'),
    ]),
    family(
      'repair, maintenance, service, servicing, installation, calibration, replacement, overhaul, refuel, refueling, refurbishment, restoration, renovation, cleaning job, upgrade, work order, job, task, chore, outage, fault, failure, alarm, alert, breakdown, defect, spill, fire, accident, crash, emergency, callout, call out, service request, incident',
      [
        'reported at',
        'priority',
        own('category', oneOf({ mechanical: 30, electrical: 24, wear: 22, safety: 14, cleaning: 10 })),
        'resolved at',
        own('cost', decimal(0, 40_000, 2, lognormal(140, 1)), 'money'),
        own(
          'description',
          text({
            values: [
              'Unusual noise.',
              'Does not start.',
              'Leak found.',
              'Worn part to be replaced.',
              'Routine work according to plan.',
              'Stopped without warning.',
              'Loose connection.',
              'Damaged cover.',
              'Works only at times.',
              'Reported by a passer-by.',
              'Adjusted and tested.',
              'Blocked and cleared.',
            ],
          }),
        ),
      ],
    ),
    family('ticket, support ticket, request, issue, bug, bug report, breach, violation, complaint, error, anomaly, detection', [
      'reported at',
      'subject',
      own('category', oneOf({ access: 24, billing: 20, quality: 22, delay: 18, other: 16 })),
      'priority',
      'resolved at',
      own('status', mapped('is_open', { true: 'open', false: 'resolved' })),
      own('is_open', hidden(flag('!known(resolved_at)'))),
    ]),
    family(
      'launch, rocket launch, liftoff, landing, spacewalk, docking, test flight, satellite launch',
      [
        'launched at',
        own('payload_kg', decimal(40, 64_000, 0, lognormal(5200, 0.9)), 'quantity'),
        own('orbit', oneOf({ LEO: 56, GTO: 18, SSO: 14, lunar: 7, interplanetary: 5 })),
        own('outcome', oneOf({ success: 91, 'partial failure': 4, failure: 5 })),
        notes,
      ],
      { size: 24 },
    ),
    ...gatherings,
    family('shift, work shift, time entry, timesheet, absence, vacation, leave, holiday, attendance record, attendance, clock in', [
      'started at',
      own('hours', decimal(1, 14, 2, lognormal(7.6, 0.2)), 'quantity'),
      'type',
      own('is_approved', yes(0.94)),
      notes,
    ]),
    family('listen, stream, song play, track play', [
      'occurred at',
      'device',
      own('duration_seconds', whole(1, 7200, lognormal(190, 0.6)), 'quantity'),
      own('is_finished', yes(0.64)),
    ]),
    family(
      'login, login event, click, click event, page view, view, download, upload, search, impression, swipe, like, share event, vote, poll vote, reaction',
      ['occurred at', 'device', 'channel'],
    ),
    family('comment, post, message, notification, chat, conversation, thread, reply, report event, answer, question, tweet', [
      'occurred at',
      'device',
      'channel',
      own(
        'content',
        text({
          values: [
            'Looks great!',
            'Thanks for the help.',
            'Could be better.',
            'See you next time.',
            'Is this still available?',
            'Very happy with it.',
            'Please call me back.',
            'Any news on this?',
          ],
        }),
      ),
    ]),
    family(
      'batch, brew, bake, production run, production order, roast, fermentation, distillation, pour, print run, run batch, manufacturing run, firing, blend',
      [
        'started at',
        'batch number',
        own('quantity', whole(4, 40_000, lognormal(240, 0.8)), 'quantity'),
        own('yield_percent', decimal(50, 100, 1, normal(93, 4))),
        own('quality', oneOf({ A: 66, B: 27, rejected: 7 })),
      ],
    ),
    family('hospital admission, patient admission, inpatient stay, hospitalization, hospitalisation', [
      'admitted at',
      own('type', oneOf({ emergency: 46, planned: 38, transfer: 11, newborn: 5 })),
      own('length_of_stay_days', whole(1, 60, lognormal(4, 0.7)), 'quantity'),
      own('outcome', oneOf({ discharged: 88, transferred: 8, deceased: 3, left: 1 })),
      notes,
    ]),
    family(
      'birth, death, rescue, breeding, mating, litter, hatching, escape, arrival, departure, exit, admission, discharge, intake, placement, release, promotion, hiring, termination, transfer event, tracking event, status event, scan event, graduation, marriage, divorce',
      ['occurred at', 'type', notes],
      { size: 220 },
    ),
    family('hearing, trial, deposition, verdict, debate, election, mediation, negotiation', [
      'started at',
      own('type', oneOf({ preliminary: 34, main: 44, appeal: 12, settlement: 10 })),
      own('duration_minutes', whole(10, 480, lognormal(75, 0.6)), 'quantity'),
      own('outcome', oneOf({ adjourned: 34, ruled: 44, settled: 22 })),
      notes,
    ]),
    family('observation, sighting, encounter, stargazing', [
      'observed at',
      own('conditions', oneOf({ clear: 54, cloudy: 26, rain: 12, fog: 8 })),
      own('duration_minutes', whole(1, 600, lognormal(25, 0.8)), 'quantity'),
      own('certainty', oneOf({ confirmed: 72, probable: 20, uncertain: 8 })),
      notes,
    ]),
    family('review, rating, feedback, testimonial, survey response', [
      'reviewed at',
      'rating',
      'review text',
      own('is_verified', yes(0.84)),
    ]),
    ...happenings,
  ],
  suffixes: ['tion', 'sion', 'ment', 'ing', 'ance', 'ence', 'wal', 'ival', 'athon'],
}
