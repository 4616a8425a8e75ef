import type { Domain } from '../../domains/domain.ts'
import { type Candidate, candidatesOf } from '../compose/candidates.ts'
import { classify } from '../compose/classify.ts'
import { composeDomain } from '../compose/compose-domain.ts'
import { described } from './described.ts'
import { countedApart } from '../compose/counted-apart.ts'
import { extendDomain } from '../compose/extend-domain.ts'
import { fitsDomain } from '../compose/fits-domain.ts'
import { isMeant, isNamed } from './is-meant.ts'
import type { Fact } from '../facts/fact.ts'
import { type Meant, meantBy, namesBusiness, notMeant } from './meant-by.ts'
import { namedPart } from './named-part.ts'
import { withSaidFlags } from '../compose/said-flags.ts'
import { findTable } from '../find/find-table.ts'
import { knownFacts } from './known-facts.ts'
import { beforeNames } from '../words/named-numbers.ts'
import type { FoundTerm, RankedDomain } from './rank-domains.ts'
import type { Intent } from '../read-story.ts'
import { withSaidNames } from './said-names.ts'
import { textAt } from '../reader/index.ts'
import { scoreOfTerms } from './score-of-terms.ts'
import { speakingWords } from '../words/speaking-words.ts'
import { subjectOf } from './subject.ts'
import { withPairs } from './with-pairs.ts'
import { termWords } from '../words/term-words.ts'
import { type Corrected, withoutTypos } from './typos.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'

/** The domain that a story is applied to, and the story as that domain spells it. */
export interface ChosenDomain extends Corrected, Meant {
  readonly domain: Domain
  /** The points that the words of the story give it; 0 for one that is composed. */
  readonly score: number
}

/** So many of the best domains are weighed. */
const mostWeighed = 4
/** So many facts are weighed: what comes behind them tells no more of what a story is about. */
const mostFacts = 40
/** So many times the score of the next one is clearly more. */
const clearly = 1.25
/** So many other trades may be about the same thing. */
const rivals = 1

/**
 * The domain that a story names by a keyword, or that alone knows its things; else one that is composed of the story's own nouns, rather than
 * any of several that know as much of them. Null where there is nothing that could have rows.
 */
export function chooseDomain(read: Intent, ranked: readonly RankedDomain[]): ChosenDomain | null {
  const best = namesTables(read) ? null : bestOf(read, ranked)
  const known = best?.isClear === true ? extended(read, best.ranked, ranked) : null
  if (known !== null) return known
  const composed = composeDomain(read)
  if (composed !== null)
    return { intent: read, reasons: new Map(), domain: withPairs(described(composed, read), read.facts), score: 0, ...notMeant }
  return best !== null && best.ranked.terms.some(isFirm) ? extended(read, best.ranked, ranked) : null
}

/** Whether a story counts tables by names as programs write them: these are all that there are. */
function namesTables(read: Intent): boolean {
  return candidatesOf(read).some(({ name, count }) => name !== undefined && count !== null)
}

function extended(read: Intent, best: RankedDomain, ranked: readonly RankedDomain[]): ChosenDomain | null {
  const corrected = withoutTypos(read, best.domain)
  const { intent } = corrected
  if (!isNamed(best) && !fitsDomain(best.domain, intent)) return null
  const whole = extendDomain(countedApart(best.domain, intent.facts), intent)
  const terms = best.terms.flatMap((term) => (term.isLoose ? [] : (tableOf(term) ?? [])))
  const domain = terms.length === 0 || namesBusiness(best, intent) ? whole : namedPart(whole, intent, terms)
  return {
    ...corrected,
    domain: withPairs(
      withSaidFlags(withSaidNames(domain, intent, new Set(best.terms.map(({ text }) => text))), intent, false),
      intent.facts,
    ),
    score: best.score,
    ...meantBy(best, ranked, read),
  }
}

/** A domain and what of a story it knows by itself. */
interface Weighed {
  readonly ranked: RankedDomain
  /** How many facts and nouns. */
  readonly known: number
  /** The points of what is not just mentioned. */
  readonly score: number
}

/** The domain that a story means, and whether by its own words for it, or clearly more than any other; null for none. */
function bestOf(read: Intent, ranked: readonly RankedDomain[]): { readonly ranked: RankedDomain; readonly isClear: boolean } | null {
  const [first, second] = ranked
  if (first === undefined || !isMeant(first, read)) return null
  if (first.terms.some(({ role }) => role !== 'noun'))
    return { ranked: first, isClear: first.score !== second?.score && isTrade(first, read) }
  const [best, ...others] = ranked
    .slice(0, mostWeighed)
    .map((each) => ({ ranked: each, known: knownOf(each.domain, read), score: scoreOfTerms(each.terms.filter(({ isLoose }) => !isLoose)) }))
    .toSorted((one, other) => other.known - one.known || other.score - one.score)
  return best === undefined ? null : { ranked: best.ranked, isClear: isMeant(best.ranked, read) && isClear(best, others, read) }
}

/** Whether the keywords of a domain that were found name what the story is about, and no part of it. */
function isTrade(ranked: RankedDomain, read: Intent): boolean {
  const words = ranked.terms.filter(({ role }) => role !== 'noun')
  if (words.length > 1) return true
  const candidates = candidatesOf(read)
  const isKnown = ({ words: own }: Candidate): boolean => findTable({ words: own }, ranked.domain) !== null
  // "Paid by card", "salaries in Support", "electricity of 3 buildings": a word in passing is none of a trade that knows nothing else of what there is.
  const subject = wordsOfSubject(read)
  const inPassing = words.every(
    ({ role, isLoose, text }) => role === 'keyword' && isLoose && !text.includes(' ') && (!isIn(text, subject) || isOfOthers(read)),
  )
  // "Two hospitals" are what the story is about.
  const [only, ...others] = candidates
  const isOnly = (text: string): boolean => others.length === 0 && only?.words.join(' ') === text
  const isElsewhere =
    words.length === ranked.terms.length && words.every(({ text }) => !text.includes(' ') && !isIn(text, subject) && !isOnly(text))
  if ((inPassing || isElsewhere) && candidates.length > 0 && !candidates.some(isKnown)) return false
  // "Gym revenue" names a trade; "20 employees" are a table, and a bakery may have them.
  if (words.some((term) => term.role === 'name' || term.isLoose || tableOf(term) === null))
    return candidates.length < 2 || subject.length < 2 || candidates.some(isKnown)
  return ranked.terms.length > 1 || !isOfOther(ranked, read)
}

/** Whether what a story begins with is of something else: "electricity consumption of 3 schools", "… in kWh of 3 schools". */
function isOfOthers({ tokens }: Intent): boolean {
  const subject = subjectOf(tokens)
  const next = subject === null ? -1 : tokens.findIndex(({ start }) => start >= subject.end)
  return next >= 0 && (textAt(tokens, next) === 'of' || (textAt(tokens, next) === 'in' && textAt(tokens, next + 2) === 'of'))
}

function isIn(word: string, subject: readonly string[]): boolean {
  return subject.some((own) => singularOf(own) === word)
}

/** What speaks for a domain. */
interface Evidence {
  /** Whether it knows all facts and nouns of the story. */
  readonly isWhole: boolean
  /** Whether the story says anything that could tell one trade from another. */
  readonly isTold: boolean
  /** Whether the story calls its primary table by its name. */
  readonly isAbout: boolean
  /** Whether the story speaks of more than one of its tables. */
  readonly isSeveral: boolean
}

/** Whether a story can mean no other domain; `others` are those that were weighed beside it. */
function isClear({ ranked, known, score }: Weighed, others: readonly Weighed[], read: Intent): boolean {
  const peers = others.filter((each) => each.known === known).map((each) => each.score)
  const tables = new Set(ranked.terms.flatMap((term) => (term.isLoose || !tells(term) ? [] : [tableOf(term)])))
  const evidence = {
    isWhole: isAllKnown(ranked, read),
    isTold: read.facts.some(isTelling),
    isAbout: isAbout(ranked) && ranked.terms.every((term) => term.isLoose || tells(term)),
    isSeveral: tables.size > 1,
  }
  if (!isOwn(ranked)) return false
  if (isAlone(evidence, peers)) return true
  if (isOfOther(ranked, read)) return false
  return isTogether(evidence, score, peers) || isMain(evidence, score, peers) || isAhead(evidence, score, peers)
}

/** It knows all that is said, which is enough to tell, and no other domain knows as much. */
function isAlone({ isWhole, isTold, isSeveral }: Evidence, peers: readonly number[]): boolean {
  return isWhole && peers.length === 0 && (isTold || isSeveral)
}

/** Things that belong together tell a trade; where others have them as well, one of them has to be its main thing. */
function isTogether({ isWhole, isAbout, isSeveral }: Evidence, score: number, peers: readonly number[]): boolean {
  return isWhole && isSeveral && (isAbout || !peers.includes(score))
}

/** What two trades at most are about tells one of them: ties of their own names are settled by name. */
function isMain({ isWhole, isAbout }: Evidence, score: number, peers: readonly number[]): boolean {
  return isWhole && isAbout && peers.filter((peer) => score < peer * clearly).length <= rivals
}

/** It knows all that is said, its main thing or several others, and has clearly more points; any more where what is said tells trades apart. */
function isAhead({ isWhole, isTold, isAbout, isSeveral }: Evidence, score: number, peers: readonly number[]): boolean {
  return isWhole && (isAbout || isSeveral) && peers.every((peer) => (isTold ? score > peer : score >= peer * clearly))
}

/** Whether a story calls the primary table of a domain by its name. */
function isAbout({ domain, terms }: RankedDomain): boolean {
  const primary = domain.schema.tables.find(({ rows }) => typeof rows === 'object' && rows.type === 'primary')?.name ?? ''
  return terms.some((term) => !term.isLoose && tableOf(term) === primary && singularOf(primary) === term.text)
}

/** Whether a story calls any table of a domain by its own name: others are called "accounts" and "statements", too. */
function isOwn({ terms }: RankedDomain): boolean {
  return terms.some((term) => !term.isLoose && termWords(tableOf(term) ?? '').join(' ') === term.text)
}

/** Whether a word says which trade has a table: its own name for it, one that no other has, or one for people; not the "orders" of many others. */
function tells(term: FoundTerm): boolean {
  const isOwn = term.domains === 1 || termWords(tableOf(term) ?? '').join(' ') === term.text
  return isOwn || classify(term.text.split(' '))?.archetype.name === 'person'
}

/** Whether a story begins with the name of a business that a domain has no word for: "photography business: clients, shoots and invoices". */
function isOfOther({ terms }: RankedDomain, read: Intent): boolean {
  const own = new Set(terms.flatMap((term) => term.text.split(' ')))
  const words = wordsOfSubject(read)
  return words.length > 0 && !words.some((word) => own.has(singularOf(word)))
}

/** The words of the name of the business that tell which one it is: "wind", "farm". */
function wordsOfSubject({ tokens }: Intent): readonly string[] {
  const subject = subjectOf(tokens)
  if (subject === null) return []
  // Numbers, and what they make a name of, tell no trade: "a Fortune 500 company".
  const own = tokens.filter(
    ({ kind, text, start, end }) => kind === 'word' && start >= subject.start && end <= subject.end && !beforeNames.has(text),
  )
  return own.map(({ text }) => text).filter((word) => !functionWords.has(word) && !fillerWords.has(word) && !speakingWords.has(word))
}

function isAllKnown({ domain }: RankedDomain, read: Intent): boolean {
  return knownOf(domain, read) === Math.min(mostFacts, read.facts.length) + candidatesOf(read).length
}

/** Whether a fact could tell one trade from another: all have places, times and things that grow. */
function isTelling({ type }: Fact): boolean {
  return type === 'rate'
}

/** Whether a term is more than mentioned: "employee data" is of employees, but a market stall no city. */
function isFirm(term: FoundTerm): boolean {
  return !term.isLoose || term.role === 'name' || tableOf(term) === null || singularOf(tableOf(term) ?? '') === term.text
}

/** The table that a term names, keywords such as "employees" too. */
function tableOf({ table, text, domain }: FoundTerm): string | null {
  return table ?? findTable({ words: text.split(' ') }, domain)?.table ?? null
}

/** How many facts and nouns of a story a domain knows by itself. */
function knownOf(domain: Domain, read: Intent): number {
  return (
    knownFacts(read.facts.slice(0, mostFacts), domain) +
    candidatesOf(read).filter(({ words }) => findTable({ words }, domain) !== null).length
  )
}
