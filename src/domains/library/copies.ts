import { bucket, daysAfter, formula } from '../../builders/computed.ts'
import { exponential } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, whole } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { code, text } from '../../builders/texts.ts'

/** Shelf marks by genre: letters, or numbers of the Dewey Decimal Classification. */
const shelves = {
  fiction: ['FIC'],
  crime: ['MYS'],
  children: ['J'],
  history: ['940', '909', '973'],
  biography: ['BIO'],
  science: ['500', '570', '520'],
  fantasy: ['SFF'],
  romance: ['ROM'],
  self_help: ['158'],
  travel: ['910', '914'],
}

/** Copies of books in the branches, all acquired before the first loan. */
export const copies = table('copies', ownedBy('books', { min: 1, max: 6, mean: 2.2 }), {
  copy_id: id(),
  book_id: owner('books'),
  barcode: code('3##########'),
  branch: oneOf({ Central: 46, Northside: 19, Riverside: 17, Westgate: 14, 'Mobile Library': 4 }),
  format: oneOf({ paperback: 56, hardcover: 32, large_print: 5, audiobook: 7 }),
  age_days: hidden(formula('today - acquired_on')),
  age: hidden(bucket('age_days', [1500, 3000], ['recent', 'used', 'old'])),
  condition: oneOfBy('age', ['new', 'good', 'fair', 'worn'], { recent: [30, 58, 10, 2], used: [0, 66, 28, 6], old: [0, 44, 42, 14] }),
  genre: hidden(lookup('book_id', 'genre')),
  shelf: text({ by: 'genre', cases: shelves }, '-', { digits: 2 }, '-', { digits: 2 }),
  added_on: hidden(lookup('book_id', 'added_on')),
  days_later: hidden(whole(0, 360, exponential(70))),
  acquired_on: daysAfter('added_on', 'days_later'),
  purchase_price: formula('parent.list_price * 0.85', 2),
})
