import type { Domain } from '../../domains/domain.ts'
import { type RateCandidate, rateCandidates, type RateTarget } from './rate-candidates.ts'
import { doneBy, doneIn } from '../lexicon/flag-verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isSameStem } from '../words/same-stem.ts'
import { hasTerm, termWords } from '../words/term-words.ts'
import type { Topic } from '../topics/topics.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'

/** The value that words of the story name. Words that are not in `words` are not part of its name. */
export interface FoundRate extends RateTarget {
  /** The words that name the value, as written. */
  readonly words: readonly string[]
  /** Whether the domain declares the words. */
  readonly isDeclared: boolean
}

/** Next to a value these words change its meaning: "delivered late" is not "delivered". */
const turning = wordSet('late early again twice never non wrong wrongly partially partly incorrectly')

/**
 * Finds the column value that words of a story name ("cancelled"). The longest match wins; among equal ones, in this order: the value of
 * `table`, of the nearest topic of the sentence whose rows can have one, of any topic, a value that the domain declares in `rates`, one
 * whose column is named too, of the nearest topic before the sentence, one of an earlier table. Null if nothing matches. A value of another
 * table than `table` is found only if the domain declares it.
 * @param words the words of the statement in lower case
 * @param table the table that the statement names; null for none
 * @param topics tables that the statement may be about, the most likely first
 */
export function findRate(words: readonly string[], table: string | null, domain: Domain, topics: readonly Topic[] = []): FoundRate | null {
  const found = foundRate(words, table, domain, topics)
  if (found !== null) return found
  // "6% cancel" and "6% cancellations" are cancelled, but "6% damaged on return" were not just returned.
  const done = words.map((word, place) => (place > 1 && circumstantial.has(words[place - 1] ?? '') ? word : doneOf(word)))
  const meant = done.every((word, place) => word === words[place]) ? null : foundRate(done, table, domain, topics)
  if (meant !== null) return { ...meant, words: meant.words.map((word) => words[done.indexOf(word)] ?? word) }
  // "On annual contracts" names the column too.
  const turned = words.map((word) => synonyms.get(word) ?? word)
  const alike = turned.every((word, place) => word === words[place]) ? null : foundRate(turned, table, domain, topics)
  if (alike !== null && termWords(alike.column).some((word) => words.map(singularOf).includes(word)))
    return { ...alike, words: alike.words.map((word) => words[turned.indexOf(word)] ?? word) }
  return flagByStem(words, table, domain, topics)
}

/** The participle for a verb or for the noun of a process; other words are returned unchanged. */
function doneOf(word: string): string {
  const noun = singularOf(word)
  return doneIn(noun) === noun ? word : doneIn(noun)
}

/** Words between a state and when it came about: "damaged | on | return". */
const circumstantial = wordSet('on at in upon during after before the a')

/** Other words for values. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['annual', 'yearly'],
  ['yearly', 'annual'],
])

/** The flag whose name has the stems of all words: `is_fraudulent` for a "fraud rate"; "positive" is the only flag of a table. */
function flagByStem(words: readonly string[], table: string | null, domain: Domain, topics: readonly Topic[]): FoundRate | null {
  const said = words.map(singularOf).filter((word) => !functionWords.has(word) && !measures.has(word))
  if (said.length === 0 || said.some((word) => turning.has(word))) return null
  const flags = rateCandidates(domain).flags.filter((each) => table === null || each.table === table)
  const isPositive = said.length === 1 && positives.has(said[0] ?? '')
  const found = flags.filter(
    (each) =>
      (isPositive && !usual.test(each.column)) ||
      (each.terms[0] ?? []).every((part) => measures.has(part) || said.some((word) => isNamedBy(part, word))),
  )
  const meant = found.filter(({ terms: [term = []] }) => isPositive || said.every((word) => term.some((part) => isNamedBy(part, word))))
  const near = topics.find(({ where }) => where !== 'after')?.table
  const isOwn = isPositive ? ({ column }: RateCandidate) => targets.test(column) : (each: RateCandidate) => each.table === near
  const own = meant.length > 1 ? meant.filter(isOwn) : meant
  const [only] = own
  return only === undefined || own.length > 1
    ? null
    : { table: only.table, column: only.column, value: only.value, shown: only.shown, words, isDeclared: false }
}

function isNamedBy(part: string, word: string): boolean {
  return (isSameStem(part, word) && able.test(part) === able.test(word)) || (leavingNouns.test(part) && leaving.test(word))
}

/** "16% left the company": those are the attrition of its employees. */
const leavingNouns = /^(?:attrition|turnover|churn)$/
const leaving = /^(?:left|leave|quit|company|churned)$/

/** "Returnable" is not returned. */
const able = /[ai]ble$/
const measures = wordSet('rate ratio prevalence share class label case flag')
const positives = wordSet('positive one')
/** Names of the flag that a model predicts. */
const targets = /^(?:y|target|label|class|outcome|response)$/
/** Flags that tables have without a story. */
const usual = /^is_(?:active|available|paid|passed|published|verified)$/

function foundRate(words: readonly string[], table: string | null, domain: Domain, topics: readonly Topic[]): FoundRate | null {
  const said = words.map(singularOf)
  const plain = said.filter((word) => !functionWords.has(word) && !fillerWords.has(word))
  const candidates = rateCandidates(domain).named(said)
  const near = topics.filter(({ where }) => where !== 'after')
  const able = near.find(({ table: own }) => candidates.some((each) => each.table === own && longestIn(said, each.terms) !== null))
  let best: { readonly candidate: RateCandidate; readonly term: readonly string[]; readonly score: number } | null = null
  for (const candidate of candidates) {
    // A flag may have filler words in its name: "skipped the income question".
    const term = longestIn(said, candidate.terms) ?? (plain.length === said.length ? null : longestIn(plain, candidate.terms, 2))
    if (term?.join('').length === 1 && said.at(-1) !== term[0]) continue
    if (term === null || said.some((word) => turning.has(word) && !term.includes(word))) continue
    if (
      isOfOther(said, term) ||
      (isPossession(words) &&
        typeof candidate.value === 'string' &&
        !candidate.isDeclared &&
        !candidate.about.some((word) => said.includes(word) || states.has(word)))
    )
      continue
    if (table !== null && candidate.table !== table && !candidate.isDeclared) continue
    const isAbout = candidate.about.some((word) => said.includes(word))
    const isNear = candidate.table === able?.table
    const isNamed = near.some(({ table: own }) => own === candidate.table)
    const signs = [candidate.table === table, isNear && able?.where === 'sentence', isNamed, candidate.isDeclared, isAbout, isNear]
    const score = signs.reduce((sum, is) => sum * 2 + Number(is), term.length)
    if (best === null || score > best.score) best = { candidate, term, score }
  }
  if (best === null) return null
  const { candidate, term } = best
  const { table: own, column, value, shown } = candidate
  const named = words.filter((_, place) => term.includes(said[place] ?? '') || candidate.about.includes(said[place] ?? ''))
  return { table: own, column, value, shown, words: named, isDeclared: candidate.isDeclared }
}

/** The visible tables whose rows can have a value that some words name. */
export function tablesWith(words: readonly string[], domain: Domain): ReadonlySet<string> {
  const said = words.map((word) => singularOf(doneBy(word)))
  return new Set(
    rateCandidates(domain)
      .named(said)
      .flatMap(({ table, terms }) => (longestIn(said, terms) === null ? [] : [table])),
  )
}

/** Columns of states, which rows have got: "got an offer". */
const states = wordSet('status stage outcome result decision')

/** "with a phone number", "have | a partner": what rows have is no value of theirs, as "on a free plan" is. */
function isPossession([first = '', second = '']: readonly string[]): boolean {
  return /^an?$/.test(first === 'with' ? second : first)
}

/**
 * Whether words behind "by" or "for" limit a value further: "cancelled | by the driver", "fiction | for kids". In "paid | by card" they are
 * part of the value.
 */
function isOfOther(said: readonly string[], term: readonly string[]): boolean {
  const at = said.findIndex((word, place) => place > 0 && (word === 'by' || word === 'for'))
  const behind = at < 0 ? [] : said.slice(at + 1).filter((word) => !functionWords.has(word))
  return behind.length > 0 && !behind.some((word) => term.includes(word))
}

/** The longest term that occurs in the said words and has at least a given number of words. */
function longestIn(said: readonly string[], terms: RateCandidate['terms'], least = 1): readonly string[] | null {
  let longest: readonly string[] | null = null
  for (const term of terms) if (term.length >= least && term.length > (longest?.length ?? 0) && hasTerm(said, term)) longest = term
  return longest
}
