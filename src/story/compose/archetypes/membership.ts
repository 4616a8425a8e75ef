import { beta, lognormal } from '../../../builders/distributions.ts'
import { decimal, oneOf, yes } from '../../../builders/drawn.ts'
import { type Archetype, family, own } from '../archetype.ts'

/** A person takes part in something from some day on. */
export const membership: Archetype = {
  name: 'membership',
  subject: 'event',
  rank: 8,
  size: 1500,
  from: '2023-02-01',
  to: '2025-12-30',
  columns: [],
  usual: ['started on', 'type'],
  last: [own('status', oneOf({ active: 74, ended: 20, cancelled: 6 }))],
  families: [
    family('enrolment, enrollment, course enrollment, registration entry, class registration, admission record', [
      'enrolled on',
      own('grade', { ...oneOf({ A: 24, B: 35, C: 25, D: 10, F: 6 }), nullable: { when: 'status != "completed"' } }),
      own('attendance_rate', decimal(0, 1, 2, beta(9, 1.6, 0, 1))),
      own('status', oneOf({ completed: 58, active: 34, dropped: 8 })),
    ]),
    family('subscription, membership, season ticket, plan subscription, gym membership, account subscription', [
      'started on',
      own('plan', oneOf({ basic: 44, standard: 38, premium: 18 })),
      own('monthly_price', decimal(3, 400, 2, lognormal(24, 0.5)), 'money'),
      'renewal date',
      own('is_auto_renewed', yes(0.71)),
    ]),
    family(
      'assignment role, allocation, assignment of staff, crew assignment, staffing, posting, deployment, secondment, roster entry, engagement role, appointment role, casting, cast member, credit',
      [
        'assigned on',
        own('role', oneOf({ lead: 18, member: 58, support: 24 })),
        own('hours_per_week', decimal(2, 48, 1, lognormal(24, 0.5))),
      ],
    ),
    family(
      'ticket, seat assignment, participation, entry form, attendee registration, signup, rsvp, invitation, follow, friendship, connection, wishlist, favorite, watchlist, playlist entry, bookmark',
      [
        'registered on',
        own('source', oneOf({ web: 56, mobile: 30, on_site: 14 })),
        own('price', decimal(1, 900, 2, lognormal(28, 0.6)), 'money'),
      ],
    ),
    family('adoption contract, sponsorship contract, guardianship, ownership, custody, coverage, benefit, stake record, relationship'),
  ],
  suffixes: ['ship'],
}
