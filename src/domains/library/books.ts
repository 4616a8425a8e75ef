import { bucket, daysAfter, formula, mapped, switchBy } from '../../builders/computed.ts'
import { exponential, lognormal } from '../../builders/distributions.ts'
import { date, decimal, oneOf, oneOfBy, whole, wholeBy } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { countOf, hidden, id, lookup, ownedBy, owner, per, ref, table } from '../../builders/table.ts'
import { code, template, text } from '../../builders/texts.ts'
import { companyWord } from '../shared/company.ts'
import { titles } from './titles.ts'

/** Authors of English books: most wrote one or two books, a few many. */
export const authors = hidden(
  table('authors', per('books', 0.55), {
    author_id: id(),
    author_country: hidden(oneOf({ US: 48, GB: 26, CA: 6, IE: 6, AU: 5, FR: 5, IN: 4 })),
    name: { kind: 'person', country: 'author_country' },
  }),
)

/** Genres, and the marks of their shelves: letters, or numbers of the Dewey Decimal Classification. */
const genres = facts(['weight', 'shelves'], {
  fiction: [24, ['FIC']],
  crime: [16, ['MYS']],
  children: [17, ['J']],
  history: [9, ['940', '909', '973']],
  biography: [8, ['BIO']],
  science: [7, ['500', '570', '520']],
  fantasy: [8, ['SFF']],
  romance: [5, ['ROM']],
  self_help: [4, ['158']],
  travel: [2, ['910', '914']],
})

/** The digits of an ISBN after 978 but the last, weighted 3 and 1 in turn for the check digit; 38 is the weighted sum of 978. */
const weighted =
  '38 + floor(body / 100000000) % 10 * 3 + floor(body / 10000000) % 10 * 1 + floor(body / 1000000) % 10 * 3 + ' +
  'floor(body / 100000) % 10 * 1 + floor(body / 10000) % 10 * 3 + floor(body / 1000) % 10 * 1 + ' +
  'floor(body / 100) % 10 * 3 + floor(body / 10) % 10 * 1 + floor(body / 1) % 10 * 3'

/** Works in the catalogue. The check digits of their ISBNs are valid. */
export const books = table('books', per('members', 1.2, { min: 30 }), {
  book_id: id(),
  ...titles,
  author_id: hidden(ref('authors', { popularity: 0.4 })),
  abroad: hidden(mapped('language', { en: 'GB', es: 'ES', fr: 'FR', de: 'DE', pl: 'PL' })),
  author_abroad: hidden({ kind: 'person', country: 'abroad' }),
  author: switchBy('language', { en: lookup('author_id', 'name'), otherwise: template('{author_abroad}') }),
  // Nine digits, different for the first 99999989 books.
  body: hidden(formula('100000000 + book_id % 99999989 * 7919047 % 99999989')),
  weighted: hidden(formula(weighted)),
  check_digit: hidden(formula('(10 - weighted % 10) % 10')),
  isbn: template('978{body}{check_digit}'),
  genre: oneOf(genres.weight),
  publisher: text(companyWord, { values: [' Press', ' Books', ' Publishing', ' House'] }),
  language: oneOf({ en: 88, es: 6, fr: 3, de: 2, pl: 1 }),
  page_count: wholeBy('genre', 24, 1100, { children: lognormal(64, 0.55), fantasy: lognormal(450, 0.28), otherwise: lognormal(320, 0.25) }),
  list_price: decimal(4.99, 79.99, 2, lognormal(17, 0.35), { ending: 99 }),
  copy_count: countOf('copies'),
  age: hidden(whole(0, 60, exponential(8))),
  published_year: formula('1970 + floor((today - (today - added_on)) * 100 / 36525) - age'),
  added_on: date('2014-02-03', '2022-12-16', { growth: 1.3, weekdays: [1.4, 1.2, 1, 1, 1, 0.1, 0] }),
})

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
  shelf: text({ by: 'genre', cases: genres.shelves }, '-', { digits: 2 }, '-', { digits: 2 }),
  added_on: hidden(lookup('book_id', 'added_on')),
  days_later: hidden(whole(0, 360, exponential(70))),
  acquired_on: daysAfter('added_on', 'days_later'),
  purchase_price: formula('parent.list_price * 0.85', 2),
})
