import { measure, trade } from '../trade.ts'
import { authors, books, copies } from './books.ts'
import { fines, loans, reservations } from './loans.ts'
import { members } from './members.ts'

/**
 * A public library with branches. Primary table: members. For each 1000 of them there are 1200 books (at least 30) with 2.2 copies each on
 * average, 5000 loans, 700 fines and 1100 reservations.
 */
export const library = trade({
  name: 'library',
  description: 'A public library: members, books and their copies, loans, fines and reservations.',
  story: 'library with members, books and loans',
  keywords:
    'library, public library, library branch, library system, lending library, book lending, borrowers, library members, library card, ' +
    'librarian',
  shared: 'borrower, loan',
  nouns: {
    books: 'titles, catalog items, catalogue, catalog',
    copies: 'book copies, items, holdings',
    members: 'borrowers, patrons, readers, cardholders, users',
    loans: 'checkouts, borrowings, circulation, lendings',
    fines: 'penalties, late fees, charges',
    reservations: 'holds, requests',
  },
  rates: {
    'loans.outcome.late': 'late, late returns, returned late, late loans, late on return, late at return',
    'loans.outcome.lost': 'lost, lost books, lost items, lost loans, missing, never returned',
    'reservations.outcome.cancelled': 'cancelled, canceled, cancellation, cancelled reservations, cancelled holds',
    'reservations.outcome.expired': 'expired holds, expired reservations, not picked up, no show, uncollected',
    'fines.status.unpaid': 'unpaid, unpaid fines, outstanding, outstanding fines',
    'fines.status.waived': 'waived, waived fines, forgiven',
    'members.membership_type.child': 'children, kids, child members',
    'members.membership_type.student': 'students, student members',
    'members.membership_type.senior': 'seniors, pensioners, retired',
    'members.status.blocked': 'blocked, blocked members, suspended',
    'members.status.expired': 'expired members, expired memberships, lapsed, churn, churned',
    'loans.checkout_method.self_service': 'self service, self checkout, kiosk',
    'copies.format.hardcover': 'hardcover, hardback',
  },
  shown: { 'loans.outcome.late': 'status.returned_late', 'loans.outcome': 'status', 'reservations.outcome': 'status' },
  measures: [
    measure('fines.amount', 'money', 4.75, {
      words: 'fines, fine income, fine revenue, revenue, income, late fees, takings, fees',
      prices: ['fines.daily_fine', 'fines.charge'],
    }),
  ],
  events: ['loans', 'fines', 'reservations'],
  money: ['fines.daily_fine', 'fines.charge', 'books.list_price'],
  tables: [authors, books, copies, members, loans, fines, reservations],
})
