import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { exponential, lognormal } from '../../builders/distributions.ts'
import { date, decimal, oneOf, whole, wholeBy } from '../../builders/drawn.ts'
import { countOf, id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import { companyWord } from '../shared/company-word.ts'
import { titles } from './titles.ts'

/** Authors of English books: most wrote one or two books, a few many. */
export const authors = hidden(
  table('authors', per('books', 0.55), {
    author_id: id(),
    author_country: hidden(oneOf({ US: 48, GB: 26, CA: 6, IE: 6, AU: 5, FR: 5, IN: 4 })),
    name: { kind: 'person', country: 'author_country' },
  }),
)

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
  body: hidden(formula('100000000 + book_id * 7919047 % 99999989')),
  weighted: hidden(formula(weighted)),
  check_digit: hidden(formula('(10 - weighted % 10) % 10')),
  isbn: template('978{body}{check_digit}'),
  genre: oneOf({
    fiction: 24,
    crime: 16,
    children: 17,
    history: 9,
    biography: 8,
    science: 7,
    fantasy: 8,
    romance: 5,
    self_help: 4,
    travel: 2,
  }),
  publisher: text(companyWord, { values: [' Press', ' Books', ' Publishing', ' House'] }),
  language: oneOf({ en: 88, es: 6, fr: 3, de: 2, pl: 1 }),
  page_count: wholeBy('genre', 24, 1100, { children: lognormal(64, 0.55), fantasy: lognormal(450, 0.28), otherwise: lognormal(320, 0.25) }),
  list_price: decimal(4.99, 79.99, 2, lognormal(17, 0.35), { ending: 99 }),
  copy_count: countOf('copies'),
  age: hidden(whole(0, 60, exponential(8))),
  published_year: formula('1970 + floor((today - (today - added_on)) * 100 / 36525) - age'),
  added_on: date('2014-02-03', '2022-12-16', { growth: 1.3, weekdays: [1.4, 1.2, 1, 1, 1, 0.1, 0] }),
})
