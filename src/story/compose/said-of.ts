import { beforeOf, isDoing } from './around-state.ts'
import { isPersonNoun } from './is-person-noun.ts'
import { listedValues } from '../attributes/aspect.ts'
import type { Domain } from '../../domains/domain.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { isOfHappenings, namesPeople, isOfSpoken, isOneOfEach, areStateWords, rowsOfState } from '../bind/shares/of-other-rows.ts'
import { isShown } from '../bind/tables/is-shown.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { findDerived } from '../find/find-derived.ts'
import { findRate } from '../find/find-rate.ts'
import { findTable, type FoundTable } from '../find/find-table.ts'
import { isAddedTable } from '../find/is-added-table.ts'
import { rowNamesIn, withoutRowName } from '../find/row-names-in.ts'
import { segmentsOf } from '../find/segments-of.ts'
import { articles } from '../lexicon/determiners.ts'
import { doneBy, isHappening, isLastingVerb } from '../lexicon/flag-verbs.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { ratios, shareVerbs } from '../lexicon/share-words.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { monthNumbers, weekdayNumbers } from '../times/calendar-words.ts'
import type { Token } from '../tokens/token.ts'
import type { Topics } from '../topics/topics.ts'
import { isNoData } from '../words/is-no-data.ts'
import { contentOf } from '../words/content-of.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'
import { flagName } from './flag-name.ts'
import { mayBePlural, throughPlural } from './noun-words.ts'
import { isCells, isNoState, isOfUnknownPlace, isProcess, isRateOfNumbers } from './is-no-state.ts'
import { isOfStock } from './is-of-stock.ts'
import { isPlausibleWord } from './plausible-word.ts'
import { isPlacing } from './is-placing.ts'
import { ended, owed } from './status-words.ts'

/** A share for which its table has no column yet. */
export interface Said {
  readonly table: string
  /** The words of the share, as the story has them. */
  readonly what: readonly string[]
  /** The words that name the state or kind of the rows. */
  readonly words: readonly string[]
  /** The name of a flag for it. */
  readonly name: string
  /** From 0 to 1; null for "the rest". */
  readonly share: number | null
}

/** The surroundings of a share. */
interface Around {
  readonly domain: Domain
  readonly tokens: readonly Token[]
  readonly topics: Topics
  /**
   * Whether it is one of several shares that add up to 100%. Such shares are values of one column, also where the words could mean
   * something else.
   */
  readonly isListed: boolean
  readonly isMade: boolean
}

/** Genders. Names of people follow their gender, so another column could contradict them. */
const namesGender = (word: string): boolean => isGenderWord(word) || word === 'non' || word === 'binary'
const mostWords = 3
/** Maximum number of shares; no story has more. */
const mostFacts = 40

/** The shares of all rows of a table, not those of some rows or of rows with a name. At most `mostFacts`. */
export function sharesOfAll(facts: readonly Fact[], domain: Domain): readonly RateFact[] {
  const [segments, names] = [segmentsOf(facts, domain), rowNamesIn(facts)]
  const values = new Set(facts.flatMap(valuesIn))
  return facts
    .filter((fact): fact is RateFact => fact.type === 'rate' && !segments.has(fact) && withoutRowName(fact.what, names) === fact.what)
    .filter(({ what }) => !values.has(contentOf(what)))
    .slice(0, mostFacts)
}

/** The values that the story lists for columns, in the singular: a share of one of them belongs to that column. */
function valuesIn(fact: Fact): readonly string[] {
  return fact.type === 'attribute' ? listedValues(fact.aspects).map((value) => contentOf(value.toLowerCase().split(' '))) : []
}

/** A share as a new flag or value of its table. Null if a column has it already, or if it may be about no table. */
export function saidOf(fact: RateFact, around: Around): Said | null {
  const { domain, tokens, topics, isListed } = around
  const { of, what, rows, share } = fact
  const behind = tableBehind(fact, domain)
  const [only, other] = domain.schema.tables
  const single = around.isMade && other === undefined ? only?.name : undefined
  const doers = of === null ? doersOf(fact, around) : undefined
  const sure = of !== null ? (findTable(of, domain)?.table ?? null) : doers === undefined ? (behind?.table ?? single) : doers
  const spoken = sure === undefined ? (rowsOfState(fact, domain, topics) ?? topics.spoken(fact)) : sure
  const table = domain.schema.tables.find(({ name }) => name === spoken)
  // The words of a table that the story adds are those of the story: "150 medicines, 10 medicines are expired".
  const isMade = around.isMade || (table !== undefined && of !== null && isAddedTable(domain, table.name))
  if (
    table === undefined ||
    isNoState(fact, tokens) ||
    isRateOfNumbers(fact, table) ||
    isOfUnknownPlace(fact, tokens, table) ||
    (fact.time !== undefined && !isMade) ||
    !isShown(table) ||
    isOfHappenings(fact, table.name, topics) ||
    (sure === undefined && !around.isMade && isAddedTable(domain, table.name) && isOfSpoken(fact, domain, topics)) ||
    (share ?? 0) > 1 ||
    (!isMade && !isListed && share === null)
  )
    return null
  const named = isOfStock(fact, tokens) ? null : flagWords(fact, domain, behind, isListed)
  // "15% no-shows" are not those who show.
  const words = named !== null && what[0] === 'no' && named[0] !== 'no' ? ['no', ...named.map(singularOf)] : named
  if (words === null || (!isMade && !words.every((word) => /^[a-z]+$/.test(word)))) return null
  if (isMade ? findRate(what, table.name, domain)?.table === table.name : isTold(fact, table, around, sure !== undefined)) return null
  // "100 posts, 20% drafts"
  const isOfState = words.length === 1 && areStateWords(words.map(singularOf)) && topics.allCounted(fact).includes(table.name)
  const isSure = isListed || (isMade && (sure !== undefined || isOfState))
  if (!isSure && isDenied(words, table, behind !== null, isMade)) return null
  if (isMade && words.length > 1 && deniesStatus(words, table)) return null
  const name = flagName(words[0] === 'no' ? words : what, words, beforeOf(fact, tokens), isDoing(fact, tokens))
  return { table: table.name, what, words, name, share: rows === undefined ? share : 0 }
}

/**
 * The table of the people that a verb is about: "2000 learners, 40 courses, 55% finish", "12% have a card". Undefined if the share has no verb, null if the
 * sentence counts several tables of people.
 */
function doersOf(fact: RateFact, { domain, tokens, topics }: Around): string | null | undefined {
  const [first = ''] = fact.what
  // "90% pass rate" is about the rows that have a column for passing, "5% cancelled by guests" about what they cancelled.
  const isHaving = beforeOf(fact, tokens) === 'have' || personal.has(singularOf(first))
  const isDone = fact.what.at(-1) !== 'rate' && !fact.what.includes('by') && (doneBy(first) !== first || isLastingVerb(first) || isHaving)
  if (!isDone || (areStateWords(fact.what) && findRate(fact.what, null, domain) !== null)) return undefined
  const near = isHaving ? topics.of(fact).flatMap(({ table, where }) => (where === 'after' ? [] : [table])) : topics.allCounted(fact)
  const people = [...new Set(near)].filter((table) => namesPeople(domain.schema, table))
  return people.length > 1 ? null : people[0]
}

/** What people are: "30 teachers and 20 subjects, 4% absent". */
const personal = wordSet(
  'absent sick ill pregnant married divorced widowed retired unemployed diabetic hypertensive obese asthmatic vegetarian vegan bilingual disabled smoker',
)

/** Whether a share adds a detail to a value of the status: "paid late", "cancelled early". */
function deniesStatus(words: readonly string[], { columns }: TableSchema): boolean {
  // "convert to | paid" is what they did.
  if (doneBy(words[0] ?? '') !== words[0]) return false
  return columns.some(({ name }) => name === 'status') && words.some((word) => ended.test(word) || word === 'paid')
}

/**
 * The table that a share names after the state: "3% late deliveries". Null for none, for the object of a verb, "25% finish the course", and
 * for who did it, "5% cancelled by guests".
 */
function tableBehind({ of, what }: RateFact, domain: Domain): FoundTable | null {
  const inside = what.findIndex((word) => articles.has(word) || word === 'for' || word === 'by')
  return of === null && inside < 1 && what[0] !== 'for'
    ? (findTable({ words: what }, domain) ?? findTable({ words: throughPlural(what) }, domain))
    : null
}

/** The words of a share that can name a flag or a value; null if they name something else. @param behind the table among them */
function flagWords({ of, what }: RateFact, domain: Domain, behind: FoundTable | null, isListed: boolean): readonly string[] | null {
  // "Centro makes half of the sales" is about one row, "leakage is 12%" about all together.
  if (shareVerbs.has(what.at(-1) ?? '') || what.some((word) => ways.has(word)) || ratios.has(what.at(-1) ?? '')) return null
  const isBeyond = beyond.has(what[0] ?? '')
  const words = what.filter(
    (word, place) =>
      ((isBeyond || (isListed && isPlacing(what) && place > 0 && !articles.has(word))) && place < 2) ||
      ((!functionWords.has(word) ||
        doneBy(word) !== word ||
        (word === 'needs' && word === what.at(-1)) ||
        (word === 'done' && what.length === 1) ||
        (isListed && (word === 'other' || word === 'plus'))) &&
        (isListed || rowAdjectives.has(word) || !fillerWords.has(word) || isFirstOfTwo(what, place)) &&
        !/^(?:rate|ratio)$/.test(word) &&
        behind?.words.includes(word) !== true),
  )
  // "Out of stock" follows from the number in stock.
  if (isBeyond && hasColumn(domain, what.at(-1) ?? '')) return null
  // "80% of the coupons are valid" is about coupons, "80% valid" about the quality of the data.
  if (words.some((word) => flaws.has(word)) || /^(?:yes|true|false)$/.test(words.join(' ')) || (of === null && isNoData(words))) return null
  if (of === null && behind === null && !isListed && isProcess(what, words)) return null
  // "2% emails without an @" are no rows.
  if (of === null && behind === null && !isListed && isCells(words)) return null
  const isName =
    words.length > 0 &&
    words.length <= mostWords &&
    words.every(
      (word) => !namesGender(word) && (isListed || (isPlausibleWord(word.normalize('NFD').replace(/\p{M}/gu, '')) && !isTime(word))),
    )
  return isName || what.join(' ') === 'on time' ? words : null
}

/** Whether a word that is usually skipped belongs to its neighbour: "full | time". */
function isFirstOfTwo(what: readonly string[], place: number): boolean {
  const next = what[place + 1] ?? ''
  return next !== '' && !fillerWords.has(next) && !functionWords.has(next) && !mayBePlural(next)
}

/** Words that describe rows as well as a business: "25% international". */
const rowAdjectives = wordSet('international national local regional online new business')

/** Prepositions before the way that rows came: a value of a channel, and no flag. */
const ways = wordSet('via through')

/** Prepositions for being outside of something: "over budget", "out of stock". */
const beyond = wordSet('out over under below above off without behind ahead beyond')

/** Words of times, which no flag can have: "250 of them in December". */
function isTime(word: string): boolean {
  return monthNumbers.has(word) || weekdayNumbers.has(word) || timeWords.has(word) || word === 'weekday' || word === 'weekdays'
}

function hasColumn({ schema }: Domain, word: string): boolean {
  return schema.tables.some(({ columns }) => columns.some((column) => column.name.split('_').includes(word)))
}

/**
 * Whether the trade has a value for the state, or computes it. A share about a table that the story adds is never about another table.
 * @param isSure whether the share names its table: values of other tables do not count then
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

/** Whether words name a column that is not a flag, or a state that the status has: "15% tax", "cancelled". @param isAdjective "premium" */
function isDenied(words: readonly string[], { columns }: TableSchema, isAdjective: boolean, isMade: boolean): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  const isOther =
    isExact && !isAdjective && !areStateWords(words) && (typeof meaning.body === 'function' || meaning.body.kind !== 'boolean')
  const named = new Set(columns.flatMap(({ name }) => name.split('_')))
  // "12% smokers" are people and "3% refunds" happen to rows; "5% dashboards" are no kind of them.
  const isThing = mayBePlural(words.at(-1) ?? '') && !isPersonNoun({ words }) && !words.every((word) => isHappening(singularOf(word)))
  const isStatus = !isMade && named.has('status') && words.some((word) => ended.test(word) || owed.test(word))
  return isOther || isThing || isStatus || words.some((word) => named.has(word))
}
