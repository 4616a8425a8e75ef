import { amount, choice } from '../../meanings/shapes.ts'
import { type Archetype, family, own } from '../archetype.ts'

/** That somebody takes part in something, from a day on. */
export const membership: Archetype = {
  name: 'membership',
  subject: 'event',
  rank: 8,
  size: 1500,
  from: '2023-02-01',
  to: '2025-12-30',
  columns: [],
  usual: ['started on', 'type'],
  last: [own('status', choice('active:74, ended:20, cancelled:6'))],
  families: [
    family('enrolment, enrollment, course enrollment, registration entry, class registration, admission record', [
      'enrolled on',
      own('grade', { ...choice('A:24, B:35, C:25, D:10, F:6'), nullable: { when: 'status != "completed"' } }),
      own('attendance_rate', {
        kind: 'decimal',
        scale: 2,
        min: 0,
        max: 1,
        distribution: { name: 'beta', alpha: 9, beta: 1.6, min: 0, max: 1 },
      }),
      own('status', choice('completed:58, active:34, dropped:8')),
    ]),
    family('subscription, membership, season ticket, plan subscription, gym membership, account subscription', [
      'started on',
      own('plan', choice('basic:44, standard:38, premium:18')),
      own('monthly_price', amount(24, 0.5, 3, 400), 'money'),
      'renewal date',
      own('is_auto_renewed', { kind: 'boolean', rate: 0.71 }),
    ]),
    family(
      'assignment role, allocation, assignment of staff, crew assignment, staffing, posting, deployment, secondment, roster entry, engagement role, appointment role, casting, cast member, credit',
      ['assigned on', own('role', choice('lead:18, member:58, support:24')), own('hours_per_week', amount(24, 0.5, 2, 48, 1))],
    ),
    family(
      'ticket, seat assignment, participation, entry form, attendee registration, signup, rsvp, invitation, follow, friendship, connection, wishlist, favorite, watchlist, playlist entry, bookmark',
      ['registered on', own('source', choice('web:56, mobile:30, on_site:14')), own('price', amount(28, 0.6, 1, 900), 'money')],
    ),
    family('adoption contract, sponsorship contract, guardianship, ownership, custody, coverage, benefit, stake record, relationship'),
  ],
  suffixes: ['ship'],
}
