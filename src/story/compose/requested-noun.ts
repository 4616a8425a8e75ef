import { readQuantity } from '../amounts/quantity.ts'
import { articles } from '../lexicon/determiners.ts'
import { qualities } from '../lexicon/quality-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Intent } from '../read-story.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isFormAt } from './is-form-at.ts'
import { isNoData } from '../words/is-no-data.ts'
import { isPlural } from '../words/words.ts'
import { readNoun } from '../words/nouns.ts'
import type { Candidate } from './candidate.ts'
import { keptWords, mayBeTable } from './noun-words.ts'
import { isPlausibleWord } from './plausible-word.ts'

/** Nouns for a container of the rows that follow "of". */
const holders = wordSet('table tables list dataset data csv spreadsheet database sample examples collection set')
const joints = wordSet('of for about with on')
const requesting = wordSet('need want generate create make build give get produce me us')
const longestStory = 40

/**
 * The plural that a story asks for or describes first: planets in "list of planets", gadgets in "I need some gadgets", penguins in
 * "penguins of three species". Null if the story is not such a plain request.
 */
export function requestedNoun({ tokens, facts }: Pick<Intent, 'tokens' | 'facts'>): Candidate | null {
  const described = facts.some(({ type }) => type === 'attribute') ? firstNoun(tokens) : null
  if (described !== null || tokens.length > longestStory) return described
  for (const at of tokens.keys()) {
    const isHeld = isOneOf(tokens, at - 1, joints) && isOneOf(tokens, at - 2, holders)
    if (!isHeld && !isOneOf(tokens, at - 1, requesting)) continue
    const noun = pluralAt(tokens, at)
    if (noun !== null) return noun.candidate
  }
  return null
}

/** Tokens behind a plural that the story goes on to describe: "penguins of three species", "wines, acidity from 1 to 10". */
const describing = wordSet('. , : ; with having \n')

/** The plural that begins a story, and whose columns follow. */
function firstNoun(tokens: readonly Token[]): Candidate | null {
  const noun = pluralAt(
    tokens,
    tokens.findIndex(({ kind }) => kind !== 'sign'),
  )
  if (noun === null || findMeaning(noun.candidate.words, []).isExact) return null
  const isOfNumber = textAt(tokens, noun.next) === 'of' && readQuantity(tokens, noun.next + 1) !== null
  return isOfNumber || isOneOf(tokens, noun.next, describing) ? noun.candidate : null
}

/** A plural that may be a table, behind articles and words of quality. */
function pluralAt(tokens: readonly Token[], at: number): { readonly candidate: Candidate; readonly next: number } | null {
  let start = at
  while (isOneOf(tokens, start, articles) || isOneOf(tokens, start, qualities) || textAt(tokens, start) === 'some') start++
  const read = readNoun(tokens, start)
  const words = keptWords(read?.noun.words ?? [])
  const written = read?.noun.words.at(-1) ?? ''
  if (read === null || isFormAt(tokens, read.next - 1)) return null
  if (!isPlural(written) || !mayBeTable(words) || isNoData(read.noun.words) || !isPlausibleWord(words.at(-1) ?? '')) return null
  return { candidate: { words, written, count: null, start: read.noun.start }, next: read.next }
}
