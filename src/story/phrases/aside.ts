import { sideWords } from '../lexicon/bounds.ts'
import { fallNouns, riseNouns } from '../lexicon/changes.ts'
import { pronouns } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, spanOf, textAt, textsOf } from '../reader/index.ts'
import type { Aside } from '../facts/aside.ts'
import { canStartAmount } from '../amounts/amount.ts'
import { falls, readPace, rises } from '../amounts/growth-words.ts'
import { readNoun, isNounWord } from '../words/nouns.ts'
import { isBeing, readPredicate } from '../words/predicate.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { ageEnd } from '../times/said-age.ts'
import { isPerTime } from '../words/is-per-time.ts'
import type { Token } from '../tokens/token.ts'
import { mostOf } from './most-of.ts'
import type { Phrase, Reading } from './phrase.ts'
import { example } from './example.ts'

/** Words for inexact parts, by their first word. */
const vague: readonly (readonly string[])[] = [
  'most',
  'few',
  'many',
  'some',
  'several',
  'hardly any',
  'almost all',
  'nearly all',
  'almost no',
  'lots',
  'plenty',
  'a few',
  'a lot',
  'a handful',
  'a majority',
  'a minority',
  'a small share',
  'a large share',
  'a small number',
  'a large number',
  'the majority',
  'the vast majority',
  'majority',
].map((words) => words.split(' '))
const firstVague: ReadonlySet<string> = new Set(vague.map(([first]) => first ?? ''))

/** Reads statements that are reported as unused, with the reason. */
export const aside: Phrase = {
  name: 'aside',
  precedence: 160,
  description:
    'Statements that have no number, or that a story cannot express. They are reported as unused, each in one piece, with what can be written instead.',
  examples: [
    { story: 'most orders are delivered', facts: [], asides: ['most orders are delivered'] },
    { story: 'the majority of orders are paid', facts: [], asides: ['the majority of orders are paid'] },
    { story: 'a handful of orders are cancelled', facts: [], asides: ['a handful of orders are cancelled'] },
    { story: 'some teachers have no courses', facts: [], asides: ['some teachers have no courses'] },
    { story: 'few orders were returned', facts: [], asides: ['few orders were returned'] },
    { story: 'many users churned', facts: [], asides: ['many users churned'] },
    example('some customers and many orders'),
    { story: 'customers placing 2 orders a month', facts: [], asides: ['2 orders a month'] },
    { story: 'patients over 65', facts: [], asides: ['over 65'] },
    { story: 'revenue growing year over year', facts: [], asides: ['growing year over year'] },
    { story: 'YoY growth', facts: [], asides: ['YoY growth'] },
    { story: 'seasonal bookings', facts: [], asides: ['seasonal'] },
  ],
  startsAt,
  read: (tokens, at, free) => {
    if (kindAt(tokens, at) === 'number') return ofNumber(tokens, at)
    const text = textAt(tokens, at)
    return unsaid(tokens, at, free) ?? (firstVague.has(text) ? vaguely(tokens, at) : null) ?? ofAge(tokens, at)
  },
}

function startsAt(token: Token): boolean {
  const { kind, text } = token
  if (kind !== 'word') return kind === 'number'
  const isSaid = firstVague.has(text) || seasonal.test(text) || paced.test(text)
  return isSaid || aged.test(text) || bounds.has(text) || canStartAmount(token)
}

/** Rejects most numbers early, by the next token. */
function ofNumber(tokens: readonly Token[], at: number): Reading | null {
  if (kindAt(tokens, at + 1) === 'word') return perTime(tokens, at) ?? ofAge(tokens, at)
  return textAt(tokens, at + 1) === '%' ? ofAge(tokens, at) : null
}

/** An inexact part: "most orders are delivered". */
function vaguely(tokens: readonly Token[], at: number): Reading | null {
  const said = vague.findLast((words) => words.every((word, place) => textAt(tokens, at + place) === word))
  if (said === undefined || mostOf(tokens, at) !== null) return null
  let next = at + said.length
  if (textAt(tokens, next) === 'of') next++
  const isThem = isOneOf(tokens, next, pronouns)
  const noun = isThem ? null : readNoun(tokens, next)
  if (noun === null && !isThem) return null
  const after = noun?.next ?? next + 1
  const lack = lacked(tokens, after)
  if (lack !== null) {
    const share = `"20% of ${noun?.noun.words.join(' ') ?? 'them'} ${textsOf(tokens, after, lack).join(' ')}"`
    return readingOf(tokens, at, lack, `"${said.join(' ')}" is not a number: state a share, such as ${share}`)
  }
  const predicate = readPredicate(tokens, after)
  if (predicate === null || !(isBeing(tokens, after) || /[^e]ed$/.test(predicate.words[0] ?? ''))) return null
  const share = `"80% of ${noun?.noun.words.join(' ') ?? 'them'} are ${predicate.words.join(' ')}"`
  return readingOf(tokens, at, predicate.next, `"${said.join(' ')}" is not a number: state a share, such as ${share}`)
}

/** The token after what some rows lack: "some teachers | have no courses". Null for none. */
function lacked(tokens: readonly Token[], at: number): number | null {
  const no = /^(?:no|zero|without)$/.test(textAt(tokens, at)) ? at : at + 1
  return /^(?:no|zero|without)$/.test(textAt(tokens, no)) ? (readNoun(tokens, no + 1)?.next ?? null) : null
}

/** A change or season without a size: "growing year over year", "seasonal". */
function unsaid(tokens: readonly Token[], at: number, free: number): Reading | null {
  const text = textAt(tokens, at)
  if (seasonal.test(text))
    return readingOf(tokens, at, at + 1, `"${text}" names no months: state which ones are busy, such as "peaks in summer and December"`)
  const pace = paced.test(text) ? readPace(tokens, at) : null
  // "month-to-month customers" are some of the customers.
  const isKind = tokens[at]?.isHyphened === true && isNounWord(tokens[pace?.next ?? at])
  if (pace === null || pace.next - at === 2 || isKind) return null
  const before = textAt(tokens, at - 1)
  const first = at > free && (rises.has(before) || falls.has(before)) ? at - 1 : at
  const isNoun = riseNouns.has(textAt(tokens, pace.next)) || fallNouns.has(textAt(tokens, pace.next))
  return readingOf(
    tokens,
    first,
    isNoun ? pace.next + 1 : pace.next,
    `the growth is not stated: state it, such as "growing 20% ${pace.per} over ${pace.per}"`,
  )
}

/** A number per interval: "24 readings a day" of each sensor, "2,000 plays an hour". */
function perTime(tokens: readonly Token[], at: number): Reading | null {
  const quantity = readQuantity(tokens, at)
  const noun = quantity === null ? null : readNoun(tokens, quantity.next)
  if (noun === null || !isPerTime(tokens, noun.next) || /^(?:dai|week|month|year|quarter|night|hour)ly$/.test(noun.noun.words[0] ?? ''))
    return null
  const next = textAt(tokens, noun.next).endsWith('ly') ? noun.next + 1 : noun.next + 2
  const what = noun.noun.words.join(' ')
  const reason = `a number for each row and period cannot be set: state how many belong to each row, such as "3 ${what} per customer", or how many there are in all, such as "500 ${what} a day"`
  return textAt(tokens, next) === 'per' ? null : readingOf(tokens, at, next, reason)
}

/** Ages without a share: "aged 18 to 65", "patients over 65". */
function ofAge(tokens: readonly Token[], at: number): Reading | null {
  const isWord = aged.test(textAt(tokens, at))
  const only = isWord ? ageEnd(tokens, at) : null
  if (only !== null) return readingOf(tokens, at, only, agesStay)
  return isOfPeople(tokens, at) ? readingOf(tokens, at, ageEnd(tokens, at) ?? at + 1, agesStay) : null
}

/** Whether bounds are ages: "patients over 65", "employees between 25 and 60 years old". */
function isOfPeople(tokens: readonly Token[], at: number): boolean {
  return people.test(textAt(tokens, at - 1)) && bounds.has(textAt(tokens, at)) && ageEnd(tokens, at) !== null
}

const seasonal = /^(?:seasonal|seasonality|cyclical)$/
const paced = /^(?:month|quarter|year|mom|qoq|yoy)$/
const aged = /^(?:aged?|ages)$/
const bounds: ReadonlySet<string> = wordSet(sideWords, 'older younger between')
const people =
  /^(?:patients|employees|people|users|customers|members|students|men|women|adults|drivers|guests|staff|workers|citizens|donors|subscribers)$/
const agesStay =
  'the domain decides the distribution of ages, and this part cannot change it: change the column in the schema that explain returns'

function readingOf(tokens: readonly Token[], first: number, next: number, reason: string): Reading {
  const told: Aside = { reason, ...spanOf(tokens, first, next) }
  return { facts: [], asides: [told], first, next }
}
