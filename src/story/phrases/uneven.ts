import { canStartAmount } from '../amounts/amount.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { readShareOfRows } from '../amounts/share-of-rows.ts'
import type { Part } from '../attributes/aspect.ts'
import type { UnevenFact } from '../facts/uneven-fact.ts'
import { definites, possessives } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, oneOf, past, readingOf, skip, skipBack, textAt, type Read } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { withoutVerb } from '../words/without-verb.ts'
import type { Phrase, Reading } from './phrase.ts'
import { readMoreThanOthers } from './more-than-others.ts'
import { unevenExamples } from './uneven-examples.ts'
import { mostTurns } from '../lexicon/share-words.ts'

const ranked = wordSet('top best biggest largest busiest heaviest richest active popular loyal productive frequent')
/** Adjectives of the few rows that have most. */
const intense = wordSet(ranked, 'heavy power super whale')
const beforeRows = skip(wordSet(definites, ranked, 'of all total most'), 4)
const having = wordSet(
  'make makes bring brings generate generates account accounts own owns hold holds take takes write writes produce produces drive drives ' +
    'cause causes receive receives get gets buy buys have has represent represents contribute contributes place places give gives ' +
    'create creates do does file files submit submits open opens report reports commit commits send sends post posts upload uploads watch ' +
    'watches play plays request requests consume consumes use uses visit visits score scores run runs book books order orders raise raises',
)
/** Verbs of rows that have more of others. */
const selling = wordSet(having, 'sell sells attract attracts')
const coming = wordSet(
  'come comes coming go goes belong belongs concentrated made placed written handled owned held taken given bought caused generated ' +
    'produced created posted sent submitted received driven done booked raised reported opened filed committed uploaded watched played ' +
    'requested consumed used visited scored run ordered',
)
const origins = wordSet('by from to in on with')
const few = oneOf(
  ['handful', 'minority', 'small minority', 'small number', 'small group', 'small part', 'small share', 'small fraction', 'tiny fraction']
    .map((words) => `a ${words}`)
    .concat('a few', 'few'),
)
const most = oneOf([...mostTurns, 'majority'])
const single = oneOf(['one', 'a single'])
const firstWords = wordSet(intense, 'a few most the majority one pareto some certain')
/** The Pareto principle, taken where a few have most. */
const usual = { few: { share: 0.2, isDefault: true }, most: 0.8 } as const
/** Most words between rows and what they have: "account for". */
const mostOfVerb = 2

const principle = past(wordSet('a an the classic'), 2, oneOf(['80 / 20', '80 20', 'pareto']))
const ruling = skip(wordSet('rule principle distribution distributed law split pattern skew style like'), 2)
const following = wordSet('follow follows following obey obeys with is are have has shows show a an the , :')
const mostFollowing = 3
const sharing = wordSet('per across over among between by')

/**
 * Some rows have most of the rows of another table: "the top 10% of customers place half of the orders", "80% of calls come from 20% of
 * users".
 */
export const uneven: Phrase = {
  name: 'uneven',
  precedence: 162,
  description:
    'A part of the rows that has a larger part of the rows of another table. If no numbers are stated, 20% of the rows have 80% of the others.',
  examples: unevenExamples,
  startsAt: (token) => firstWords.has(token.text) || canStartAmount(token),
  read: (tokens, at, free) => active(tokens, at) ?? passive(tokens, at) ?? byPrinciple(tokens, at, free) ?? moreThanOthers(tokens, at),
}

interface PartRead extends Read {
  readonly part: Part
}

/** Reads which rows have most: "top 10%", "5 busiest", "a few", "one". */
function readFew(tokens: readonly Token[], at: number): PartRead | null {
  const isRanked = isOneOf(tokens, at, ranked)
  const start = isRanked ? at + 1 : at
  const share = readShareOfRows(tokens, start)
  if (share !== null) return { part: { share: share.share }, next: share.next }
  const vague = few(tokens, at)
  if (vague !== null) return { part: usual.few, next: vague.next }
  const quantity = readQuantity(tokens, start)
  if (quantity !== null && (isRanked || isOneOf(tokens, quantity.next, ranked)))
    return { part: { rows: Math.round(quantity.value) }, next: quantity.next }
  // "Heavy users", "the most active customers".
  const isMost = textAt(tokens, at) === 'most'
  const place = isMost ? at + 1 : at
  if (isOneOf(tokens, place, isMost ? ranked : intense) && readNoun(tokens, place + 1) !== null) return { part: usual.few, next: place + 1 }
  const one = single(tokens, at)
  return one === null ? null : { part: { rows: 1 }, next: one.next }
}

interface ShareRead extends Read {
  readonly share: number
}

function readMost(tokens: readonly Token[], at: number): ShareRead | null {
  const vague = most(tokens, at)
  return readShareOfRows(tokens, at) ?? (vague === null ? null : { share: usual.most, next: vague.next })
}

type NounRead = NonNullable<ReturnType<typeof readNoun>>

/** The rows behind a part: "| of all orders", "of our customers". Null for rows of each: "half of their orders". */
function rowsBehind(tokens: readonly Token[], next: number): NounRead | null {
  const rows = beforeRows(tokens, next)
  return isOneOf(tokens, rows.next - 1, possessives) && !isOneOf(tokens, rows.next - 1, own) ? null : readNoun(tokens, rows.next)
}

const own = wordSet('our my')

/** "The top 10% of customers make half of the revenue". */
function active(tokens: readonly Token[], at: number): Reading | null {
  const part = readFew(tokens, at)
  const found = part === null ? null : rowsBehind(tokens, part.next)
  const owners = found === null ? null : withoutVerb(tokens, found, having)
  if (part === null || owners === null || !isOneOf(tokens, owners.next, having)) return null
  for (let place = owners.next + 1; place <= owners.next + mostOfVerb && kindAt(tokens, place - 1) === 'word'; place++) {
    const share = readMost(tokens, place)
    if (share !== null) return concentrated(tokens, at, { part: part.part, parent: owners.noun, share })
  }
  return null
}

/** "80% of the orders come from 20% of the customers". */
function passive(tokens: readonly Token[], at: number): Reading | null {
  const share = readMost(tokens, at)
  const owned = share === null ? null : rowsBehind(tokens, share.next)
  if (share === null || owned === null) return null
  const verb = isOneOf(tokens, owned.next, being) ? owned.next + 1 : owned.next
  if (!isOneOf(tokens, verb, coming) || !isOneOf(tokens, verb + 1, origins)) return null
  const start = textAt(tokens, verb + 2) === 'just' || textAt(tokens, verb + 2) === 'the' ? verb + 3 : verb + 2
  const part = readFew(tokens, start)
  const owners = part === null ? null : rowsBehind(tokens, part.next)
  if (part === null || owners === null) return null
  return factOf(tokens, at, owners.next, { part: part.part, parent: owners.noun, child: owned.noun, share: share.share })
}

interface Concentrated {
  readonly part: Part
  readonly parent: Noun
  readonly share: ShareRead
}

/** The fact of a part of the rows with a share of others: "| of the orders". */
function concentrated(tokens: readonly Token[], at: number, { part, parent, share }: Concentrated): Reading | null {
  const owned = rowsBehind(tokens, share.next)
  if (owned === null || textAt(tokens, share.next) === textAt(tokens, owned.next)) return null
  return factOf(tokens, at, owned.next, { part, parent, child: owned.noun, share: share.share })
}

/** "Some products sell far more than others". */
function moreThanOthers(tokens: readonly Token[], at: number): Reading | null {
  const said = readMoreThanOthers(tokens, at, selling)
  return said === null
    ? null
    : factOf(tokens, at, said.next, { part: usual.few, parent: said.parent, child: said.child, share: usual.most })
}

/** "Orders per customer follow an 80/20 rule", "a Pareto distribution of orders across customers". */
function byPrinciple(tokens: readonly Token[], at: number, free: number): Reading | null {
  const said = principle(tokens, at)
  if (said === null) return null
  const end = ruling(tokens, said.next).next
  const isOf = textAt(tokens, end) === 'of'
  const ahead = isOf ? readNoun(tokens, end + 1) : null
  const [from, first] = isOf ? [ahead?.next ?? end, at] : [end, skipBack(tokens, at, free, following, mostFollowing)]
  const owners = isOneOf(tokens, from, sharing) ? readNoun(tokens, from + 1) : null
  if (owners !== null) {
    const child = ahead?.noun ?? nounBefore(tokens, first, free)
    return child === null ? null : ofPrinciple(tokens, isOf ? at : first - child.words.length, owners.next, child, owners.noun)
  }
  const parent = isOf ? null : nounBefore(tokens, first, free)
  const joint = first - (parent?.words.length ?? 0) - 1
  const child = parent !== null && joint > free && isOneOf(tokens, joint, sharing) ? nounBefore(tokens, joint, free) : null
  return parent === null || child === null ? null : ofPrinciple(tokens, joint - child.words.length, end, child, parent)
}

function ofPrinciple(tokens: readonly Token[], first: number, next: number, child: Noun, parent: Noun): Reading {
  const fact: Omit<UnevenFact, 'start' | 'end'> = { type: 'uneven', parent, child, part: { share: usual.few.share }, share: usual.most }
  return readingOf(tokens, first, next, fact)
}

function factOf(
  tokens: readonly Token[],
  first: number,
  next: number,
  said: Pick<UnevenFact, 'part' | 'parent' | 'child' | 'share'>,
): Reading | null {
  // "Half of the users own 20% of the devices" is no concentration.
  if ('share' in said.part && said.part.share >= said.share) return null
  return readingOf(tokens, first, next, { type: 'uneven', ...said })
}
