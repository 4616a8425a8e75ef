import { numberAt } from './said-number.ts'

/** A number of something that a story says. */
export interface SaidCount {
  readonly count: number
  /** What comes right after the number, one to three words in lower case: the last ones of them may be what is counted. */
  readonly words: readonly string[]
  /** What comes before it in the same clause, the nearest first, at most four words. */
  readonly before: readonly string[]
}

/** Larger counts are no rows of a table. */
const largest = 2 ** 32

/** After a number: what makes it a share, a time, a measure, or a number of each. */
const measures = wordSet(
  'percent percentage percents pct usd eur gbp dollar dollars euro euros pound pounds cents yen am pm st nd rd th second seconds minute ' +
    'minutes hour hours day days week weeks month months quarter quarters year years decade decades kg km miles mile gb mb tb star stars ' +
    'times per to or',
)

/** Before a number: what makes it a year, a name, a bound or a number of each. */
const partial = wordSet(
  'since until between than least most each every per averages averaging average max maximum minimum year id number version top',
)

/** Before a number that looks like a year: what makes it one. */
const beforeYears = wordSet('in since of from to by for during until early late and through')

/** Where what is counted ends. */
const functionWords = wordSet(
  'with and or who which that in on at for from of to by per each every their its over across during since until between are is was were ' +
    'have has having as when where whose spread made placed',
)

const signs = new Set(['$', '€', '£', '¥', '#', '-', '–', '/', ':', '~', '%', '+'])
const clauseEnds = new Set(['.', ';', '!', '?', ',', '(', ')', ':'])

/**
 * Reads the counts that a story says: "500", "1,500", "10k", "2.5 million", "five hundred", "a dozen", each with the words that follow.
 * Leaves out percentages, money, times, years, bounds, and what every single row has so many of. Linear in the length of the story.
 */
export function saidCounts(story: string): readonly SaidCount[] {
  const tokens = story.toLowerCase().match(/[$€£¥]?\d+(?:[,_]\d{3})*(?:\.\d+)?%?|\p{L}+(?:['’]\p{L}+)?|[^\s\p{L}\d]/gu) ?? []
  const found: SaidCount[] = []
  let clause = 0
  for (let i = 0; i < tokens.length;) {
    const number = numberAt(tokens, i)
    if (number === null) {
      if (clauseEnds.has(tokens[i] as string)) clause = i + 1
      i++
      continue
    }
    const { count, next } = number
    const before = tokens.slice(Math.max(clause, i - 4), i).toReversed()
    if (count !== null && isCount(tokens, i, next, count) && !isOfEach(tokens, before, next)) {
      const words = wordsFrom(tokens, next)
      if (words.length > 0) found.push({ count, words, before })
    }
    i = next
  }
  return found
}

function isCount(tokens: readonly string[], start: number, next: number, count: number): boolean {
  const after = tokens[next] ?? ''
  const before = tokens[start - 1] ?? ''
  // "One customer" hardly ever means that there is no other.
  if (tokens[start] === 'one' && next === start + 1) return false
  if (count > largest || measures.has(after) || signs.has(after) || (signs.has(before) && before !== ':' && before !== '~')) return false
  if (partial.has(before) || (before === 'up' && after !== '')) return false
  // A range: "from 100 to 500", "up to 500", "between 2 and 5".
  const earlier = tokens[start - 2] ?? ''
  if (before === 'to' && (earlier === 'up' || /^\d/.test(earlier))) return false
  if (before === 'and' && tokens[start - 3] === 'between') return false
  const isYear = /^(?:19|20)\d\d$/.test(tokens[start] ?? '') && next === start + 1
  return !(isYear && (before === '' || beforeYears.has(before)))
}

/** "each with 3 orders", "3 orders per customer", "3 orders each". */
function isOfEach(tokens: readonly string[], before: readonly string[], next: number): boolean {
  if (before.some((word) => word === 'each' || word === 'every' || word === 'average' || word === 'per')) return true
  for (let i = next; i < Math.min(next + 4, tokens.length) && !clauseEnds.has(tokens[i] as string); i++) {
    const word = tokens[i] as string
    if (word === 'per' || word === 'every' || word === 'apiece' || word === 'average') return true
    // "500 customers each with" counts customers, "3 orders each" does not.
    if (word === 'each') return i + 1 >= tokens.length || clauseEnds.has(tokens[i + 1] as string) || tokens[i + 1] === 'and'
  }
  return false
}

function wordsFrom(tokens: readonly string[], start: number): readonly string[] {
  const words: string[] = []
  for (let i = start; i < tokens.length && words.length < 3; i++) {
    const word = tokens[i] as string
    if (!/^\p{L}/u.test(word)) {
      if (word === '-') continue
      break
    }
    if (functionWords.has(word)) {
      if (words.length === 0 && word === 'of') continue
      break
    }
    words.push(word)
  }
  return words
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
