import { oncePerObject } from '../../caches/once-per-object.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { formatNames, formatThings, formatTools } from '../lexicon/format-words.ts'
import { instructionVerbs, instructionWords } from '../lexicon/instruction-verbs.ts'
import { modals } from '../lexicon/verbs.ts'
import { qualities } from '../lexicon/quality-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { either, type Reader } from '../reader/index.ts'
import { speakingWords } from '../words/speaking-words.ts'
import type { Token } from '../tokens/token.ts'
import { fillerWords, functionWords } from '../words/words.ts'
import { readGuess } from './read-guess.ts'
import { readHolder } from './read-holder.ts'
import { readHeading } from './read-heading.ts'
import { readIntroduction } from './read-introduction.ts'
import { readNarration, readPersona } from './read-persona.ts'
import { readTarget } from './read-target.ts'
import { readTail } from './read-tail.ts'
import { isSpreadNoun } from './spread-nouns.ts'

/** Longer clauses contain more than an instruction. */
const longestClause = 40
const ends = wordSet(sentenceEnds, '…')
/** Signs inside instructions. */
const inner = wordSet(", / & ' - – : ( ) `")
/** Words of which instructions consist. None of them names data alone. */
const vocabulary = wordSet(functionWords, fillerWords, speakingWords, formatNames, formatTools, formatThings, qualities, instructionWords)
/** Words that an instruction is about; it has at least one. */
const anchors = wordSet(
  formatNames,
  qualities,
  'snake camel output explanation explanations comments prose preamble line lines production thank thanks',
)
/** Words that make a clause a request. */
const markers = wordSet(instructionVerbs, modals, 'as in into for per no not just only please so purpose thank thanks')

const readAtStart: Reader = either(readHeading, readIntroduction, readTarget)
const readInstruction: Reader = either(readPersona, readNarration, readHolder, readTail)

/**
 * Removes the tokens of instructions about the response: "as JSON", "you are an expert", "make it realistic", "for my dashboard". The rest
 * is read as if they were not there. Words such as "say" before a number are read as "about". A story of instructions only stays as it is.
 * Cached, as a story may be read several times, next to different parts of it.
 */
export const withoutInstructions = oncePerObject((tokens: readonly Token[]): readonly Token[] => {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const clause = startsClause(tokens, at) ? (clauseEnd(tokens, at) ?? readAtStart(tokens, at)?.next ?? null) : null
    const next = clause ?? readInstruction(tokens, at)?.next ?? Math.max(numberingEnd(tokens, at), groupsEnd(tokens, at))
    if (next > at || isSpreadNoun(tokens, at)) {
      at = Math.max(next, at + 1)
      continue
    }
    const guess = readGuess(tokens, at)
    if (guess?.isPlain !== false) kept.push(guess === null ? (tokens[at] as Token) : { ...(tokens[at] as Token), text: 'about' })
    at = guess?.next ?? at + 1
  }
  if (kept.length === tokens.length && kept.every((token, place) => token === tokens[place])) return tokens
  return kept.some(({ kind }) => kind !== 'sign') ? kept : tokens
})

/** The end of a numbering at the start of a line: "1. clients", "2) loans". The number is no data. */
function numberingEnd(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (token?.kind !== 'number' || (at > 0 && tokens[at - 1]?.text !== '\n')) return at
  const sign = tokens[at + 1]
  const isNumbering = /^\d{1,2}$/.test(token.text) && /^[.)]$/.test(sign?.text ?? '') && sign?.start === token.end
  return isNumbering && tokens[at + 2]?.kind === 'word' ? at + 2 : at
}

function startsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '.'
  return ends.has(before) || before === ',' || before === ':'
}

/** The end of the sentence, or of the clause up to a comma, if all of it is an instruction. Null otherwise. */
function clauseEnd(tokens: readonly Token[], at: number): number | null {
  let clause: number | null = null
  let isAnchored = false
  let isMarked = false
  for (let next = at; next < at + longestClause; next++) {
    const token = tokens[next]
    const isEnd = token === undefined || ends.has(token.text)
    if (isEnd || token.text === ',') {
      if (isAnchored && isMarked) clause = next
      if (isEnd) return clause
    } else if (token.kind === 'sign' ? !inner.has(token.text) : !vocabulary.has(token.text)) return clause
    if (anchors.has(token.text)) isAnchored = true
    if (markers.has(token.text)) isMarked = true
  }
  return clause
}

/** The end of "A/B" before a test, which is no list of two values: "an | A/B test". */
function groupsEnd(tokens: readonly Token[], at: number): number {
  const isTest = /^(?:test|tests|testing|experiment)$/.test(tokens[at + 3]?.text ?? '')
  return isTest && tokens[at]?.text === 'a' && tokens[at + 1]?.text === '/' && tokens[at + 2]?.text === 'b' ? at + 3 : at
}
