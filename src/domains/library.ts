import type { Domain } from './domain.ts'
import { authors } from './library/authors.ts'
import { books } from './library/books.ts'
import { copies } from './library/copies.ts'
import { fines } from './library/fines.ts'
import { loans } from './library/loans.ts'
import { members } from './library/members.ts'
import { reservations } from './library/reservations.ts'

/**
 * A public library with branches. Primary: members. For each 1000 of them 1200 books (30 at least) in 2.2 copies, 5000 loans, 700 fines and 1100 reservations.
 */
export const library: Domain = {
  name: 'library',
  description: 'A public library: members, books and their copies, loans, fines and reservations.',
  story: 'library with members, books and loans',
  keywords: [
    'library',
    'public library',
    'library branch',
    'library system',
    'lending library',
    'book lending',
    'borrowers',
    'library members',
    'library card',
    'librarian',
  ],
  nouns: {
    books: ['titles', 'catalog items', 'catalogue', 'catalog'],
    copies: ['book copies', 'items', 'holdings'],
    members: ['borrowers', 'patrons', 'readers', 'cardholders', 'users'],
    loans: ['checkouts', 'borrowings', 'circulation', 'lendings'],
    fines: ['penalties', 'late fees', 'charges'],
    reservations: ['holds', 'requests'],
  },
  rates: [
    {
      words: ['late', 'late returns', 'returned late', 'overdue', 'overdue loans', 'late loans'],
      column: 'loans.outcome',
      value: 'late',
      shown: { column: 'status', value: 'returned_late' },
    },
    {
      words: ['lost', 'lost books', 'lost items', 'lost loans', 'missing', 'never returned'],
      column: 'loans.outcome',
      value: 'lost',
      shown: { column: 'status', value: 'lost' },
    },
    {
      words: ['cancelled', 'canceled', 'cancellation', 'cancelled reservations', 'cancelled holds'],
      column: 'reservations.outcome',
      value: 'cancelled',
      shown: { column: 'status', value: 'cancelled' },
    },
    {
      words: ['expired holds', 'expired reservations', 'not picked up', 'no show', 'uncollected'],
      column: 'reservations.outcome',
      value: 'expired',
      shown: { column: 'status', value: 'expired' },
    },
    { words: ['unpaid', 'unpaid fines', 'outstanding', 'outstanding fines'], column: 'fines.status', value: 'unpaid' },
    { words: ['waived', 'waived fines', 'forgiven'], column: 'fines.status', value: 'waived' },
    { words: ['children', 'kids', 'child members'], column: 'members.membership_type', value: 'child' },
    { words: ['students', 'student members'], column: 'members.membership_type', value: 'student' },
    { words: ['seniors', 'pensioners', 'retired'], column: 'members.membership_type', value: 'senior' },
    { words: ['blocked', 'blocked members', 'suspended'], column: 'members.status', value: 'blocked' },
    { words: ['expired members', 'expired memberships', 'lapsed', 'churn', 'churned'], column: 'members.status', value: 'expired' },
    { words: ['self service', 'self checkout', 'kiosk'], column: 'loans.checkout_method', value: 'self_service' },
    { words: ['hardcover', 'hardback'], column: 'copies.format', value: 'hardcover' },
  ],
  measures: [
    {
      words: ['fines', 'fine income', 'fine revenue', 'revenue', 'income', 'late fees', 'takings', 'fees'],
      column: 'fines.amount',
      unit: 'money',
      typical: 4.75,
      prices: ['fines.daily_fine', 'fines.charge'],
    },
  ],
  events: ['loans', 'fines', 'reservations'],
  countries: ['members.country_code'],
  currencies: ['fines.currency'],
  money: ['fines.daily_fine', 'fines.charge', 'books.list_price'],
  schema: { version: 1, name: 'library', tables: [authors, books, copies, members, loans, fines, reservations] },
}
