import type { Noun } from './fact.ts'
import { nounBefore } from './nouns.ts'
import type { Token } from './token.ts'
import { functionWords } from './words.ts'

/** What stands between the words for a measure and what is said of it: "revenue should grow from". */
const between: ReadonlySet<string> = new Set(
  (
    'of at is are was were be been being has have had should will would to must can could that which it : = - – , from between by about around roughly ' +
    'approximately grow grows growing grew rise rises rising rose fall falls falling fell go goes going went climb climbs climbing climbed ' +
    'increase increases increasing increased decrease decreases decreasing decreased decline declines declining declined drop drops dropping dropped ' +
    'ramp ramps ramping ramped up down steadily slowly quickly gradually sharply start starts starting started began begin begins beginning ' +
    'reach reaches reaching reached hit hits hitting total totals totaling totalling totaled worth jump jumps jumping jumped ' +
    'move moves moving moved scale scales scaling scaled shrink shrinks shrinking shrank almost nearly just over under more than ~ ( still then expand expands expanding expanded'
  ).split(' '),
)

/** Words that happen to stand before an amount and are no measure. */
const noMeasure: ReadonlySet<string> = new Set(
  'making earning doing generating bringing earns makes does brings seeing expect expecting processing handling getting turning'.split(' '),
)

/** Who has an amount, not what it is of: "a bakery growing from". */
const owners: ReadonlySet<string> = new Set(
  (
    'chain chains franchise franchises company companies business businesses startup startups firm firms enterprise corporation organisation organization platform app site website service ' +
    'software system industry market group store shop webshop bakery restaurant cafe café bar hotel gym clinic hospital studio agency brand team bank club school university farm ' +
    'practice retailer marketplace saas ecommerce commerce charity ngo operator provider manufacturer airline carrier fleet factory utility insurer'
  ).split(' '),
)

/** How many such words are skipped. */
const mostBetween = 6

/** The words for what is measured right before a token, where they begin, and the words between; none where nothing names it. */
export function measureBefore(
  tokens: readonly Token[],
  at: number,
  free: number,
): { readonly words: readonly string[]; readonly first: number; readonly between: readonly string[] } {
  let end = at
  while (end > Math.max(free, at - mostBetween) && between.has(tokens[end - 1]?.text ?? '')) end--
  const skipped = tokens.slice(end, at).map(({ text }) => text)
  const noun = wholeNoun(tokens, end, free)
  const words = noun?.words.filter((word) => !between.has(word)) ?? []
  const last = noun?.words.at(-1) ?? ''
  if (noun === null || words.length === 0 || noMeasure.has(last) || owners.has(last)) return { words: [], first: at, between: skipped }
  let first = end
  while (first > free && (tokens[first - 1]?.start ?? 0) >= noun.start) first--
  return { words, first, between: skipped }
}

/** "minutes watched" is one thing, though no noun goes on after a plural. */
function wholeNoun(tokens: readonly Token[], end: number, free: number): Noun | null {
  if (end > free && tokens[end - 1]?.text === 'spend') return withSpend(tokens, end, free)
  const noun = nounBefore(tokens, end, free)
  if (noun?.words.length !== 1 || !(noun.words[0] ?? '').endsWith('ed')) return noun
  const before = nounBefore(tokens, end - 1, free)
  return before === null ? noun : { words: [...before.words, ...noun.words], start: before.start, end: noun.end }
}

/** "ad spend": what is spent, though to spend is a verb. */
function withSpend(tokens: readonly Token[], end: number, free: number): Noun {
  const before = nounBefore(tokens, end - 1, free)
  const own = tokens[end - 1] as Token
  return { words: [...(before?.words ?? []), own.text], start: before?.start ?? own.start, end: own.end }
}

/** Up to three words from a token on that name what was counted: "orders", "active users", "MWh". */
export function unitWords(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } {
  let next = at
  while (next < at + 3 && tokens[next]?.kind === 'word' && isUnitWord(tokens[next]?.text ?? '')) next++
  return { words: tokens.slice(at, next).map(({ text }) => text), next }
}

function isUnitWord(text: string): boolean {
  return (
    (!functionWords.has(text) || text === 'spend') &&
    !between.has(text) &&
    !/^(?:daily|weekly|monthly|yearly|annually|quarterly|annual|q[1-4]|h[12]|now|today)$/.test(text)
  )
}
