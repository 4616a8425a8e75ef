import { articles } from '../lexicon/determiners.ts'
import { qualities } from '../lexicon/quality-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isNoData } from '../words/is-no-data.ts'
import { isPlural } from '../words/words.ts'
import { readNoun } from '../words/nouns.ts'
import type { Candidate } from './candidate.ts'
import { keptWords, mayBeTable } from './noun-words.ts'
import { isPlausibleWord } from './plausible-word.ts'

/** Nouns for something that holds rows of what follows "of". */
const holders = wordSet('table tables list dataset data csv spreadsheet database sample examples collection set')
const joints = wordSet('of for about with on')
const requesting = wordSet('need want generate create make build give get produce me us')
const longestStory = 40

/**
 * The plural that a story asks for: planets in "list of planets", gadgets in "I need some gadgets". Null if the story asks for nothing so
 * plain.
 */
export function requestedNoun(tokens: readonly Token[]): Candidate | null {
  if (tokens.length > longestStory) return null
  for (const at of tokens.keys()) {
    const isHeld = isOneOf(tokens, at - 1, joints) && isOneOf(tokens, at - 2, holders)
    if (!isHeld && !isOneOf(tokens, at - 1, requesting)) continue
    let start = at
    while (isOneOf(tokens, start, articles) || isOneOf(tokens, start, qualities) || textAt(tokens, start) === 'some') start++
    const noun = readNoun(tokens, start)?.noun
    const words = noun === undefined ? [] : keptWords(noun.words)
    const written = noun?.words.at(-1) ?? ''
    if (noun === undefined || !isPlural(written) || !mayBeTable(words) || isNoData(noun.words) || !isPlausibleWord(words.at(-1) ?? ''))
      continue
    return { words, written, count: null, start: noun.start }
  }
  return null
}
