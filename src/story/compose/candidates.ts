import type { Fact } from '../fact.ts'
import type { Noun } from '../noun.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { determiners } from '../lexicon/determiners.ts'
import { isNoData } from '../is-no-data.ts'
import { isNounWord, readNoun } from '../nouns.ts'
import type { Intent } from '../read-story.ts'
import { kindAt, textAt } from '../reader/index.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Span, Token } from '../token.ts'
import { classify } from './classify.ts'
import { isEnglish } from './is-english.ts'
import { isPlural, keptWords, mayBeTable } from './noun-words.ts'
import { singularOf } from '../words.ts'
import { isPlausibleWord } from './plausible-word.ts'
import { introductions } from './stop-words.ts'
import { wholeNoun } from './whole-noun.ts'
import { withoutTitle } from './without-title.ts'

/** A noun of the story that becomes a table. */
export interface Candidate {
  /** In the singular, without what says how many or how good: "honey", "harvest". */
  readonly words: readonly string[]
  /** The last word as it was written, a plural mostly. */
  readonly written: string
  /** Null where none was said. */
  readonly count: number | null
  /** Where it stands in the story. */
  readonly start: number
  /** Set where the story writes its name as programs do: the table keeps it. */
  readonly name?: string
  /** Another word for the same rows, in the singular. */
  readonly alias?: string
}

/** A noun phrase, and whether only commas and the like part it from the one before. */
interface Phrase {
  readonly noun: Noun
  readonly isListed: boolean
  readonly isIntroduced: boolean
}

const separators = new Set([',', 'and', '&', '/', '+', ';', '\n', '-', '•', '*', 'or', '(', ':', 'plus', '–', '·', '|'])
const negations = wordSet("not never don't without no")
/** Who some of the rows are. */
const genders = wordSet('women men males females')
const most = 30
/** More nouns than any story names: what comes behind them is not looked at. */
const mostNouns = 300

type Said = Pick<Intent, 'tokens' | 'facts'>

/**
 * The nouns of a story that become tables, in its order: those that are counted or said to relate, and plurals that stand in a list or
 * after words such as "with"; of those that no archetype knows only such as could be English, in a list with others. At most 30.
 */
export function candidatesOf(intent: Said): readonly Candidate[] {
  const found = known.get(intent) ?? foundCandidates(intent)
  known.set(intent, found)
  return found
}

/** They are asked for again and again: whether a domain fits, what it is extended by. */
const known = new WeakMap<Said, readonly Candidate[]>()

function foundCandidates(intent: Said): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  const add = (noun: Noun, count: number | null, isSaid: boolean): void => {
    const { name } = noun
    const own = wholeNoun(intent.tokens, noun)
    const words = name === undefined ? keptWords(own) : own.map(singularOf)
    const head = words.at(-1)
    if (head === undefined || (name === undefined && (!mayBeTable(words) || isNoData(own)))) return
    if ((!isSaid && !isPlural(own.at(-1) ?? '')) || flaws.has(own.at(-1) ?? '') || (count === null && genders.has(own.at(-1) ?? ''))) return
    const key = words.join(' ')
    const before = found.get(key)
    const said = before?.name ?? name
    found.set(key, {
      words,
      written: before?.written ?? own.at(-1) ?? head,
      count: before?.count ?? count,
      start: Math.min(before?.start ?? Infinity, noun.start),
      ...(said === undefined ? {} : { name: said }),
    })
  }
  for (const fact of intent.facts) for (const { noun, count, isSaid } of nounsOf(fact)) if (isReal(noun)) add(noun, count, isSaid)
  const counted = new Set([...found.values()].map(({ start }) => start))
  if (isEnglish(intent.tokens)) for (const noun of listedNouns(intent, counted)) add(noun, null, false)
  const inOrder = [...found.values()].toSorted((one, other) => one.start - other.start)
  return withoutTitle(merged(inOrder.slice(0, mostNouns)).slice(0, most))
}

function nounsOf(fact: Fact): readonly { readonly noun: Noun; readonly count: number | null; readonly isSaid: boolean }[] {
  const said = (noun: Noun): { readonly noun: Noun; readonly count: null; readonly isSaid: boolean } => ({
    noun,
    count: null,
    isSaid: true,
  })
  switch (fact.type) {
    case 'count':
      return [
        {
          noun: fact.noun,
          count: fact.isOfSome === true ? null : fact.count,
          isSaid: fact.noun.name !== undefined || isPlural(fact.noun.words.at(-1) ?? '') || fact.count === 1,
        },
      ]
    case 'ratio':
    case 'relation':
      // "One object per line" is of no things.
      return [fact.child, fact.parent].every(({ words }) => words.every((word) => rowWords.has(word))) ||
        (fact.type === 'relation' && isColumn(fact.parent))
        ? []
        : [said(fact.child), said(fact.parent)]
    case 'columns':
      if (isColumn(fact.noun)) return []
      return [said(fact.noun), ...tableNouns(fact.columns).map((noun) => ({ ...said(noun), isSaid: false }))]
    case 'selection':
      return fact.mode === 'only' ? fact.nouns.map(said) : []
    default:
      return []
  }
}

/** Whether a noun names a column and no thing: what is said of "phone numbers with letters" relates no tables. */
function isColumn({ words, name }: Noun): boolean {
  return name === undefined && (classify(keptWords(words))?.family ?? null) === null && findMeaning(words, []).isExact
}

/** What was read as columns and is things by themselves: "beekeepers with hives and inspections", but not "customers with orders and emails". */
function tableNouns(nouns: readonly Noun[]): readonly Noun[] {
  const plurals = nouns.filter(({ words }) => isPlural(words.at(-1) ?? '') && (classify(keptWords(words))?.family ?? null) !== null)
  const things = plurals.filter(({ words }) => !findMeaning(words, []).isExact)
  return things.length > 0 && plurals.length === nouns.length ? plurals : things
}

/** Whether the last word is known, or could be English. */
function isReal({ words, name }: Noun): boolean {
  if (name !== undefined) return true
  const kept = keptWords(words)
  return classify(kept) !== null || isPlausibleWord(kept.at(-1) ?? '')
}

/** Plurals in lists, and those after words that introduce what there is. */
function listedNouns(intent: Said, counted: ReadonlySet<number>): readonly Noun[] {
  const runs: Phrase[][] = []
  for (const phrase of phrasesOf(intent)) {
    if (phrase.isListed && runs.length > 0) runs.at(-1)?.push(phrase)
    else runs.push([phrase])
  }
  return runs.flatMap((run) => {
    // "Category, sales, quantity and profit" are columns, one plural among them too.
    const single = run.filter(({ noun }) => !isPlural(noun.words.at(-1) ?? '') && !counted.has(noun.start))
    if (single.length > 2 && single.length * 2 > run.length) return []
    // Beside columns, "species" is one of them.
    const isOfColumns = run.some(({ noun }) => !isPlural(noun.words.at(-1) ?? ''))
    const isKnown = ({ noun }: Phrase): boolean =>
      (isOfColumns ? isOwnPlural(noun) : isPlural(noun.words.at(-1) ?? '')) && classify(keptWords(noun.words)) !== null
    const isOne = run.some((each) => isKnown(each) || counted.has(each.noun.start))
    const isList = run.length > 1 && (isOne || run[0]?.isIntroduced === true)
    return run
      .filter((each) => (isKnown(each) && (run.length > 1 || each.isIntroduced)) || (isList && isUnknownTable(each)))
      .map(({ noun }) => noun)
  })
}

/** Whether a noun is a plural that differs from its singular. */
function isOwnPlural({ words }: Noun): boolean {
  const last = words.at(-1) ?? ''
  return singularOf(last) !== last
}

function isUnknownTable({ noun }: Phrase): boolean {
  const last = noun.words.at(-1) ?? ''
  return isPlural(last) && isPlausibleWord(last) && !findMeaning(noun.words, []).isExact
}

/** The noun phrases of a story outside of what facts other than counts, ratios and relations are made of. */
function* phrasesOf({ tokens, facts }: Said): Generator<Phrase> {
  const blocked = blockedSpans(facts)
  let span = 0
  let isListed = false
  /** Whether a list may go on after the last noun. */
  let isOpen = false
  let isIntroduced = false
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) return
    while ((blocked[span]?.end ?? Infinity) <= token.start) span++
    const isBlocked = (blocked[span]?.start ?? Infinity) <= token.start
    const read = !isBlocked && isNounWord(token) ? readNoun(tokens, at) : null
    if (read !== null) {
      // "lots of", "hundreds of", "kinds of" say how many, not what.
      if (textAt(tokens, read.next) !== 'of') yield { noun: read.noun, isListed, isIntroduced }
      isListed = false
      isOpen = true
      isIntroduced = false
      at = read.next
      continue
    }
    isOpen &&= !isBlocked && (separators.has(token.text) || token.kind === 'number' || determiners.has(token.text))
    isListed = isOpen
    if (introduces(tokens, at)) isIntroduced = true
    else if (token.kind !== 'number' && !separators.has(token.text) && !determiners.has(token.text)) isIntroduced = false
    at++
  }
}

/** Whether what comes next is what there is: "with hives", but not "do not include persons" and "4% of cells". */
function introduces(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (text === ':' || text === '\n') return true
  const before = textAt(tokens, at - 1)
  return introductions.has(text) && !negations.has(before) && !(text === 'of' && (before === '%' || kindAt(tokens, at - 1) === 'number'))
}

function blockedSpans(facts: readonly Fact[]): readonly Span[] {
  const spans = facts.flatMap((fact): readonly Span[] => {
    if (fact.type === 'relation' && isColumn(fact.parent)) return [fact]
    if (fact.type === 'ratio' || fact.type === 'relation') return []
    if (fact.type === 'count') return fact.noun.name === undefined ? [] : [fact]
    if (fact.type === 'columns') return isColumn(fact.noun) ? [fact] : fact.columns
    if (fact.type === 'selection' && fact.mode === 'only') return []
    return [fact]
  })
  return spans.toSorted((one, other) => one.start - other.start)
}

/** "hives" after "bee hives" are the same; "work orders" and "sales orders" are not. */
function merged(candidates: readonly Candidate[]): readonly Candidate[] {
  const result: Candidate[] = []
  for (const candidate of candidates) {
    const head = candidate.words.at(-1)
    const same = result.findIndex(
      ({ words, name }) => words.at(-1) === head && name === candidate.name && (candidate.words.length === 1 || words.length === 1),
    )
    const before = result[same]
    if (before === undefined) result.push(candidate)
    else
      result[same] = { ...before, words: before.words.length > 1 ? before.words : candidate.words, count: before.count ?? candidate.count }
  }
  return result
}
