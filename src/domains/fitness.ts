import type { Domain } from './domain.ts'
import { checkIns } from './fitness/check-ins.ts'
import { classBookings } from './fitness/class-bookings.ts'
import { gyms } from './fitness/gyms.ts'
import { members } from './fitness/members.ts'
import { memberships } from './fitness/memberships.ts'
import { payments } from './fitness/payments.ts'

/**
 * A chain of gyms. Primary: members. For each 1000 members 6 gyms (at least 3), a membership each, 8000 payments, 20,000 check-ins and 4000
 * class bookings. Amounts of payments are their net amounts plus tax.
 */
export const fitness: Domain = {
  name: 'fitness',
  description: 'A chain of gyms: members, memberships, payments, check-ins and class bookings.',
  story: 'chain of gyms with members, memberships, check-ins and class bookings',
  keywords: [
    'fitness',
    'gym',
    'fitness club',
    'fitness studio',
    'health club',
    'yoga studio',
    'workout',
    'crossfit',
    'gym membership',
    'leisure centre',
  ],
  nouns: {
    gyms: ['clubs', 'fitness clubs', 'studios', 'locations'],
    members: ['gym members', 'gym goers', 'athletes'],
    memberships: ['contracts', 'gym memberships'],
    payments: ['charges'],
    check_ins: ['checkins', 'visits', 'gym visits', 'workouts'],
    class_bookings: ['bookings', 'classes', 'reservations'],
  },
  rates: [
    {
      words: [
        'churn',
        'churned',
        'cancelled',
        'canceled',
        'cancellation',
        'cancelled memberships',
        'canceled memberships',
        'quit',
        'attrition',
      ],
      column: 'memberships.status',
      value: 'cancelled',
    },
    {
      words: ['frozen', 'paused', 'on hold', 'frozen memberships', 'paused memberships', 'freezes'],
      column: 'memberships.status',
      value: 'frozen',
    },
    { words: ['active', 'active members', 'active memberships', 'retention', 'retained'], column: 'memberships.status', value: 'active' },
    {
      words: ['no show', 'noshow', 'missed class'],
      column: 'class_bookings.status',
      value: 'no_show',
    },
    {
      words: [
        'cancelled classes',
        'canceled classes',
        'cancelled bookings',
        'canceled bookings',
        'class cancellations',
        'late cancellations',
      ],
      column: 'class_bookings.status',
      value: 'cancelled',
    },
    {
      words: ['failed payment', 'declined', 'declined payments', 'payment failures', 'failed'],
      column: 'payments.status',
      value: 'failed',
    },
    { words: ['refund', 'refunded', 'refunded payments'], column: 'payments.status', value: 'refunded' },
  ],
  measures: [
    {
      words: ['revenue', 'sales', 'dues', 'membership revenue', 'membership fees', 'payments', 'turnover', 'income', 'takings', 'mrr'],
      column: 'payments.amount',
      unit: 'money',
      typical: 36.65,
      prices: ['memberships.monthly_fee', 'payments.drawn_price'],
    },
    { words: ['calories', 'calories burned', 'calories burnt', 'kcal'], column: 'check_ins.calories', unit: 'quantity', typical: 337 },
  ],
  events: ['payments', 'check_ins', 'class_bookings'],
  countries: ['gyms.country_code'],
  currencies: ['memberships.currency', 'payments.currency'],
  money: ['memberships.monthly_fee', 'payments.drawn_price'],
  schema: { version: 1, name: 'fitness', tables: [gyms, members, memberships, payments, checkIns, classBookings] },
}
