import { approximations, exactWords } from '../lexicon/approximations.ts'
import { boundWords } from '../lexicon/bounds.ts'
import { changeVerbs } from '../lexicon/changes.ts'
import { being, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, skipBack, textAt, textsOf } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'

/** Words between a measure and its amount: "revenue should grow from". */
const between: ReadonlySet<string> = wordSet(
  being,
  modals,
  approximations,
  exactWords,
  boundWords,
  changeVerbs,
  'of has have had that which it : = - – , from between by down steadily slowly quickly gradually sharply start starts starting started began begin begins',
  'growth beginning reach reaches reaching reached hit hits hitting total totals totaling totalling totaled worth ( still then',
)

/** Words before an amount that are no measure. */
const noMeasure: ReadonlySet<string> = wordSet(
  'making earning doing generating bringing earns makes does brings seeing expect expecting processing handling getting turning',
)

/** Nouns for the owner of an amount: "a bakery growing from". */
export const amountOwners: ReadonlySet<string> = wordSet(
  'chain chains franchise franchises company companies business businesses startup startups firm firms enterprise corporation organisation organization platform app site website service ' +
    'software system industry market group store shop webshop bakery restaurant cafe café bar hotel gym clinic hospital studio agency brand team bank club school university farm ' +
    'practice retailer marketplace saas ecommerce commerce charity ngo operator provider manufacturer airline carrier fleet factory utility insurer',
)

/** Most such words that are skipped. */
const mostBetween = 6

/** The words for a measure before a token, their first token, and the words between. Empty if no measure is named. */
export function measureBefore(
  tokens: readonly Token[],
  at: number,
  free: number,
): { readonly words: readonly string[]; readonly first: number; readonly between: readonly string[] } {
  const end = skipBack(tokens, at, free, between, mostBetween)
  const skipped = textsOf(tokens, end, at)
  const noun = measuredNoun(tokens, end, free)
  const words = noun?.words.filter((word) => !between.has(word)) ?? []
  const last = noun?.words.at(-1) ?? ''
  if (noun === null || words.length === 0 || noMeasure.has(last) || amountOwners.has(last))
    return { words: [], first: at, between: skipped }
  let first = end
  while (first > free && (tokens[first - 1]?.start ?? 0) >= noun.start) first--
  return { words, first, between: skipped }
}

/** A measure before a token. "Minutes watched" is one measure. */
function measuredNoun(tokens: readonly Token[], end: number, free: number): Noun | null {
  if (end > free && textAt(tokens, end - 1) === 'spend') return withSpend(tokens, end, free)
  const noun = nounBefore(tokens, end, free)
  if (noun?.words.length !== 1 || !(noun.words[0] ?? '').endsWith('ed')) return noun
  const before = nounBefore(tokens, end - 1, free)
  return before === null ? noun : { words: [...before.words, ...noun.words], start: before.start, end: noun.end }
}

/** "Ad spend", where "spend" is a noun. */
function withSpend(tokens: readonly Token[], end: number, free: number): Noun {
  const before = nounBefore(tokens, end - 1, free)
  const own = tokens[end - 1] as Token
  return { words: [...(before?.words ?? []), own.text], start: before?.start ?? own.start, end: own.end }
}

/** Reads up to three words for a unit or a counted noun: "orders", "active users", "MWh". */
export function readUnitWords(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } {
  let next = at
  while (next < at + 3 && kindAt(tokens, next) === 'word' && isUnitWord(textAt(tokens, next))) next++
  return { words: textsOf(tokens, at, next), next }
}

function isUnitWord(text: string): boolean {
  return (
    (!functionWords.has(text) || text === 'spend') &&
    !between.has(text) &&
    !/^(?:daily|weekly|monthly|yearly|annually|quarterly|annual|q[1-4]|h[12]|now|today)$/.test(text)
  )
}
