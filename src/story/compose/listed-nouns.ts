import { relatives } from '../lexicon/connectives.ts'
import type { Fact, RatioFact } from '../facts/fact.ts'
import { isOfOne } from '../amounts/is-of-one.ts'
import { isAmountName } from '../words/is-amount-name.ts'
import { determiners } from '../lexicon/determiners.ts'
import { instructionVerbs } from '../lexicon/instruction-verbs.ts'
import { being, finiteBeing, having, modals } from '../lexicon/verbs.ts'
import { comparatives, levelWords } from '../lexicon/level-words.ts'
import { noDataWords } from '../lexicon/no-data-words.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { ofEach } from '../meanings/of-each.ts'
import type { Noun } from '../words/noun.ts'
import { isNounWord, isPluralNoun, readNoun } from '../words/nouns.ts'
import type { Intent } from '../read-story.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import { fillerWords, isPlural } from '../words/words.ts'
import { classify } from './classify.ts'
import { isColumnNoun } from './is-column-noun.ts'
import { isForOwners } from './is-for-owners.ts'
import { isThing } from './is-thing.ts'
import { keptWords, mayBePlural } from './noun-words.ts'
import { isPlausibleWord } from './plausible-word.ts'
import { introductions } from './stop-words.ts'
import { inOrder } from '../tokens/in-order.ts'

/** A noun phrase, and whether only commas separate it from the one before. */
interface Phrase {
  readonly noun: Noun
  readonly isListed: boolean
  readonly isIntroduced: boolean
  /** Whether it starts the story, before a colon or its owners: "Sensor readings: 10 sensors", "invoices for clients". */
  readonly isTitle: boolean
}

const numbers = wordSet('number count amount total quantity')
const software = wordSet('api apis endpoint endpoints gateway microservice microservices backend service module')
const separators = new Set([',', 'and', '&', '/', '+', ';', '\n', '-', '•', '*', 'or', '(', ':', 'plus', '–', '·', '|'])
const negations = wordSet("not never don't without no")
/** Prepositions before the topic or the audience of a thing: "academy for kids", "survey about sleep habits". */
const beforeTopics = wordSet('for about on')
/** Words for data, which have no topic: "data for customers". */
const dataWords = wordSet(rowWords, noDataWords, instructionVerbs, fillerWords)

/** Fewest tables that make a list a list of tables: "users, | channels, | messages, reactions". */
const fewestTables = 3
type Said = Pick<Intent, 'tokens' | 'facts'> & Partial<Pick<Intent, 'asides'>>

/**
 * Finds plurals in lists, and after words such as "with".
 * @param counted positions of the nouns that are tables for other reasons
 */
export function listedNouns(intent: Said, counted: ReadonlySet<number>): readonly Noun[] {
  const runs: Phrase[][] = []
  for (const phrase of phrasesOf(intent)) {
    if (phrase.isListed && runs.length > 0) runs.at(-1)?.push(phrase)
    else runs.push([phrase])
  }
  return runs.flatMap((run) => {
    // One plural in a list of columns is a column: "category, sales, quantity and profit".
    const single = run.filter(({ noun }) => !mayBePlural(noun.words.at(-1) ?? '') && !counted.has(noun.start))
    if (single.length > 2 && single.length * 2 > run.length) return []
    // Next to columns, "species" is a column.
    const isOfColumns = run.some(({ noun }) => !mayBePlural(noun.words.at(-1) ?? ''))
    const isKnown = ({ noun }: Phrase): boolean =>
      (isOfColumns ? isPluralNoun(noun) : mayBePlural(noun.words.at(-1) ?? '')) && isThing(noun)
    const isOne = run.some((each) => isKnown(each) || counted.has(each.noun.start))
    const isList = run.length > 1 && (isOne || run[0]?.isIntroduced === true)
    const others = run.filter((each) => isKnown(each) || counted.has(each.noun.start)).length
    const isOfTables = others >= fewestTables && others === run.length - 1
    return run
      .filter(
        (each) =>
          (isKnown(each) && (run.length > 1 || each.isIntroduced || isTitled(each))) ||
          (isList && isUnknownTable(each)) ||
          (isOfTables && isPluralNoun(each.noun) && isChoice(each.noun)),
      )
      .map(({ noun }) => noun)
  })
}

/** Whether the title of a story names a known thing: "Sensor readings:". In "queue dead letters:" only the last word is known. */
function isTitled({ noun, isTitle }: Phrase): boolean {
  const kind = isTitle ? classify(keptWords(noun.words)) : null
  return kind !== null && kind.family !== null && noun.words.length - kind.words < 2
}

/** Whether a noun names a column of a few values, such as "channel", which may be a table among tables. */
function isChoice({ words }: Noun): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  return isExact && typeof meaning.body === 'object' && 'values' in meaning.body
}

function isUnknownTable({ noun }: Phrase): boolean {
  const last = noun.words.at(-1) ?? ''
  // "Default flags" is a flag of each row.
  const isColumn = findMeaning(noun.words, []).isExact || ofEach(noun.words) !== noun.words
  return mayBePlural(last) && isPlausibleWord(last) && !isColumn
}

const gaining = wordSet(modals, 'get gets pay pays receive receives')
const lineStarts = wordSet('- • * \n')

/** Whether a line of a list is a statement about some rows: "- students | get 50% discount". */
function isTold(tokens: readonly Token[], at: number, next: number): boolean {
  return isOneOf(tokens, at - 1, lineStarts) && isOneOf(tokens, next, gaining)
}

/** Whether a word is the verb of a relative clause: "an NGO that | runs | 35 schools". */
function isRun(tokens: readonly Token[], at: number, next: number): boolean {
  return next === at + 1 && isOneOf(tokens, at - 1, relatives) && kindAt(tokens, next) === 'number'
}

/** The noun phrases of a story that are not part of facts, except for counts, ratios and relations. */
function* phrasesOf({ tokens, facts, asides = [] }: Said): Generator<Phrase> {
  const blocked = blockedSpans(facts)
  let span = 0
  let told = 0
  let isListed = false
  /** Whether a list may go on after the last noun. */
  let isOpen = false
  let isIntroduced = false
  let isFirst = true
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) return
    while ((blocked[span]?.end ?? Infinity) <= token.start) span++
    while ((asides[told]?.end ?? Infinity) <= token.start) told++
    // Nouns in statements are no tables: "attempts" of "locked accounts have 5 failed attempts".
    const isBlocked = (blocked[span]?.start ?? Infinity) <= token.start || (asides[told]?.start ?? Infinity) < token.start
    // The adjective of "three-bedroom cottages" is no part of the noun.
    const isNoun = isNounWord(token) && tokens[at - 1]?.isHyphened !== true
    const read = !isBlocked && isNoun ? readNoun(tokens, at) : null
    if (read !== null) {
      if (mayBeListed(tokens, at, read, facts))
        yield { noun: read.noun, isListed, isIntroduced, isTitle: isFirst && (endsTitle(tokens, read.next) || isForOwners(tokens, read)) }
      isFirst = false
      isListed = false
      isOpen = true
      isIntroduced = false
      at = read.next
      continue
    }
    isOpen &&=
      !isBlocked && (separators.has(token.text) || token.kind === 'number' || determiners.has(token.text)) && !endsTitle(tokens, at)
    isListed = isOpen
    if (introduces(tokens, at)) isIntroduced = true
    // "Between 5 and 20, employees": the number counts nothing.
    else if (token.kind === 'number' && !isNounWord(tokens[at + 1])) isIntroduced = false
    else if (token.kind !== 'number' && !separators.has(token.text) && !determiners.has(token.text)) isIntroduced = false
    at++
  }
}

/** Whether a noun stands for a thing, and is not part of another phrase. */
function mayBeListed(tokens: readonly Token[], at: number, { noun, next }: ReadNoun, facts: readonly Fact[]): boolean {
  // "Lots of", "hundreds of" and "kinds of" are quantities. "60 pubs as customers" are one table.
  const isRole = textAt(tokens, at - 1) === 'as' && textAt(tokens, at - 2) !== 'such'
  // "and stays | flat"
  const isVerb =
    isTold(tokens, at, next) || isOneOf(tokens, next, levelWords) || isOneOf(tokens, next, comparatives) || isRun(tokens, at, next)
  // "A payments | API" is what the data is for, if the story counts its rows.
  const isOfSoftware = isOneOf(tokens, next, software) && facts.some(({ type }) => type === 'count')
  // "Average order 3 | candles", "teams of 10 | kids"
  if (kindAt(tokens, at - 1) === 'number' && isOfOne(tokens, at - 1)) return false
  // "Number of | frames" is a column.
  const isNumber = textAt(tokens, at - 1) === 'of' && isOneOf(tokens, at - 2, numbers)
  const isColumn = isAmountName([...noun.words, textAt(tokens, next)]) && !isNounWord(tokens[next + 1])
  return textAt(tokens, next) !== 'of' && !isRole && !isVerb && !isColumn && !isOfSoftware && !isNumber && !isStoring(tokens, at, noun)
}

type ReadNoun = NonNullable<ReturnType<typeof readNoun>>

/** Whether a sentence says what a table holds: "Stores room information". */
function isStoring(tokens: readonly Token[], at: number, { words }: Noun): boolean {
  return words.length > 1 && /^(?:stores|records|lists|contains|holds|tracks)$/.test(words[0] ?? '') && endsClause(tokens, at - 1)
}

/** Whether a colon ends a title: "SQL exercise for joins:", but not "orders: 300, items: 900". */
function endsTitle(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === ':' && (kindAt(tokens, at + 1) !== 'number' || countsBehind(tokens, at + 2))
}

/** Whether a number counts the noun after it: "30 students", but not "500 rows". */
function countsBehind(tokens: readonly Token[], at: number): boolean {
  return isNounWord(tokens[at]) && !rowWords.has(textAt(tokens, at))
}

/** Whether a word introduces tables: "with hives", but not "do not include persons" or "4% of cells". */
function introduces(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (text === ':' || text === '\n') return true
  const before = textAt(tokens, at - 1)
  if (!introductions.has(text) || negations.has(before)) return false
  if (beforeTopics.has(text) && hasTopic(tokens, at)) return false
  // "otherwise with | coins", "they pay with | vouchers".
  if (text === 'with' && means.has(before)) return false
  // "We keep | bees in 40 apiaries" says what the business does.
  if (text === 'keep' && owners.has(before) && isInCounted(tokens, readNoun(tokens, at + 1)?.next ?? at)) return false
  // "Candidates from | referrals are hired"
  if (text === 'from' && isOneOf(tokens, readNoun(tokens, at + 1)?.next ?? at, telling)) return false
  // "4% of | cells", "25% of the | trials", "10 are for | disabled drivers".
  const of = text === 'the' && before === 'of' ? at - 1 : at
  if (textAt(tokens, of) === 'of' && (textAt(tokens, of - 1) === '%' || kindAt(tokens, of - 1) === 'number')) return false
  return !(text === 'for' && being.has(before))
}

const means = wordSet('otherwise sometimes mostly usually often else rarely pay pays paid paying')
const owners = wordSet('we i')

function isInCounted(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, placing) && kindAt(tokens, at + 1) === 'number'
}

const placing = wordSet('in at on across')
const telling = wordSet(finiteBeing, having, modals)

/** Whether a topic or audience follows: "an academy for", "a survey about", but not "data for". */
function hasTopic(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return isNounWord(tokens[at - 1]) && !isPlural(before) && !dataWords.has(before)
}

/** The parts of a ratio outside of its nouns, such as the verb of "and | writes 2 | reviews". */
function aroundNouns({ child, parent, start, end }: RatioFact): readonly Span[] {
  const [first, second] = child.start < parent.start ? [child, parent] : [parent, child]
  const gaps = [
    { start, end: first.start },
    { start: Math.max(start, first.end), end: second.start },
    { start: Math.max(start, second.end), end },
  ]
  return gaps.filter((gap) => gap.start < gap.end)
}

function blockedSpans(facts: readonly Fact[]): readonly Span[] {
  const spans = facts.flatMap((fact): readonly Span[] => {
    if (fact.type === 'relation' && (fact.as !== undefined || fact.isJoin === true || isColumnNoun(fact.parent))) return [fact]
    if (fact.type === 'ratio') return aroundNouns(fact)
    if (fact.type === 'count') return fact.noun.name === undefined ? [] : [fact]
    if (fact.type === 'columns') return fact.list !== undefined || isColumnNoun(fact.noun) ? [fact] : fact.columns
    if (fact.type === 'relation' || (fact.type === 'selection' && fact.mode === 'only')) return []
    return [fact]
  })
  return inOrder(spans)
}
