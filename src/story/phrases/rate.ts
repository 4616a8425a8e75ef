import { ofSomeRows, shareInPlace, shareOfShare } from '../facts/reasons.ts'
import { isValueNoun } from '../attributes/readers/value-nouns.ts'
import { articles, definites, distributives, possessives, pronouns } from '../lexicon/determiners.ts'
import { otherShares } from '../lexicon/process-words.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { isStateWord } from '../lexicon/states.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { finiteBeing, finiteHaving } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { partsOfYear } from '../times/calendar-words.ts'
import { endsClause, isOneOf, skipBack, spanOf, textAt } from '../reader/index.ts'
import { canStartAmount, readAmount } from '../amounts/amount.ts'
import type { Noun } from '../words/noun.ts'
import type { CountFact, RateFact } from '../facts/fact.ts'
import { isDone } from '../words/is-done.ts'
import { isNoData } from '../words/is-no-data.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { isNounWord, isPluralNoun, nounBefore, nounOf, readNoun } from '../words/nouns.ts'
import { readRowsNoun } from '../words/rows-noun.ts'
import { isBeing, type Predicate, readPredicate } from '../words/predicate.ts'
import type { Share } from '../amounts/share.ts'
import { readShareOfRows } from '../amounts/share-of-rows.ts'
import { readPlace } from '../places/read-place.ts'
import { readPeriod } from '../times/read-period.ts'
import type { Token } from '../tokens/token.ts'
import { scaled } from '../tokens/tokens.ts'
import { withoutMeasure } from '../amounts/without-measure.ts'
import { isPlural, termOf } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'
import { hasOver, rateOfRows, withoutShare, withRate } from './beside-share.ts'
import { meantByThem } from './meant-by-them.ts'
import { placedBefore } from './placed-before.ts'
import { ownersOf } from './owners-of.ts'
import { partAndDeed } from './part-and-deed.ts'
import { rateExamples } from './rate-examples.ts'
import { withSharedPredicate } from './with-shared-predicate.ts'
import { told } from './told.ts'
import { type Before, joints, nearly, pastAmounting, whatBefore } from './what-before.ts'

const getting = wordSet('get gets getting receive receives pay pays paying earn earns')
/** Words for the rows at one end of an order. */
const ranks = wordSet('top bottom best worst first last upper lower')
/** Words before the rows of a share if there is no "of". */
const wholes = wordSet(definites, 'all')

/** A share of a table's rows: "20% churn", "30% of users on the pro plan". */
export const rate: Phrase = {
  name: 'rate',
  precedence: 60,
  description: 'A share of the rows of a table have a state or a value, exact to the nearest row.',
  examples: rateExamples,
  startsAt: (token) => canStartAmount(token) || distributives.has(token.text),
  read: (tokens, at, free) => {
    const share = readShareOfRows(tokens, at)
    if (share === null || isOther(tokens, at, share.next)) return null
    if (textAt(tokens, share.next) === 'of') return ofSome(tokens, at, free, share, share.next + 1)
    if (isOneOf(tokens, share.next, wholes)) return ofSome(tokens, at, free, share, share.next)
    return ofAll(tokens, at, free, share)
  },
}

/** Whether a share is not one of all rows: "by 20%", "20% more", "8% in Q4". */
function isOther(tokens: readonly Token[], at: number, next: number): boolean {
  if (/^(?:by|from|to)$/.test(textAt(tokens, at - 1)) && textAt(tokens, at - 2) !== 'up') return true
  // "Night workers get | a 15% bonus" is about the bonus.
  if (isOneOf(tokens, at - 1, articles) && isOneOf(tokens, at - 2, getting)) return true
  if (textAt(tokens, next) === 'in' && (readPeriod(tokens, next + 1)?.months ?? 12) < 12) return true
  const isOf = textAt(tokens, next) === 'of' || (textAt(tokens, next).endsWith('ed') && isNounWord(tokens[next + 1]))
  const after = isOf ? '' : textAt(tokens, next)
  // "45% on Growth" have this plan.
  const behind = after === 'on' && tokens[next + 1]?.isCapital === true ? '' : textAt(tokens, next + 1)
  // "2% declined" of payments is a state, "sales declined 2%" a change.
  const isState = isStateWord(after) && endsClause(tokens, next + 1)
  if ((!isState && otherShares.has(after)) || (otherShares.has(behind) && !/^(?:off|up)$/.test(behind))) return true
  if (textAt(tokens, at - 1) === 'up' && pastAmounting(tokens, at, 0) === at) return true
  let start = at
  while (start > at - 3 && nearly.has(textAt(tokens, start - 1))) start--
  const joint = /^(?:of|is|:|at|=)$/.test(textAt(tokens, start - 1)) ? start - 1 : start
  return otherShares.has(textAt(tokens, start - 1)) || otherShares.has(textAt(tokens, joint - 1)) || hasOver(tokens, next)
}

/** A share with its rows: "30% of users on the pro plan", "half the users are on the pro plan". */
function ofSome(tokens: readonly Token[], at: number, free: number, { share }: Share, start: number): Reading | null {
  const counted = countedAt(tokens, start)
  if (counted !== null) {
    const reading = ofSome(tokens, at, free, { share, next: start }, counted.next)
    return reading === null ? null : { ...reading, facts: [...reading.facts, counted.fact] }
  }
  const found = readRowsNoun(tokens, start)
  const isPronoun = isOneOf(tokens, start, pronouns)
  if (found === null && !isPronoun) return null
  const after = found?.next ?? start + 1
  const place = isOneOf(tokens, after, placing)
    ? readPlace(tokens, isOneOf(tokens, after + 1, definites) ? after + 2 : after + 1, true)
    : null
  if (place !== null && !endsClause(tokens, place.next)) return told(tokens, at, place.next, shareInPlace)
  if (found !== null && areDone(found.noun)) return told(tokens, at, after, shareOfShare)
  const shared = found === null ? null : withSharedPredicate(tokens, { share, of: found.noun, ...spanOf(tokens, at, after) }, after, ofSome)
  if (shared !== null) return { ...shared, first: at }
  const predicate = readPredicate(tokens, after)
  if (predicate !== null) return predicated(tokens, share, predicate, found?.noun ?? null, at)
  const parted = found === null ? null : partedNoun(tokens, found.noun, after)
  if (parted !== null) return readingOf(tokens, { share, what: parted.what, of: parted.of }, at, after)
  // "Churn: 5% of users", "North | has 5% of the users".
  const before = whatBefore(tokens, ofHolder(tokens, at, free) ? at - 1 : at, free)
  // "Leads: 15% of leads become customers": the word before is the table, not a state.
  if (found === null) return before === null || !isPronoun ? null : ofThem(tokens, at, share, { before, next: after })
  if (before !== null && termOf(before.noun.words) === termOf(found.noun.words)) return null
  // "12% of smokers claim, | 5% of non-smokers".
  if (before === null && !endsClause(tokens, after)) return null
  if (before === null)
    return continuesSeries(tokens, at, free)
      ? readingOf(tokens, { share, what: found.noun.words, of: null }, at, after)
      : ownersOf(tokens, at, free, { share, parent: found.noun, next: after })
  // "German users | return 20% of their orders".
  const among = isOneOf(tokens, start, possessives) ? nounBefore(tokens, before.first, 0) : null
  const said = { share, what: before.noun.words, of: found.noun, ...(among === null ? {} : { among }) }
  return readingOf(tokens, said, before.first, after)
}

/** Whether a noun consists of what was done to rows and then by them: "10% of the | opened clicked". */
function areDone({ words }: Noun): boolean {
  return words.length === 2 && words.every(isDone)
}

/** "600 parcels, DHL carries | 60% of them": the rows that were counted last. */
function ofThem(
  tokens: readonly Token[],
  at: number,
  share: number,
  { before, next }: { readonly before: Before; readonly next: number },
): Reading | null {
  const isTold = endsClause(tokens, next) && (ofHolder(tokens, at, 0) || pastAmounting(tokens, at, 0) < at)
  const of = isTold ? meantByThem(tokens, before.first, true) : null
  return of === null || before.isWhat ? null : readingOf(tokens, { share, what: before.noun.words, of }, before.first, next)
}

/** Whether "has" stands before a share: "North | has | 50% of the orders". */
function ofHolder(tokens: readonly Token[], at: number, free: number): boolean {
  return at - 1 > free && isOneOf(tokens, at - 1, finiteHaving)
}

const placing = wordSet('in from of')

/** The number of all rows before their noun: "65% of | 1,200 | voters turned out". */
function countedAt(tokens: readonly Token[], at: number): { readonly fact: CountFact; readonly next: number } | null {
  const start = isOneOf(tokens, at, definites) || isOneOf(tokens, at, possessives) ? at + 1 : at
  const amount = readAmount(tokens, start)
  const found = amount === null || amount.isRange || !Number.isSafeInteger(amount.value) ? null : readNoun(tokens, amount.next)
  if (amount === null || found === null || !isPluralNoun(found.noun)) return null
  return { fact: { type: 'count', noun: found.noun, count: amount.value, ...spanOf(tokens, start, found.next) }, next: amount.next }
}

const seriesJoints = wordSet(', ; and but only just while whereas vs versus against')
const [mostJoints, mostBefore] = [3, 10]

/** Whether a share directly follows another one of a series. */
function continuesSeries(tokens: readonly Token[], at: number, free: number): boolean {
  return (
    free > 0 &&
    skipBack(tokens, at, free, seriesJoints, mostJoints) === free &&
    tokens.slice(Math.max(0, free - mostBefore), free).some(({ kind }) => kind === 'number')
  )
}

/** A share without "of": "20% churn", "churn of 20%", "one in five orders is returned", "employees: 60% female". */
function ofAll(tokens: readonly Token[], at: number, free: number, { share, next }: Share): Reading | null {
  const placed = placedBefore(tokens, joints.has(textAt(tokens, at - 1)) ? at - 1 : at, free)
  if (placed !== null && endsClause(tokens, next)) return readingOf(tokens, { share, what: placed.words, of: null }, placed.first, next)
  const before = whatBefore(tokens, at, free)
  const rated = before === null ? null : rateOfRows(tokens, before.first, free)
  if (before !== null && rated !== null) return readingOf(tokens, { share, what: rated.noun.words, of: before.noun }, rated.first, next)
  if (before !== null && before.isWhat) return ofSubject(tokens, share, before, free, next)
  const whole = textAt(tokens, next) === 'rate' && endsClause(tokens, next + 1) ? withRate(tokens, at, free) : null
  if (whole !== null) return readingOf(tokens, { share, what: whole.noun.words, of: null }, whole.first, next + 1)
  const found = /^(?:is|are)$/.test(textAt(tokens, next)) ? null : readNoun(tokens, next)
  const predicate = readPredicate(tokens, found === null ? next : found.next, found !== null)
  const isOfNoun = found !== null && predicate !== null && isBeing(tokens, found.next)
  if (isOfNoun) return predicated(tokens, share, predicate, found.noun, at)
  // "50% screen, 20% other"
  if (/^others?$/.test(textAt(tokens, next)) && endsClause(tokens, next + 1) && before === null)
    return readingOf(tokens, { share, what: ['other'], of: null }, at, next + 1)
  const forward = readPredicate(tokens, next)
  const isForward = forward !== null && !(before !== null && timeWords.has(forward.words[0] as string))
  if (isForward) return predicated(tokens, share, forward, before?.noun ?? null, before?.first ?? at, isOneOf(tokens, next, finiteBeing))
  return before === null ? null : ofSubject(tokens, share, before, free, next)
}

/** A state before its share: "churn of 20%", "free users | churn at 8%". */
function ofSubject(tokens: readonly Token[], share: number, { noun, first }: Before, free: number, next: number): Reading | null {
  // "Channel: email 60%".
  const column = textAt(tokens, first - 1) === ':' ? nounBefore(tokens, first - 1, free) : null
  if (column !== null && isValueNoun(column))
    return readingOf(tokens, { share, what: ['with', ...column.words, ...noun.words], of: null }, first - 1 - column.words.length, next)
  const whole = noun.words.join(' ') === 'rate' ? withRate(tokens, first, free) : null
  if (whole !== null) return readingOf(tokens, { share, what: whole.noun.words, of: null }, whole.first, next)
  const subject = nounBefore(tokens, first, free)
  const of = subject !== null && isPluralNoun(subject) ? subject : null
  return readingOf(tokens, { share, what: withoutShare(noun.words), of }, first - (of?.words.length ?? 0), next)
}

function predicated(
  tokens: readonly Token[],
  share: number,
  { words, isNot, next }: Predicate,
  of: Noun | null,
  first: number,
  isOfAll = false,
): Reading | null {
  const part = of === null ? null : partAndDeed(words)
  const meant = part === null || of === null ? { what: words, of } : { what: part.deed, of: { ...of, words: [...part.words, ...of.words] } }
  const said = { share: isNot ? scaled(1 - share, 1) : share, ...meant, ...(isOfAll ? ({ isOfAll } as const) : {}) }
  return readingOf(tokens, said, first, next)
}

/** Splits a noun with a participle: "claims denied". */
function partedNoun(
  tokens: readonly Token[],
  { words }: Noun,
  next: number,
): { readonly of: Noun; readonly what: readonly string[] } | null {
  const plural = words.findIndex(isPlural)
  if (plural < 0 || plural === words.length - 1) return null
  const start = next - words.length
  return { of: nounOf(tokens, start, start + plural + 1), what: words.slice(plural + 1) }
}

function readingOf(
  tokens: readonly Token[],
  said: Pick<RateFact, 'share' | 'what' | 'of' | 'among' | 'isOfAll'>,
  first: number,
  end: number,
): Reading | null {
  const own = said.what.filter((word) => word !== 'overall')
  const { words: what, next } = withoutMeasure(tokens, own.length > 0 ? own : said.what, end)
  // "2% of values are missing" and "5% empty strings" are about cells.
  const isOfCells = said.of === null ? what.some((word) => rowWords.has(word)) : said.of.words.every((word) => rowWords.has(word))
  // "January 10%" is a share at some time, and no state.
  const isTime = what.every((word) => word === 'otherwise' || partsOfYear.has(word))
  // "50% longer", "younger 10%" compare, and name no state.
  if (what.every((word) => ranks.has(word))) return told(tokens, first, next, ofSomeRows)
  const isCompared = what.every((word) => comparatives.has(word))
  if ((isOfCells && isNoData(what)) || isTime || isCompared) return null
  return { facts: [{ type: 'rate', ...said, what, ...spanOf(tokens, first, next) }], first, next }
}
