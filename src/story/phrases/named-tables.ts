import { severalTables, tableWords } from '../lexicon/row-words.ts'
import { listJoints, sentenceEnds } from '../lexicon/connectives.ts'
import { articles } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { either, isOneOf, kindAt, oneOf, optional, past, sequence, skip, spanOf, textAt, where } from '../reader/index.ts'
import { readAmount } from '../amounts/amount.ts'
import type { Noun } from '../words/noun.ts'
import type { SelectionFact } from '../facts/fact.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { isNumberWord } from '../amounts/quantity.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** Nouns for something that holds one table. */
const holders = wordSet('table dataset file sheet spreadsheet csv')
/** Most tables of a counted list. */
const mostTables = 12
/** Most signs and numbers between table names: "teams (6), players (90)". */
const mostBetween = 6

/** The list of all tables. */
export const namedTables: Phrase = {
  name: 'tables',
  precedence: 145,
  description: 'All tables of the data: a list of them, "single table", "nothing else".',
  examples: [
    example(
      'two tables: authors (20) and books (120)',
      { text: 'two tables', type: 'selection', mode: 'only', nouns: [aNoun('authors'), aNoun('books')] },
      { text: 'authors (20)', type: 'count', count: 20 },
      { text: 'books (120)', type: 'count', count: 120 },
    ),
    example('the tables users, teams and memberships', {
      text: 'tables',
      type: 'selection',
      mode: 'only',
      nouns: [aNoun('users'), aNoun('teams'), aNoun('memberships')],
    }),
    example('users and sessions tables', { type: 'selection', mode: 'only', nouns: [aNoun('users'), aNoun('sessions')] }),
    example(
      'a single table of 300 orders',
      { text: 'single table', type: 'selection', mode: 'only', nouns: [aNoun('orders')] },
      { text: '300 orders', type: 'count', count: 300 },
    ),
    example(
      '60 members, nothing else',
      { text: '60 members', type: 'count' },
      { text: 'nothing else', type: 'selection', mode: 'only', nouns: [] },
    ),
    example('do not create any other tables', { type: 'selection', mode: 'only', nouns: [] }),
    example('3 tables', { type: 'count', count: 3 }),
    example('two large tables', { type: 'count' }),
  ],
  startsAt: ({ kind, text }) => kind === 'number' || isNumberWord(text) || starters.has(text),
  needs: ({ text }) => holders.has(text) || tableWords.has(text) || severalTables.has(text) || text === 'nothing',
  read: (tokens, at, free) =>
    kindAt(tokens, at) === 'number'
      ? (singleTable(tokens, at) ?? countedTables(tokens, at))
      : (nothingElse(tokens, at) ??
        singleTable(tokens, at) ??
        countedTables(tokens, at) ??
        listedTables(tokens, at, free) ??
        tablesBefore(tokens, at, free)),
}

const starters = wordSet(tableWords, severalTables, "nothing no not do don't never without single flat")

/** "Nothing else". */
const nothing = sequence({ nothing: oneOf(['nothing']), else: oneOf(['else', 'more']) })
/** "No other tables", "do not create any further tables", "not more table". */
const noOthers = sequence({
  no: oneOf(['no', 'not', "don't", 'do not', 'without', 'never']),
  others: past(
    wordSet('create add make generate include need want any'),
    3,
    sequence({ other: oneOf(['other', 'further', 'more', 'additional', 'extra']), tables: oneOf(tableWords) }),
  ),
})
const others = either(nothing, noOthers)

function nothingElse(tokens: readonly Token[], at: number): Reading | null {
  const found = others(tokens, at)
  return found === null ? null : readingOf(tokens, [], at, found.next)
}

/** "Single table", "one flat file", "one table", "flat csv file". "One dataset" only counts with its contents. */
const single = sequence({
  one: optional(oneOf(['one', '1'])),
  kind: optional(oneOf(['single', 'flat', 'single flat'])),
  holder: oneOf(holders),
  file: optional(oneOf(['file'])),
})
/** The contents of a table: "of 300 orders", "with 100 rows about bike rentals", "called participants". */
const contents = sequence({
  of: optional(oneOf('of with about for on containing called named :'.split(' '))),
  rows: optional(
    sequence({
      amount: readAmount,
      rows: optional(oneOf(['rows', 'records', 'entries'])),
      of: optional(oneOf(['of', 'about', 'for', 'on', 'with'])),
    }),
  ),
  noun: readNoun,
})

function singleTable(tokens: readonly Token[], at: number): Reading | null {
  const found = single(tokens, at)
  if (found === null || (found.one === null && found.kind === null) || kindAt(tokens, found.next) === 'number') return null
  if (isOneOfSeveral(tokens, found.next)) return null
  const said = contents(tokens, found.next)
  const isOf = said !== null && (said.of !== null || said.rows !== null)
  if (found.kind === null && !isOf && found.holder.value !== 'table') return null
  return readingOf(tokens, isOf && (isPluralNoun(said.noun.noun) || said.rows !== null) ? [said.noun.noun] : [], at, found.next)
}

/** Whether others follow: "one table for drivers (id, name), another for trips (id, fare)". */
function isOneOfSeveral(tokens: readonly Token[], at: number): boolean {
  for (let place = at; place < at + mostOfOne && !isOneOf(tokens, place, sentenceEnds); place++)
    if (textAt(tokens, place) === 'another' || (textAt(tokens, place) === 'one' && textAt(tokens, place + 1) === 'for')) return true
  return false
}

/** Most tokens of the first of several tables. */
const mostOfOne = 60

const beforeHolders = wordSet('related linked connected separate different distinct csv json excel')

/** "Two tables", "3 related datasets". */
const numbered = sequence({
  amount: where(readAmount, ({ isRange, value }) => !isRange && value >= 2 && value <= mostTables),
  tables: past(beforeHolders, 2, oneOf(wordSet(tableWords, severalTables, 'files csvs sheets'))),
})

/** As many names as the number says: "two tables: departments and employees". */
function countedTables(tokens: readonly Token[], at: number): Reading | null {
  const found = numbered(tokens, at)
  const nouns = found === null ? [] : namesFrom(tokens, found.next)
  return found !== null && nouns.length === found.amount.value ? readingOf(tokens, nouns, at, found.next) : null
}

/** "Tables: teams (6), players (90)", "these datasets:" before lines with their names. */
function listedTables(tokens: readonly Token[], at: number, free: number): Reading | null {
  const before = textAt(tokens, at - 1)
  const isOwn =
    kindAt(tokens, at - 1) !== 'word' ||
    articles.has(before) ||
    /^(?:with|following|these|create|seed|only|just|need|generate)$/.test(before)
  if (!severalTables.has(textAt(tokens, at)) || !isOwn) return null
  const below = namesBelow(tokens, at + 1)
  const nouns = below.length > 0 || !tableWords.has(textAt(tokens, at)) ? below : namesFrom(tokens, at + 1)
  const first = before === 'following' && at > free ? at - 1 : at
  return nouns.length < 2 ? null : readingOf(tokens, nouns, first, at + 1)
}

/** Reads table names from a token on, with numbers between them. */
function namesFrom(tokens: readonly Token[], at: number): readonly Noun[] {
  const nouns: Noun[] = []
  const opening = /^[:,(-]$/.test(textAt(tokens, at)) || /^(?:called|named|are)$/.test(textAt(tokens, at)) ? at + 1 : at
  let next = pastOne(tokens, opening)
  for (let found = readNoun(tokens, next); found !== null && nouns.length < mostTables; found = readNoun(tokens, next)) {
    nouns.push(found.noun)
    next = found.next
    const from = next
    while (next < from + mostBetween && isBetween(tokens, next)) next++
    if (!isOneOf(tokens, next - 1, listJoints) || next === from) break
    next = pastOne(tokens, next)
  }
  return nouns
}

/** Reads a name at the start of each of the next lines, behind bullets or numbers; the words behind it are read elsewhere. */
function namesBelow(tokens: readonly Token[], at: number): readonly Noun[] {
  const nouns: Noun[] = []
  let next = at
  while (next < at + mostAnnounced && next < tokens.length && textAt(tokens, next) !== '\n') next++
  while (textAt(tokens, next) === '\n' && nouns.length < mostTables) {
    const first = skip(bullets, mostBullet)(tokens, next + 1).next
    const found = readNoun(tokens, first)
    if (found === null || kindAt(tokens, found.next) === 'word') break
    nouns.push(found.noun)
    next = found.next
    while (next < tokens.length && textAt(tokens, next) !== '\n' && next < found.next + mostOfLine) next++
  }
  return nouns
}

/** Most tokens behind "tables" before the end of its line, of a bullet, and of the rest of a line. */
const mostAnnounced = 4
const mostBullet = 4
const mostOfLine = 40
const bullets = wordSet('\n - * • – . )')

/** Behind words for one of the tables: "one for | customers and another for | orders". */
function pastOne(tokens: readonly Token[], at: number): number {
  return /^(?:one|another)$/.test(textAt(tokens, at)) && /^(?:for|with|of)$/.test(textAt(tokens, at + 1)) ? at + 2 : at
}

function isBetween(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) === 'number' || /^[():,&]$/.test(textAt(tokens, at)) || /^(?:and|rows|records)$/.test(textAt(tokens, at))
}

/** "Users and sessions tables". */
function tablesBefore(tokens: readonly Token[], at: number, free: number): Reading | null {
  if (textAt(tokens, at) !== 'tables') return null
  const nouns: Noun[] = []
  let first = at
  for (let noun = nounBefore(tokens, first, free); noun !== null && isName(tokens, noun) && nouns.length < mostTables;) {
    nouns.unshift(noun)
    first -= noun.words.length
    let joint = first
    while (joint > free && first - joint < 2 && isOneOf(tokens, joint - 1, listJoints)) joint--
    if (joint === first) break
    noun = nounBefore(tokens, joint, free)
    if (noun !== null && isName(tokens, noun)) first = joint
  }
  return nouns.length < 2 ? null : readingOf(tokens, nouns, first, at + 1)
}

/** Whether a noun names a table: a plural, or a capital word inside a sentence, "Doctor and Patient tables". */
function isName(tokens: readonly Token[], noun: Noun): boolean {
  return isPluralNoun(noun) || (noun.words.length === 1 && tokens[firstFrom(tokens, noun.start)]?.isCapital === true)
}

function readingOf(tokens: readonly Token[], nouns: readonly Noun[], first: number, next: number): Reading {
  const fact: SelectionFact = { type: 'selection', mode: 'only', nouns, ...spanOf(tokens, first, next) }
  return { facts: [fact], first, next }
}
