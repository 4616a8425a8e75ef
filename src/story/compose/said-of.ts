import type { Domain } from '../../domains/domain.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { isOfPeople, isOneOfEach, isState, rowsOfState } from '../bind/shares/of-other-rows.ts'
import { isShown } from '../bind/tables/is-shown.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { findDerived } from '../find/find-derived.ts'
import { findRate } from '../find/find-rate.ts'
import { findTable, type FoundTable } from '../find/find-table.ts'
import { isAddedTable } from '../find/is-added-table.ts'
import { rowNamesIn, withoutRowName } from '../find/row-names-in.ts'
import { segmentsOf } from '../find/segments-of.ts'
import { articles, possessives } from '../lexicon/determiners.ts'
import { doneBy, isLasting } from '../lexicon/flag-verbs.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { shareVerbs } from '../lexicon/share-verbs.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import { monthNumbers, weekdayNumbers } from '../times/calendar-words.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Topics } from '../topics/topics.ts'
import { isNoData } from '../words/is-no-data.ts'
import { fillerWords, functionWords } from '../words/words.ts'
import { classify } from './classify.ts'
import { flagName } from './flag-name.ts'
import { keptWords, mayBePlural, throughPlural } from './noun-words.ts'
import { isPlausibleWord } from './plausible-word.ts'
import { ended, owed } from './status-words.ts'

/** A share that no column of its table tells yet. */
export interface Said {
  readonly table: string
  /** The words of the share, as the story has them. */
  readonly what: readonly string[]
  /** What the rows are, in a few words. */
  readonly words: readonly string[]
  /** What a flag for it is called. */
  readonly name: string
  /** Null for "the rest". */
  readonly share: number | null
}

/** What a share stands in. */
interface Around {
  readonly domain: Domain
  readonly tokens: readonly Token[]
  readonly topics: Topics
  /** Whether it is one of several shares that are all rows together: these are values, whatever else they may name. */
  readonly isListed: boolean
  readonly isMade: boolean
}

/** Names of people follow their gender: a column of its own would deny them. */
const namesGender = (word: string): boolean => isGenderWord(word) || word === 'non' || word === 'binary'
const mostWords = 3
/** More shares than a story says of anything. */
const mostFacts = 40

/** The shares of all rows of a table: neither of some of them, nor of rows with a name. At most `mostFacts`. */
export function sharesOfAll(facts: readonly Fact[], domain: Domain): readonly RateFact[] {
  const [segments, names] = [segmentsOf(facts, domain), rowNamesIn(facts)]
  const values = new Set(facts.flatMap(valuesIn))
  return facts
    .filter((fact): fact is RateFact => fact.type === 'rate' && !segments.has(fact) && withoutRowName(fact.what, names) === fact.what)
    .filter(({ what }) => !values.has(what.filter((word) => !functionWords.has(word)).join(' ')))
    .slice(0, mostFacts)
}

/** The values that a story lists of a column: a share of one of them is of this column. */
function valuesIn(fact: Fact): readonly string[] {
  const aspects = fact.type === 'attribute' ? fact.aspects : []
  return aspects.flatMap((aspect) => (aspect.type === 'values' ? aspect.values.map((value) => value.toLowerCase()) : []))
}

/** What a share says of the rows of a table that no column tells; null where one does, or where it may be none of a table. */
export function saidOf(fact: RateFact, around: Around): Said | null {
  const { domain, tokens, topics, isListed, isMade } = around
  const { of, what, rows, share } = fact
  const behind = tableBehind(fact, domain)
  const [only, other] = domain.schema.tables
  const single = isMade && other === undefined ? only?.name : undefined
  const doers = of === null ? doersOf(fact, around) : undefined
  const sure = of !== null ? (findTable(of, domain)?.table ?? null) : doers === undefined ? (behind?.table ?? single) : doers
  const spoken = sure === undefined ? (rowsOfState(fact, domain, topics) ?? topics.spoken(fact)) : sure
  const table = domain.schema.tables.find(({ name }) => name === spoken)
  if (table === undefined || !isShown(table) || (share ?? 0) > 1 || (!isMade && share === null)) return null
  const words = flagWords(fact, domain, behind, isListed)
  if (words === null || (!isMade && !words.every((word) => /^[a-z]+$/.test(word)))) return null
  if (isMade ? findRate(what, table.name, domain)?.table === table.name : isTold(fact, table, around, sure !== undefined)) return null
  if (!isListed && !(isMade && sure !== undefined) && isDenied(words, table, behind !== null, isMade)) return null
  if (isMade && words.length > 1 && deniesStatus(words, table)) return null
  const name = flagName(what, words, beforeOf(fact, tokens), isDoing(fact, tokens))
  return { table: table.name, what, words, name, share: rows === undefined ? share : 0 }
}

/** The people that do what a verb says, where the sentence counts no two kinds of them: "2000 learners, 40 courses, 55% finish". Undefined where no verb says it, null for several. */
function doersOf(fact: RateFact, { domain, topics }: Around): string | null | undefined {
  const [first = ''] = fact.what
  // "90% pass rate" is of what has passes.
  const isDone = fact.what.at(-1) !== 'rate' && (doneBy(first) !== first || isLasting(first))
  if (!isDone || (isState(fact.what) && findRate(fact.what, null, domain) !== null)) return undefined
  const people = topics.allCounted(fact).filter((table) => isOfPeople(domain.schema, table))
  return people.length > 1 ? null : people[0]
}

/** Whether more is said of a state that the status of a table tells: "paid late", "cancelled early". */
function deniesStatus(words: readonly string[], { columns }: TableSchema): boolean {
  return columns.some(({ name }) => name === 'status') && words.some((word) => ended.test(word) || word === 'paid')
}

/** Whether an object follows the first word: "skipped | the income question", "reached | their goal". */
function isDoing({ what: [first], start, end }: RateFact, tokens: readonly Token[]): boolean {
  for (let at = firstFrom(tokens, start); (tokens[at]?.start ?? end) < end; at++)
    if (textAt(tokens, at) === first) return isOneOf(tokens, at + 1, articles) || isOneOf(tokens, at + 1, possessives)
  return false
}

/** The word before those of a share that say what rows are: "have" of "20% have insurance". */
function beforeOf({ what: [first], start, end }: RateFact, tokens: readonly Token[]): string {
  for (let at = firstFrom(tokens, start); (tokens[at]?.start ?? end) < end; at++) {
    if (textAt(tokens, at) !== first) continue
    return textAt(tokens, articles.has(textAt(tokens, at - 1)) ? at - 2 : at - 1)
  }
  return ''
}

/** The table that a share names after what its rows are, "3% late deliveries"; null for none, and for what they do something to: "25% finish the course". */
export function tableBehind({ of, what }: RateFact, domain: Domain): FoundTable | null {
  const inside = what.findIndex((word) => articles.has(word) || word === 'for')
  return of === null && inside < 1 && what[0] !== 'for'
    ? (findTable({ words: what }, domain) ?? findTable({ words: throughPlural(what) }, domain))
    : null
}

/** The words of a share that name what its rows are, and may name a flag or a value; null if they name anything else. @param behind the table among them */
function flagWords({ of, what }: RateFact, domain: Domain, behind: FoundTable | null, isListed: boolean): readonly string[] | null {
  // "Centro makes half of the sales": what one row has is no flag of others.
  if (shareVerbs.has(what.at(-1) ?? '')) return null
  const isBeyond = beyond.has(what[0] ?? '')
  const words = what.filter(
    (word, place) =>
      ((isBeyond || (isListed && /^(?:in|on|under)$/.test(what[0] ?? '') && place > 0 && !articles.has(word))) && place < 2) ||
      ((!functionWords.has(word) || (isListed && word === 'other')) &&
        (isListed || rowAdjectives.has(word) || !fillerWords.has(word) || isFirstOfTwo(what, place)) &&
        word !== 'rate' &&
        behind?.words.includes(word) !== true),
  )
  // "Out of stock" is told by the number in stock.
  if (isBeyond && hasColumn(domain, what.at(-1) ?? '')) return null
  // "80% of the coupons are valid" tells of coupons, "80% valid" of data.
  if (words.some((word) => flaws.has(word)) || (of === null && isNoData(words))) return null
  if (of === null && behind === null && !isListed && isProcess(what, words)) return null
  // "2% emails without an @" are none of the rows.
  if (of === null && behind === null && !isListed && isCells(words)) return null
  const isName =
    words.length > 0 &&
    words.length <= mostWords &&
    words.every(
      (word) => !namesGender(word) && (isListed || (isPlausibleWord(word.normalize('NFD').replace(/\p{M}/gu, '')) && !isTime(word))),
    )
  return isName || isOnTime(what) ? words : null
}

/** "full | time": a filler that another word needs. */
function isFirstOfTwo(what: readonly string[], place: number): boolean {
  const next = what[place + 1] ?? ''
  return next !== '' && !fillerWords.has(next) && !functionWords.has(next) && !mayBePlural(next)
}

/** Words that say little of a business, and tell rows apart: "25% international". */
const rowAdjectives = wordSet('international national local regional online new business')

/** Before what rows are not in or not within: "over budget", "out of stock". */
const beyond = wordSet('out over under below above off without behind ahead beyond')

/** "250 of them in December" are of a time, which no flag sets. */
function isTime(word: string): boolean {
  return monthNumbers.has(word) || weekdayNumbers.has(word) || timeWords.has(word) || word === 'weekday' || word === 'weekdays'
}

function isOnTime([first, second, third]: readonly string[]): boolean {
  return first === 'on' && second === 'time' && third === undefined
}

function hasColumn({ schema }: Domain, word: string): boolean {
  return schema.tables.some(({ columns }) => columns.some((column) => column.name.split('_').includes(word)))
}

/** Whether words name what goes on, "12% retention", and not how rows are; what is known as a flag is one. */
function isProcess(what: readonly string[], words: readonly string[]): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  const isFlag = isExact && typeof meaning.body !== 'function' && meaning.body.kind === 'boolean'
  return !isFlag && what.length === words.length && /(?:tion|sion|ment|ance|ence|ancy|ency|ness|out)$/.test(words.at(-1) ?? '')
}

/** Whether words are the plural of a column that is no flag: "emails", but not "smokers". */
function isCells(words: readonly string[]): boolean {
  if (!mayBePlural(words.at(-1) ?? '')) return false
  const { meaning, isExact } = findMeaning(words, [])
  return isExact && (typeof meaning.body === 'function' || meaning.body.kind !== 'boolean')
}

/**
 * Whether the trade has a value for what rows of a table are, or computes it. What is said of a table that the story adds is of no table that it does not name.
 * @param isSure whether the share names the table: what another table tells is none of its rows then
 */
function isTold(fact: RateFact, { name }: TableSchema, { domain, topics }: Around, isSure: boolean): boolean {
  const near = topics.of(fact)
  const found = findRate(fact.what, fact.of === null ? null : name, domain, near)
  if (findDerived(fact.what, name, domain)?.startsWith(`${name}.`) === true) return true
  if (found === null) return false
  if (found.table === name || isOneOfEach(domain.schema, found.table, name)) return true
  const isNamed = near.some(({ table, where }) => table === found.table && where === 'sentence')
  const behind = tableBehind(fact, domain)?.words ?? []
  if (found.words.some((word) => behind.includes(word))) return true
  return !isSure && (isNamed || !isAddedTable(domain, name))
}

/** Whether words name a column of a table, or another one than a flag, or the status denies them: "15% tax", "cancelled". @param isAdjective "premium" */
function isDenied(words: readonly string[], { columns }: TableSchema, isAdjective: boolean, isMade: boolean): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  const isOther = isExact && !isAdjective && !isState(words) && (typeof meaning.body === 'function' || meaning.body.kind !== 'boolean')
  const named = new Set(columns.flatMap(({ name }) => name.split('_')))
  // "12% smokers" are people, "5% dashboards" are nothing of theirs.
  const isThing = mayBePlural(words.at(-1) ?? '') && classify(keptWords(words))?.archetype.name !== 'person'
  const isStatus = !isMade && named.has('status') && words.some((word) => ended.test(word) || owed.test(word))
  return isOther || isThing || isStatus || words.some((word) => named.has(word))
}
