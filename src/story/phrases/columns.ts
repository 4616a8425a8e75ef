import { tableWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readShare } from '../amounts/share.ts'
import { placePrepositions, relatives } from '../lexicon/connectives.ts'
import { definites, distributives } from '../lexicon/determiners.ts'
import { modals, predicateStarts } from '../lexicon/verbs.ts'
import { endsClause, isOneOf, skipBack, kindAt, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { isParticiple } from '../meanings/rules.ts'
import { canStartColumns, columnsStart, readColumns } from '../find/said-columns.ts'
import { isNounWord, isPluralNoun, nounBefore } from '../words/nouns.ts'
import { isDoneTo } from '../words/is-done-to.ts'
import { nounsTogether } from '../words/nouns-of-list.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const announced = wordSet('fields columns attributes properties tables field column')

/** The columns of a table. */
export const columns: Phrase = {
  name: 'columns',
  precedence: 20,
  description: 'The columns that a table has.',
  examples: [
    example('customers with name, email, age and loyalty tier', {
      type: 'columns',
      noun: aNoun('customers'),
      columns: [aNoun('name'), aNoun('email'), aNoun('age'), aNoun('loyalty tier')],
    }),
    example('employees (name, title, salary, hire date)', {
      type: 'columns',
      noun: aNoun('employees'),
      columns: [aNoun('name'), aNoun('title'), aNoun('salary'), aNoun('hire date')],
    }),
    example('customers: name, email, age', { type: 'columns', columns: [aNoun('name'), aNoun('email'), aNoun('age')] }),
    example('each employee has a name, an email and a salary', {
      text: 'employee has a name, an email and a salary',
      type: 'columns',
      noun: aNoun('employee'),
      columns: [aNoun('name'), aNoun('email'), aNoun('salary')],
    }),
    example('the orders table has columns id, status and total', {
      text: 'orders table has columns id, status and total',
      type: 'columns',
      noun: aNoun('orders'),
      columns: [aNoun('id'), aNoun('status'), aNoun('total')],
    }),
    example(
      '500 patients with name, date of birth and blood type',
      { text: '500 patients', type: 'count', count: 500 },
      {
        text: 'with name, date of birth and blood type',
        type: 'columns',
        noun: aNoun('patients'),
        columns: [aNoun('name'), aNoun('date of birth'), aNoun('blood type')],
      },
    ),
    example('customers with accounts and cards', { type: 'columns', columns: [aNoun('accounts'), aNoun('cards')] }),
    example('each product should include a title, price and created_at', {
      text: 'product should include a title, price and created_at',
      type: 'columns',
      noun: aNoun('product'),
      columns: [aNoun('title'), aNoun('price'), aNoun('created at')],
    }),
    example('a product catalog with SKU, price, stock level', { text: 'product catalog with SKU, price, stock level', type: 'columns' }),
    example('every table has created_at and updated_at', {
      text: 'table has created_at and updated_at',
      type: 'columns',
      noun: aNoun('table'),
      columns: [aNoun('created at'), aNoun('updated at')],
      isOfAll: true,
    }),
    example(
      '90 dogs and 60 cats, with a price and a color',
      { text: '90 dogs', type: 'count' },
      { text: '60 cats', type: 'count' },
      { text: 'with a price and a color', type: 'columns', noun: aNoun('dogs') },
      { text: 'with a price and a color', type: 'columns', noun: aNoun('cats') },
    ),
    example('a shop with customers and orders'),
    example('users with 20% churn', { text: '20% churn', type: 'rate' }),
  ],
  startsAt: ({ text }) => canStartColumns(text),
  read: (tokens, at, free) => {
    if (columnsStart(tokens, at) === null) return null
    const end = subjectEnd(tokens, at)
    const near = ofOthers(tokens, end, free) ?? nounBefore(tokens, end, free)
    const together = near === null ? nounsTogether(tokens, at) : []
    const noun = near ?? together.at(-1) ?? (free === end ? beforePlace(tokens, end) : null)
    if (noun === null || announced.has(noun.words.at(-1) as string) || tellsDeed(noun)) return null
    const first = near === null ? at : firstFrom(tokens, noun.start)
    // "the temper of the herd: calm or wild" lists values.
    if (textAt(tokens, at) === ':' && isOneOf(tokens, first - 1, definites) && textAt(tokens, first - 2) === 'of') return null
    // "Not every order has a review" states no column for all rows.
    if (textAt(tokens, first - 2) === 'not' && isOneOf(tokens, first - 1, every)) return null
    const all = readColumns(tokens, at, withoutTable(noun))
    // "Errors have status 500" states a value of some rows.
    if (all !== null && /^ha(?:s|ve)$/.test(textAt(tokens, at)) && isValue(tokens, all)) return null
    const read = all === null ? null : beforeNumber(tokens, all)
    if (read === null || isOfSome(tokens, at, first, read.next)) return null
    if (textAt(tokens, at) === 'with' && areNames(tokens, read.fact.columns)) return null
    // "20 doctors and 300 patients, with appointments" names a table.
    if (together.length > 0 && read.fact.columns.every(isPluralNoun)) return null
    const isSeveral = isPluralNoun(noun) || isOneOf(tokens, first - 1, distributives) || noun.words.includes('table')
    if (!isSeveral && !isList(read.fact.columns)) return null
    const ofAll = isOfEveryTable(tokens, first, noun) ? ({ isBeside: true, isOfAll: true } as const) : {}
    const start = near === null ? (tokens[at]?.start ?? 0) : noun.start
    const fact = { ...read.fact, ...ofAll, start }
    return { facts: together.length === 0 ? [fact] : together.map((each) => ({ ...fact, noun: each })), first, next: read.next }
  },
}

type ReadColumns = NonNullable<ReturnType<typeof readColumns>>

/** Whether one column is named with one number behind it, which ends the clause. */
function isValue(tokens: readonly Token[], { fact: { columns }, next }: ReadColumns): boolean {
  return columns.length === 1 && kindAt(tokens, next) === 'number' && endsClause(tokens, next + 1)
}

/** The columns without the last one, if a number behind it begins another statement: "invoices with line items, | tax 19%". */
function beforeNumber(tokens: readonly Token[], read: ReadColumns): ReadColumns {
  const { columns } = read.fact
  const [before, last] = columns.slice(-2)
  if (kindAt(tokens, read.next) !== 'number' || before === undefined || last === undefined) return read
  const joint = firstFrom(tokens, last.start) - 1
  if (textAt(tokens, joint) !== ',') return read
  return { ...read, fact: { ...read.fact, columns: columns.slice(0, -1), end: before.end }, next: joint }
}

/** Whether nouns are names and no columns: "parcels with DHL, UPS and GLS". "Products with SKU and EAN" have columns. */
function areNames(tokens: readonly Token[], columns: readonly Noun[]): boolean {
  const areCapitals = columns.length > 1 && columns.every(({ start }) => tokens[firstFrom(tokens, start)]?.isCapital === true)
  return areCapitals && !columns.some(({ words }) => findMeaning(words, []).isExact)
}

const every = wordSet(distributives, 'all both')
const beforeTables = wordSet(definites, 'of')

/** "all tables | have created_at and updated_at". */
function isOfEveryTable(tokens: readonly Token[], first: number, { words }: Noun): boolean {
  const before = skipBack(tokens, first, 0, beforeTables, 2)
  return words.length === 1 && tableWords.has(words[0] ?? '') && isOneOf(tokens, before - 1, every)
}

/** Whether "with" limits rows that a statement follows about: "hives with mites | yield less", "users with a card (40%)". */
function isOfSome(tokens: readonly Token[], at: number, first: number, next: number): boolean {
  if (textAt(tokens, at) !== 'with' || kindAt(tokens, first - 1) === 'number') return false
  if (textAt(tokens, next) === '(') return readShare(tokens, next + 1) !== null
  if (kindAt(tokens, next) === 'number') return true
  return isOneOf(tokens, next, predicateStarts) || isNounWord(tokens[next])
}

/** Whether a noun ends with what was done: "a vineyard planted with", but not "a feed with". */
function tellsDeed({ words }: Noun): boolean {
  const last = words.at(-1) ?? ''
  return words.length > 1 && isParticiple(last) && !last.endsWith('eed')
}

/** "students in the US | with": whose place was read right before a token. */
function beforePlace(tokens: readonly Token[], end: number): Noun | null {
  for (let at = end - 1; at > Math.max(0, end - longestPlace); at--)
    if (isOneOf(tokens, at, placePrepositions)) return nounBefore(tokens, at, 0)
  return null
}

/** More tokens name no place. */
const longestPlace = 6

/** "loans to other museums | have": the statement is about the loans. Null if no other noun follows the first one. */
function ofOthers(tokens: readonly Token[], end: number, free: number): Noun | null {
  const others = nounBefore(tokens, end, free)
  const at = others === null ? 0 : end - others.words.length
  const other = others?.words[0] === 'other' ? at : at - 1
  const isBehind = textAt(tokens, other) === 'other' && isOneOf(tokens, other - 1, relating)
  return isBehind ? nounBefore(tokens, other - 1, free) : null
}

const relating = wordSet('to from with by between at of')

/** Before "that have", "which should include", "registered with". */
function subjectEnd(tokens: readonly Token[], at: number): number {
  let end = at
  if (isOneOf(tokens, end - 1, modals)) end--
  if (isDoneTo(tokens, end - 1)) end--
  return isOneOf(tokens, end - 1, relatives) ? end - 1 : end
}

/** Whether three or more nouns are all in the singular. These are columns even in "a product catalog with ...". */
function isList(columns: readonly Noun[]): boolean {
  return columns.length > 2 && columns.every((column) => !isPluralNoun(column))
}

function withoutTable(noun: Noun): Noun {
  if (noun.words.length < 2) return noun
  if (noun.words[0] === 'table') return { ...noun, words: noun.words.slice(1) }
  return noun.words.at(-1) === 'table' ? { ...noun, words: noun.words.slice(0, -1) } : noun
}
