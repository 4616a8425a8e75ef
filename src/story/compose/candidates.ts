import { oncePerObject } from '../../caches/once-per-object.ts'
import { isSpelling } from '../amounts/is-spelling.ts'
import { isFormAt } from './is-form-at.ts'
import { isPersonNoun } from './is-person-noun.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isNoData } from '../words/is-no-data.ts'
import { namedMembers } from '../find/named-members.ts'
import type { Intent } from '../read-story.ts'
import { kindsIn } from './kinds-in.ts'
import { rowNamesIn, withoutRowName } from '../find/row-names-in.ts'
import { timePrepositions } from '../lexicon/connectives.ts'
import { definites, distributives } from '../lexicon/determiners.ts'
import { distributionWords } from '../lexicon/distribution-words.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { isGenderWord } from '../lexicon/gender-words.ts'
import { qualities } from '../lexicon/quality-words.ts'
import { datasetRowNouns, rowNouns } from '../lexicon/row-words.ts'
import { percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import { namedTimeStarts } from '../times/named-seasons.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { inOrder } from '../tokens/in-order.ts'
import type { Token } from '../tokens/token.ts'
import type { Candidate } from './candidate.ts'
import { classify } from './classify.ts'
import { areFeatures } from './is-column-noun.ts'
import { impliedCandidates } from './implied-candidates.ts'
import { isEnglish } from './is-english.ts'
import { listedNouns } from './listed-nouns.ts'
import { isCalendarWord, keptWords, mayBePlural, mayBeTable } from './noun-words.ts'
import { nounsOfFact } from './nouns-of-fact.ts'
import { saidValues } from './said-values.ts'
import { headOf, singularOf } from '../words/words.ts'
import { isPlausibleWord } from './plausible-word.ts'
import { starNouns, withoutPrefix } from './star.ts'
import { wholeNoun } from './whole-noun.ts'
import { withoutAnybody } from './without-anybody.ts'
import { withoutKinds } from './without-kinds.ts'
import { withoutTitle } from './without-title.ts'
import { mergedCandidates } from './merged-candidates.ts'

/** Most tables, and most nouns that are looked at. */
const [most, mostNouns] = [30, 300] as const

const beforeBounds = wordSet('( : , between from is are')
const bounding = wordSet('- – to and ..')

type Said = Pick<Intent, 'tokens' | 'facts'>

/**
 * The nouns of a story that become tables, in order: counted or related nouns, and plurals in lists or after words such as "with". Nouns of
 * no archetype count only if they could be English and stand in a list. At most 30. Cached, because several steps ask for them.
 */
export const candidatesOf = oncePerObject(foundCandidates)

function foundCandidates(intent: Said): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  const rowNames = rowNamesIn(intent.facts)
  const values = saidValues(intent.facts)
  const isTold = toldNouns(intent.facts)
  const isTree = intent.facts.some((fact) => fact.type === 'relation' && fact.self !== undefined)
  const add = (said: Noun, count: number | null, isSaid: boolean, by: Fact | null = null): void => {
    const isOfEach = tellsEach(by)
    const named = withoutPrefix(said, intent.tokens)
    const { name } = named
    const noun = { ...named, words: withoutRowName(named.words, rowNames) }
    if (noun.words.length === 0) return
    const own = named === said ? wholeNoun(intent.tokens, noun) : noun.words
    const words = name === undefined ? withoutValue(keptWords(own), values) : own.map(singularOf)
    if (count === null && name === undefined && (values.has(words.join(' ')) || (isTree && isOfTree(words)))) return
    const head = words.at(-1)
    if (
      head === undefined ||
      (name === undefined &&
        !isCountedThing(words, count) &&
        (!mayBeTable(words, isOfEach || by?.type === 'relation' || (count ?? 0) > 1, isOfEach || isTold(said, count)) || isNoData(own)))
    )
      return
    if ((!isSaid && !mayBePlural(own.at(-1) ?? '')) || flaws.has(own.at(-1) ?? '') || (count === null && isGenderWord(own.at(-1) ?? '')))
      return
    const key = words.join(' ')
    const before = found.get(key)
    const called = before?.name ?? name
    found.set(key, {
      words,
      written: before?.written ?? own.at(-1) ?? head,
      count: before?.count ?? count,
      start: Math.min(before?.start ?? Infinity, noun.start),
      ...(called === undefined ? {} : { name: called }),
      ...marksOf(by, before),
    })
  }
  for (const fact of withoutOnes(intent.facts)) {
    for (const { noun, count, isSaid } of nounsOfFact(fact))
      if (isReal(noun) && (isSaid || !isMeasured(intent.tokens, noun))) add(noun, count, isSaid, fact)
  }
  const stars = starNouns(intent.tokens)
  for (const noun of stars) add(noun, null, true)
  for (const noun of openNouns(intent, new Set([...found.values()].map(({ start }) => start)))) add(noun, null, false)
  // "One row per ticket" says what the facts are, and no further table.
  const isStar = ({ name, count }: Candidate): boolean => stars.length === 0 || name !== undefined || count !== null
  const sorted = inOrder(withoutKinds(withoutAnybody([...found.values()].filter(isStar)), intent.facts))
  const said = withoutTitle(mergedCandidates(sorted.slice(0, mostNouns), kindsIn(intent.tokens)).slice(0, most))
  return [...said, ...impliedCandidates(intent, said)]
}

/** Removes a count of one that is about some of the counted people: of "120 employees, exactly 1 CEO", the CEO is an employee. */
function withoutOnes(facts: readonly Fact[]): readonly Fact[] {
  const isAmongPersons = facts.some((fact) => fact.type === 'count' && fact.count > 1 && isPersonNoun(fact.noun))
  return facts.filter((fact) => !(isAmongPersons && fact.type === 'count' && fact.count === 1 && isUnknown(fact.noun)))
}

/** Returns a test for counted nouns that shares are stated for: "2000 files" beside "10% of the files are shared" are rows. */
function toldNouns(facts: readonly Fact[]): (noun: Noun, count: number | null) => boolean {
  const told = new Set(facts.flatMap((fact) => (fact.type === 'rate' && fact.of !== null ? [headOf(fact.of.words)] : [])))
  return ({ words }, count) => (count ?? 0) > 1 && told.has(headOf(words))
}

/** Most distributions of values that a story counts. */
const mostOfValues = 20

/** Whether a count is too large for distributions of values, so that they are things: "12,000 distributions" of a food bank. */
function isCountedThing(words: readonly string[], count: number | null): boolean {
  return (count ?? 0) > mostOfValues && distributionWords.has(words.at(-1) ?? '')
}

/** What a fact and the mention before it say about a noun, apart from its number. */
function marksOf(fact: Fact | null, before: Candidate | undefined): Pick<Candidate, 'isOfEach' | 'isOfSome'> {
  return {
    ...(tellsEach(fact) || before?.isOfEach === true ? { isOfEach: true } : {}),
    ...(fact?.type === 'count' && fact.isOfSome === true ? { isOfSome: true } : {}),
  }
}

/** Whether a fact states how many rows each row of another table has: not "3 files, 1000 rows each". */
function tellsEach(fact: Fact | null): boolean {
  return fact?.type === 'ratio' && fact.isOfOne !== true && !rowNouns.has(fact.child.words.at(-1) ?? '')
}

/**
 * Listed nouns outside of facts.
 * @param counted positions of the nouns that are tables because of a fact
 */
function openNouns(intent: Said, counted: ReadonlySet<number>): readonly Noun[] {
  if (!isEnglish(intent.tokens)) return []
  const names = namedMembers(intent.tokens)
  // A relation may start with its verb: "book desks".
  const verbs = intent.facts.flatMap((fact) => (fact.type === 'relation' ? [fact.start] : []))
  const told = new Set([...intent.facts.flatMap((fact) => nounsOfFact(fact).map(({ noun }) => noun.start)), ...verbs])
  return listedNouns(intent, counted).filter(
    (noun) =>
      !told.has(noun.start) &&
      !isCalendarWord(noun.words[0] ?? '') &&
      !names.has(behindPlural(noun.words)) &&
      !isMeasured(intent.tokens, noun) &&
      !isAside(intent, noun),
  )
}

const columnWords = wordSet('properties attributes features variables')
const purposes = wordSet('tests testing demos tutorials dashboards benchmarks')
const using = wordSet('use using ensure')
const besideVerbs = wordSet(distributives, 'once twice')
const beforeTimes = wordSet(timePrepositions, 'over around before after')

/**
 * Whether a noun is not meant as a table: "properties" of "buildings with properties title and size", "use realistic cities and streets".
 */
function isAside({ tokens, facts }: Said, { words, start, end }: Noun): boolean {
  const isIn = (fact: Fact): boolean => fact.type === 'columns' && start > fact.noun.start && start < fact.end
  // "A dataset with 400 samples" counts its rows.
  const isRows = rowNouns.has(words[0] ?? '') || (datasetRowNouns.has(words[0] ?? '') && textAt(tokens, firstFrom(tokens, end)) !== 'of')
  if (words.length === 1 && isRows && kindAt(tokens, firstFrom(tokens, start) - 1) === 'number') return true
  if (isSpelling(tokens, firstFrom(tokens, end)) || isFormAt(tokens, firstFrom(tokens, end) - 1)) return true
  if (words.length === 1 && columnWords.has(words[0] ?? '')) return facts.some(isIn)
  // "Seeds for performance tests".
  if (purposes.has(words.at(-1) ?? '') && /^(?:for|in)$/.test(textAt(tokens, firstFrom(tokens, start) - 1))) return true
  // "Late in 12 percent of cases" says how often.
  if (/^(?:cases|instances)$/.test(words.join(' ')) && isShare(tokens, firstFrom(tokens, start) - 1)) return true
  // "flying over the holidays" is a time.
  if (namedTimeStarts.has(words[0] ?? '') && isOneOf(tokens, skipBack(tokens, firstFrom(tokens, start), 0, definites, 1) - 1, beforeTimes))
    return true
  // "Negative because of sensor errors"
  if (isCause(tokens, firstFrom(tokens, start))) return true
  // "Each reports to a manager", "every pair of clubs plays twice": a verb, not a plural.
  if ([firstFrom(tokens, start) - 1, firstFrom(tokens, end)].some((at) => isOneOf(tokens, at, besideVerbs))) return true
  return areFeatures(words) || (qualities.has(words[0] ?? '') && isOneOf(tokens, firstFrom(tokens, start) - 1, using))
}

function isCause(tokens: readonly Token[], at: number): boolean {
  return hasWords(tokens, at - 2, 'because of') || hasWords(tokens, at - 2, 'due to')
}

/** Whether a share ends at a word: "12% | of", "most | of". */
function isShare(tokens: readonly Token[], of: number): boolean {
  return (
    textAt(tokens, of) === 'of' && (percentWords.has(textAt(tokens, of - 1)) || /^(?:most|some|many|half)$/.test(textAt(tokens, of - 1)))
  )
}

/** Whether numbers after a noun are values per row: "kegs (1-12)", "seats between 2 and 8". */
function isMeasured(tokens: readonly Token[], { end }: Noun): boolean {
  let at = firstFrom(tokens, end)
  while (isOneOf(tokens, at, beforeBounds)) at++
  return kindAt(tokens, at) === 'number' && isOneOf(tokens, at + 1, bounding) && kindAt(tokens, at + 2) === 'number'
}

/** The words after a plural inside a noun: "sales" of "departments Sales". */
function behindPlural(words: readonly string[]): string {
  return words.slice(words.findLastIndex((word, place) => place < words.length - 1 && mayBePlural(word)) + 1).join(' ')
}

/** Whether a noun names rows of the same tree: "children", "subfolders". */
function isOfTree(words: readonly string[]): boolean {
  return words.length === 1 && /^(?:child|parent|grandchild|sub[a-z]{4,})$/.test(words[0] ?? '')
}

/** A noun without a value of its table before it: "customers" of "lost customers". */
function withoutValue(words: readonly string[], values: ReadonlySet<string>): readonly string[] {
  return words.length > 1 && values.has(words[0] ?? '') ? words.slice(1) : words
}

function isUnknown({ words, name }: Noun): boolean {
  return name === undefined && classify(keptWords(words)) === null
}

/** Whether the last word is known or could be English. */
function isReal({ words, name }: Noun): boolean {
  if (name !== undefined) return true
  const kept = keptWords(words)
  return classify(kept) !== null || isPlausibleWord(kept.at(-1) ?? '')
}
