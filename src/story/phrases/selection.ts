import { listJoints, onlyWords, placePrepositions } from '../lexicon/connectives.ts'
import { definites, pronouns } from '../lexicon/determiners.ts'
import { doingVerbs, finiteBeing, having, modals } from '../lexicon/verbs.ts'
import { firstWordsOf, wordSet } from '../lexicon/word-set.ts'
import { endsClause, hasWords, isOneOf, kindAt, spanOf, textAt, textOf } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import type { RateFact, SelectionFact } from '../facts/fact.ts'
import { isNounWord, isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { type NounList, readNounList } from '../words/noun-list.ts'
import { isOfState, limitEnd } from '../times/rows-left-out.ts'
import { readPlace } from '../places/read-place.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'
import { onlySome } from './only-some.ts'
import { isSingleVerb } from './ratios-from.ts'
import { aNoun, example } from './example.ts'

/** Words that leave out tables, by the first word. */
const leaving = new Set(
  "no|without any|without|excluding|excl|exclude|except for|except|omit|omitting|skip|skipping|leave out|leaving out|ignore|minus|not including|do not include|don't include|does not include|doesn't include|do not need|don't need|do not want|don't want|no need for|w / o".split(
    '|',
  ),
)
const predicates = wordSet(finiteBeing, modals, 'have has had get gets got')
const firstWords = firstWordsOf(leaving)
/** Words before the tables that are left out. */
const beforeTables = wordSet(definites, 'any')
/** Words after "no" that form an idiom. */
const idioms = wordSet('code longer need idea problem matter one doubt more less other later fee frills way limit limits such real')

/** Only some tables, or all but some. */
export const selection: Phrase = {
  name: 'selection',
  precedence: 140,
  description: 'Only the named tables, or all tables but these.',
  examples: [
    example('only customers and orders', { type: 'selection', mode: 'only', nouns: [aNoun('customers'), aNoun('orders')] }),
    example('just users, plans and invoices', {
      type: 'selection',
      mode: 'only',
      nouns: [aNoun('users'), aNoun('plans'), aNoun('invoices')],
    }),
    example('only the orders table', { type: 'selection', mode: 'only', nouns: [aNoun('orders')] }),
    example('customers and orders only', { type: 'selection', mode: 'only', nouns: [aNoun('customers'), aNoun('orders')] }),
    example('a shop with no returns', { text: 'no returns', type: 'selection', mode: 'without', nouns: [aNoun('returns')] }),
    example('without invoices', { type: 'selection', mode: 'without', nouns: [aNoun('invoices')] }),
    example('excluding invoices, refunds and order items', {
      type: 'selection',
      mode: 'without',
      nouns: [aNoun('invoices'), aNoun('refunds'), aNoun('order items')],
    }),
    example('but no doctors or appointments', {
      text: 'no doctors or appointments',
      type: 'selection',
      mode: 'without',
      nouns: [aNoun('doctors'), aNoun('appointments')],
    }),
    example(
      'without invoices, German customers',
      { text: 'without invoices', type: 'selection', mode: 'without', nouns: [aNoun('invoices')] },
      { text: 'German', type: 'place' },
    ),
    example('We do NOT need invoices or customers.', {
      text: 'do NOT need invoices or customers',
      type: 'selection',
      mode: 'without',
      nouns: [aNoun('invoices'), aNoun('customers')],
    }),
    example('without cancelled orders', { type: 'rate', share: 0, what: ['cancelled', 'orders'], of: null }),
    { story: 'a gym with no members from London', facts: [], asides: ['no members from London'] },
    { story: 'free users have no invoices', facts: [], asides: ['no invoices'] },
    example('just a small shop'),
    example('a no-code platform'),
  ],
  startsAt: ({ text }) => onlyWords.has(text) || firstWords.has(text),
  read: (tokens, at, free) => (onlyWords.has(textAt(tokens, at)) ? only(tokens, at, free) : without(tokens, at)),
}

function only(tokens: readonly Token[], at: number, free: number): Reading | null {
  const start = hasWords(tokens, at + 1, 'the') ? at + 2 : at + 1
  const list = readNounList(tokens, start)
  if (list === null) return endsClause(tokens, at + 1) && textAt(tokens, at) === 'only' ? onlyBefore(tokens, at, free) : null
  // "Only completed enrolments have a rating" is about some rows.
  // "Only CE drivers | drive trucks"
  if (isOneOf(tokens, list.next, predicates) || (!endsClause(tokens, list.next) && isNounWord(tokens[list.next]))) return null
  const isTables = /^tables?$/.test(list.nouns.at(-1)?.words.at(-1) ?? '')
  const nouns = isTables ? list.nouns.map(withoutTable) : list.nouns
  if (!(isTables || nouns.every(isPluralNoun)) || nouns.some(({ words }) => words.length === 0)) return null
  // "Only German customers", "only contacts from France" tell where all of them are.
  if (!isTables && nouns.length === 1 && isPlaced(tokens, start, list.next)) return null
  return onlySome(tokens, nouns, at, list.next) ?? readingOf(tokens, 'only', nouns, at, list.next)
}

/** "Customers and orders only". */
function onlyBefore(tokens: readonly Token[], at: number, free: number): Reading | null {
  const nouns: Noun[] = []
  let end = at
  for (
    let noun = nounBefore(tokens, end, free);
    noun !== null && isPluralNoun(noun) && nouns.length < 8;
    noun = nounBefore(tokens, end, free)
  ) {
    nouns.unshift(noun)
    end -= noun.words.length
    const joint = isOneOf(tokens, end - 1, listJoints) ? end - 1 : end
    const before = joint < end ? nounBefore(tokens, joint, free) : null
    if (before === null || !isPluralNoun(before)) break
    end = joint
  }
  // "An expiry date | for food pallets only" is about some rows, "Polish | customers only" about the place of all.
  const isOfRows = isOneOf(tokens, end - 1, limiting) || (end === free && kindAt(tokens, end - 1) === 'word')
  if (nouns.length === 0 || isOfRows) return null
  return onlySome(tokens, nouns, end, at + 1) ?? readingOf(tokens, 'only', nouns, end, at + 1)
}

/** Whether a place stands in or behind a noun. */
function isPlaced(tokens: readonly Token[], start: number, next: number): boolean {
  return (
    readPlace(tokens, start, false) !== null || (isOneOf(tokens, next, placePrepositions) && readPlace(tokens, next + 1, true) !== null)
  )
}

const limiting = wordSet('for in of at to by on from')

function without(tokens: readonly Token[], at: number): Reading | null {
  const length = [3, 2, 1].find((words) => leaving.has(textOf(tokens, at, at + words)))
  if (length === undefined) return null
  if (isOneOf(tokens, at - 1, pronouns) && textAt(tokens, at - 2) === 'of') return ofThem(tokens, at, at + length)
  const start = at + length + (isOneOf(tokens, at + length, beforeTables) ? 1 : 0)
  const list = readNounList(tokens, start)
  if (list === null || idioms.has(list.nouns[0]?.words[0] ?? '')) return null
  // "No churn" is a share of 0; "no-shows" is not negated.
  const isNo = textAt(tokens, at) === 'no'
  if (isNo && (!isPluralNoun(list.nouns[0] as Noun) || singularOf(list.nouns[0]?.words[0] ?? '') === 'show')) return null
  const [named] = list.nouns as readonly [Noun]
  // "30 positions without an employee" says what these rows lack.
  const rows = isPluralNoun(named) ? null : nounBefore(tokens, at, 0)
  if (rows !== null && (/^an?$/.test(textAt(tokens, start)) || (textAt(tokens, at) === 'without' && isPluralNoun(rows)))) return null
  const nouns = leftOut(tokens, list, isNo)
  // "Cancelled trips carry no passengers", "no bus runs two lines at once" are about rows.
  if (isNo && isInStatement(tokens, at, tokenAfter(tokens, nouns.at(-1) as Noun, start))) return ofRows(tokens, at, start)
  if (isOfState(named)) return noneOf(tokens, nouns, at, start)
  const next = tokenAfter(tokens, nouns.at(-1) as Noun, start)
  // "Free users have no invoices": the others have some.
  const isOfSome = isNo && isOneOf(tokens, at - 1, having) && (nounBefore(tokens, at - 1, 0)?.words.length ?? 0) > 1
  const limit = isOfSome ? next : limitEnd(tokens, next, isNo)
  return limit === null ? readingOf(tokens, 'without', nouns, at, next) : partOf(tokens, named, at, limit)
}

/** Whether a verb stands before "no", or a number behind the nouns. */
function isInStatement(tokens: readonly Token[], at: number, next: number): boolean {
  const before = textAt(tokens, at - 1)
  const isVerb = kindAt(tokens, at - 1) === 'word' && isSingleVerb(tokens, at - 1) && !having.has(before) && !wanting.has(before)
  return isVerb || kindAt(tokens, next) === 'number' || isOneOf(tokens, at - 1, doingVerbs)
}

/** "Cancelled trips carry no passengers", up to the end of the clause. */
function ofRows(tokens: readonly Token[], at: number, start: number): Reading {
  let next = start
  while (next < start + mostOfRows && !endsClause(tokens, next)) next++
  const reason = 'it says what some rows cannot have, and leaves out no table'
  return { facts: [], asides: [{ ...spanOf(tokens, at, next), reason }], first: at, next }
}

const mostOfRows = 12
const wanting = wordSet('needs wants includes contains')

function tokenAfter(tokens: readonly Token[], { end }: Noun, start: number): number {
  let next = start
  while ((tokens[next]?.start ?? end) < end) next++
  return next
}

/** A state of no rows, "no cancelled orders": the table stays. "Or reviews" after it leaves out a table. */
function noneOf(tokens: readonly Token[], nouns: readonly Noun[], first: number, start: number): Reading {
  const [{ words, end }, ...others] = nouns as readonly [Noun, ...Noun[]]
  const [second] = others
  const next = tokenAfter(tokens, nouns.at(-1) as Noun, start)
  const rate: RateFact = { type: 'rate', share: 0, what: words, of: null, start: tokens[first]?.start ?? 0, end }
  const tables: SelectionFact[] =
    second === undefined
      ? []
      : [{ type: 'selection', mode: 'without', nouns: others, start: second.start, end: tokens[next - 1]?.end ?? 0 }]
  return { facts: [rate, ...tables], first, next }
}

/** "40 of them without any orders": the others have some. */
function ofThem(tokens: readonly Token[], at: number, next: number): Reading | null {
  const found = readNoun(tokens, isOneOf(tokens, next, beforeTables) ? next + 1 : next)
  const first = kindAt(tokens, at - 3) === 'number' ? at - 3 : at
  const reason =
    'the number of rows to which no row of another table belongs cannot be set here: state how many belong to each, such as "each customer has 0 to 5 orders"'
  return found === null ? null : { facts: [], asides: [{ ...spanOf(tokens, first, found.next), reason }], first, next: found.next }
}

/** Some rows, "no members from London": the table stays. */
function partOf(tokens: readonly Token[], { words }: Noun, first: number, next: number): Reading {
  const reason = `only whole tables can be left out: write "no ${words.join(' ')}" to leave out the table, or state the shares of the other rows`
  return { facts: [], asides: [{ ...spanOf(tokens, first, next), reason }], first, next }
}

/** The nouns that are left out. After a comma another statement may follow, unless "and" or "or" ends the list. */
function leftOut(tokens: readonly Token[], { nouns, next, isClosed }: NounList, isNo: boolean): readonly Noun[] {
  const isAll = isClosed && endsClause(tokens, next) && (!isNo || nouns.every(isPluralNoun))
  return (isAll || (nouns.length === 2 && isClosed) ? nouns : nouns.slice(0, 1)).map(withoutTable)
}

function withoutTable(noun: Noun): Noun {
  const isTable = noun.words.length > 1 && /^tables?$/.test(noun.words.at(-1) ?? '')
  return isTable ? { ...noun, words: noun.words.slice(0, -1) } : noun
}

function readingOf(tokens: readonly Token[], mode: SelectionFact['mode'], nouns: readonly Noun[], first: number, next: number): Reading {
  const fact: SelectionFact = { type: 'selection', mode, nouns, ...spanOf(tokens, first, next) }
  return { facts: [fact], first, next }
}
