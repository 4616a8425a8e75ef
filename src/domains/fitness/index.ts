import { measure, trade } from '../trade.ts'
import { checkIns, classBookings } from './visits.ts'
import { gyms, members, memberships, payments } from './members.ts'

/**
 * A chain of gyms. Primary: members. For each 1000 members 6 gyms (at least 3), 1000 memberships, 8000 payments, 20,000 check-ins and 4000
 * class bookings. The amount of a payment is its net amount plus tax.
 */
export const fitness = trade({
  name: 'fitness',
  description: 'A chain of gyms: members, memberships, payments, check-ins and class bookings.',
  story: 'gym chain with members, memberships, check-ins and class bookings',
  keywords: 'fitness, gym, fitness club, fitness studio, health club, yoga studio, workout, crossfit, gym membership, leisure centre',
  shared: 'fitness, workout',
  nouns: {
    gyms: 'clubs, fitness clubs, studios, locations',
    members: 'gym members, gym goers, athletes',
    memberships: 'contracts, gym memberships',
    payments: 'charges',
    check_ins: 'checkins, visits, gym visits, workouts',
    class_bookings: 'bookings, classes, reservations',
  },
  rates: {
    'memberships.status.cancelled':
      'churn, churned, cancelled, canceled, cancellation, cancelled memberships, canceled memberships, quit, attrition',
    'memberships.status.frozen': 'frozen, paused, on hold, frozen memberships, paused memberships, freezes',
    'memberships.status.active': 'active, active members, active memberships, retention, retained',
    'class_bookings.status.no_show': 'no show, noshow, missed class',
    'class_bookings.status.cancelled':
      'cancelled classes, canceled classes, cancelled bookings, canceled bookings, class cancellations, late cancellations',
    'payments.status.failed': 'failed payment, declined, declined payments, payment failures, failed',
    'payments.status.refunded': 'refund, refunded, refunded payments',
  },
  measures: [
    measure('payments.amount', 'money', 36.65, {
      words: 'revenue, sales, dues, membership revenue, membership fees, payments, turnover, income, takings, mrr',
      prices: ['memberships.monthly_fee', 'payments.drawn_price'],
    }),
    measure('check_ins.calories', 'quantity', 337, { words: 'calories, calories burned, calories burnt, kcal' }),
  ],
  events: ['payments', 'check_ins', 'class_bookings'],
  money: ['memberships.monthly_fee', 'payments.drawn_price'],
  tables: [gyms, members, memberships, payments, checkIns, classBookings],
})
