import type { Domain } from '../../domains/domain.ts'
import type { Candidate } from '../compose/candidate.ts'
import { candidatesOf } from '../compose/candidates.ts'
import { classify } from '../compose/classify.ts'
import { composeDomain, composeRequested } from '../compose/compose-domain.ts'
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
import { isLittleOf } from './is-little-of.ts'
import { isRowsOfData } from './is-rows-of-data.ts'
import type { FoundTerm, RankedDomain } from './rank-domains.ts'
import type { Intent } from '../read-story.ts'
import { withSaidNames } from './said-names.ts'
import { namesMore, tableOfTerm, tablesOf } from './tables-of-terms.ts'
import { scoreOfTerms } from './score-of-terms.ts'
import { isOfOthers, wordsOfSubject } from './words-of-subject.ts'
import { withShownTables } from '../compose/with-shown-tables.ts'
import { withGoods } from '../compose/with-goods.ts'
import { withCountedSums } from './with-counted-sums.ts'
import { withPart } from './with-part.ts'
import { withSingleBusiness } from './with-single-business.ts'
import { type Best, soldBy, withinBusiness } from './within-business.ts'
import { withPairs } from './with-pairs.ts'
import { withWrittenTimes } from './with-written-times.ts'
import { type CorrectedStory, withoutTypos } from './typos.ts'
import { singularOf } from '../words/words.ts'
import { termKey } from '../words/term-words.ts'
import { primaryTable } from '../bind/tables/primary-table.ts'

/** The domain that was chosen for a story, and the story with its typos corrected. */
export interface ChosenDomain extends CorrectedStory, Meant {
  readonly domain: Domain
  /** The score that the words of the story give it; 0 for a composed domain. */
  readonly score: number
}

/** Only this many of the best domains are compared. */
const mostWeighed = 4
/** Only this many facts are compared: later ones say nothing more about the subject. */
const mostFacts = 40
/** A score is clearly ahead at this factor of the next one. */
const clearly = 1.25
/** Most other domains that may have the same main table. */
const rivals = 1

/**
 * Chooses the domain that a story names by a keyword, or the only one that knows what it mentions. If several know the same, a domain is
 * composed from the nouns of the story. Null if nothing in the story could be a table.
 */
export function chooseDomain(read: Intent, ranked: readonly RankedDomain[]): ChosenDomain | null {
  const best = namesTables(read) || isRowsOfData(read, ranked) ? null : withinBusiness(bestOf(read, ranked), read)
  const known = best?.isClear === true ? extended(read, best.ranked, ranked) : null
  if (best !== null && known !== null && !isLittleOf(best.ranked, read)) return known
  const composed = composeDomain(read)
  if (composed === null && known !== null) return known
  const firm = composed === null && best?.ranked.terms.some(isFirm) === true ? extended(read, best.ranked, ranked) : null
  const made = firm === null ? (composed ?? composeRequested(read)) : null
  if (made === null) return firm
  return {
    intent: read,
    reasons: new Map(),
    domain: withPairs(withGoods(described(withWrittenTimes(made, read), read), soldBy(read)), read.facts),
    score: 0,
    ...notMeant,
  }
}

/** Whether the story counts tables by identifiers ("300 dim_customer"): these are then all tables. */
function namesTables(read: Intent): boolean {
  return candidatesOf(read).some(({ name, count }) => name !== undefined && count !== null)
}

function extended(read: Intent, best: RankedDomain, ranked: readonly RankedDomain[]): ChosenDomain | null {
  const corrected = withoutTypos(read, best.domain)
  const { intent } = corrected
  if (!isNamed(best) && !fitsDomain(best.domain, intent)) return null
  const one = withSingleBusiness(withPart(withShownTables(best.domain, intent), intent), intent)
  const whole = withGoods(extendDomain(countedApart(withCountedSums(one, intent.facts), intent.facts), intent), soldBy(intent))
  const terms = tablesOf(best)
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

/** A domain, and how much of a story it knows. */
interface Weighed {
  readonly ranked: RankedDomain
  /** Number of facts and nouns that it knows. */
  readonly known: number
  /** The score without words that are only mentioned in passing. */
  readonly score: number
}

/** The best domain, and whether the story clearly means it; null if the story means none. */
function bestOf(read: Intent, ranked: readonly RankedDomain[]): Best | null {
  const [first, second] = ranked
  if (first === undefined || !isMeant(first, read)) return null
  const { shared } = first.domain
  if (shared !== undefined && first.terms.every(({ text }) => shared.includes(text))) return { ranked: first, isClear: false }
  if (first.terms.some(({ role }) => role !== 'noun'))
    return { ranked: first, isClear: first.score !== second?.score && isTrade(first, read) }
  const [best, ...others] = ranked
    .slice(0, mostWeighed)
    .map((each) => ({ ranked: each, known: knownOf(each.domain, read), score: scoreOfTerms(each.terms.filter(({ isLoose }) => !isLoose)) }))
    .toSorted((one, other) => other.known - one.known || other.score - one.score)
  return best === undefined ? null : { ranked: best.ranked, isClear: isMeant(best.ranked, read) && isClear(best, others, read) }
}

/** Whether the keywords that were found name the subject of the story, not something inside it. */
function isTrade(ranked: RankedDomain, read: Intent): boolean {
  const words = ranked.terms.filter(({ role }) => role !== 'noun')
  if (words.length > 1) return true
  const candidates = candidatesOf(read)
  const isKnown = ({ words: own }: Candidate): boolean => findTable({ words: own }, ranked.domain) !== null
  // A keyword in passing is not enough: "paid by card", "salaries in Support", "electricity of 3 buildings".
  const subject = wordsOfSubject(read)
  const isOneWord = ({ text }: FoundTerm): boolean => !text.includes(' ')
  const isLooseKeyword = ({ role, isLoose }: FoundTerm): boolean => role === 'keyword' && isLoose
  const areOfOthers = isOfOthers(read)
  const isInPassing = words.every((term) => isOneWord(term) && isLooseKeyword(term) && (areOfOthers || !isIn(term.text, subject)))
  // "Two hospitals" alone are the subject.
  const [only, ...others] = candidates
  const isOnly = (text: string): boolean => others.length === 0 && only?.words.join(' ') === text
  const areAllTerms = words.length === ranked.terms.length
  const isElsewhere = areAllTerms && words.every((term) => isOneWord(term) && !isIn(term.text, subject) && !isOnly(term.text))
  const areKnown = candidates.some(isKnown)
  if ((isInPassing || isElsewhere) && candidates.length > 0 && !areKnown) return false
  // "Gym revenue" names a domain; "20 employees" is a table, which a bakery may have as well.
  if (words.some(namesMore)) return candidates.length < 2 || subject.length < 2 || areKnown
  return ranked.terms.length > 1 || !isOfOther(ranked, read)
}

function isIn(word: string, subject: readonly string[]): boolean {
  return subject.some((own) => singularOf(own) === word)
}

/** What is known about a domain and a story. */
interface Evidence {
  /** Whether the domain knows all facts and nouns of the story. */
  readonly isWhole: boolean
  /** Whether the story says anything that only some domains have. */
  readonly isTold: boolean
  /** Whether the story calls the primary table by its name. */
  readonly isAbout: boolean
  /** Whether the story names more than one of the tables. */
  readonly isSeveral: boolean
}

/** Whether a story can mean only this domain. @param others the other domains that were compared */
function isClear({ ranked, known, score }: Weighed, others: readonly Weighed[], read: Intent): boolean {
  const peers = others.filter((each) => each.known === known).map((each) => each.score)
  const tables = new Set(ranked.terms.flatMap((term) => (term.isLoose || !tells(term) ? [] : [tableOfTerm(term)])))
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

/** The domain knows everything that is said, that is enough to decide, and no other domain knows as much. */
function isAlone({ isWhole, isTold, isSeveral }: Evidence, peers: readonly number[]): boolean {
  return isWhole && peers.length === 0 && (isTold || isSeveral)
}

/** The domain knows everything and several of its tables are named. If other domains score the same, its primary table has to be named. */
function isTogether({ isWhole, isAbout, isSeveral }: Evidence, score: number, peers: readonly number[]): boolean {
  return isWhole && isSeveral && (isAbout || !peers.includes(score))
}

/** The primary table is named, and at most one other domain has a score as good. Ties are decided by the name of the domain. */
function isMain({ isWhole, isAbout }: Evidence, score: number, peers: readonly number[]): boolean {
  return isWhole && isAbout && peers.filter((peer) => score < peer * clearly).length <= rivals
}

/** The domain knows everything, its primary or several tables are named, and it is ahead: by `clearly` unless `isTold`. */
function isAhead({ isWhole, isTold, isAbout, isSeveral }: Evidence, score: number, peers: readonly number[]): boolean {
  return isWhole && (isAbout || isSeveral) && peers.every((peer) => (isTold ? score > peer : score >= peer * clearly))
}

/** Whether a story calls the primary table of a domain by its own name. */
function isAbout({ domain, terms }: RankedDomain): boolean {
  const primary = primaryTable(domain.schema)?.name ?? ''
  return terms.some((term) => !term.isLoose && tableOfTerm(term) === primary && singularOf(primary) === term.text)
}

/** Whether a story calls any table of a domain by its own name. Synonyms such as "accounts" or "statements" are shared by many domains. */
function isOwn({ terms }: RankedDomain): boolean {
  return terms.some((term) => !term.isLoose && termKey(tableOfTerm(term) ?? '') === term.text)
}

/** Whether a table word points to one domain: the name of the table, a word of no other domain, or a word for people. "Orders" does not. */
function tells(term: FoundTerm): boolean {
  const isOwn = term.domains === 1 || termKey(tableOfTerm(term) ?? '') === term.text
  return isOwn || classify(term.text.split(' '))?.archetype.name === 'person'
}

/** Whether a story starts with a business that a domain has no word for: "photography business: clients, shoots and invoices". */
function isOfOther({ terms }: RankedDomain, read: Intent): boolean {
  const own = new Set(terms.flatMap((term) => term.text.split(' ')))
  const words = wordsOfSubject(read)
  return words.length > 0 && !words.some((word) => own.has(singularOf(word)))
}

function isAllKnown({ domain }: RankedDomain, read: Intent): boolean {
  return knownOf(domain, read) === Math.min(mostFacts, read.facts.length) + candidatesOf(read).length
}

/** Whether only some domains can use a fact. All of them can use places, times and growth. */
function isTelling({ type }: Fact): boolean {
  return type === 'rate'
}

/** Whether a term is more than a mention: "employee data" is about employees, but "a market stall" not about a city. */
function isFirm(term: FoundTerm): boolean {
  return !term.isLoose || term.role === 'name' || tableOfTerm(term) === null || singularOf(tableOfTerm(term) ?? '') === term.text
}

/** Number of facts and nouns of a story that a domain knows without additions. */
function knownOf(domain: Domain, read: Intent): number {
  return (
    knownFacts(read.facts.slice(0, mostFacts), domain) +
    candidatesOf(read).filter(({ words }) => findTable({ words }, domain) !== null).length
  )
}
