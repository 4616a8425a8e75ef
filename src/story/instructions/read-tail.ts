import { formatNames, formatThings, formatTools } from '../lexicon/format-words.ts'
import { instructionWords } from '../lexicon/instruction-verbs.ts'
import {
  audiences,
  beforePurposes,
  learners,
  lessonGivers,
  lessons,
  purposes,
  purposeVerbs,
  shows,
  spectators,
  weakPurposes,
} from '../lexicon/purpose-words.ts'
import { qualities } from '../lexicon/quality-words.ts'
import { articles, possessives } from '../lexicon/determiners.ts'
import { modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isNounWord } from '../words/nouns.ts'
import { endsClause, isOneOf, kindAt, oneOf, type Read, type Reader, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { fillerWords, functionWords } from '../words/words.ts'
import { listJoints } from '../lexicon/connectives.ts'

/** Most words of a phrase. */
const longest = 12
const longestTopic = 6
const fileTypes = wordSet(formatNames, 'txt db py js ts md pkl feather')
const nearest = wordSet(articles, possessives, 'this that some')
const times = wordSet('next this week month friday monday tuesday wednesday thursday tomorrow today tonight')

/** The words that make a phrase an instruction. */
interface Kind {
  /** Words that are enough alone. */
  readonly strong: ReadonlySet<string>
  /** Words that count at the end of the phrase, after a word such as "a" or "my". */
  readonly weak: ReadonlySet<string>
  /** Words that only accompany others. */
  readonly beside: ReadonlySet<string>
}

const files = wordSet('file files script scripts folder directory array block blocks output')
const formats: Kind = { strong: wordSet(formatNames, formatTools), weak: files, beside: wordSet(formatThings, qualities, 'power bi') }
const aims: Kind = {
  strong: wordSet(purposes, formatNames, formatTools),
  weak: weakPurposes,
  beside: wordSet(beforePurposes, lessonGivers),
}
const traits: Kind = {
  strong: wordSet(qualities, 'header headers formatting'),
  weak: new Set(),
  beside: wordSet(formatThings, 'values names records good high nice'),
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['as', formats],
  ['in', formats],
  ['into', formats],
  ['to', formats],
  ['for', aims],
  ['with', traits],
])

/**
 * Reads an instruction at the end of a clause: "as JSON", "into a pandas dataframe", "for my Power BI dashboard", "to train a model", "with
 * realistic values", "to data.csv".
 */
export const readTail: Reader = (tokens, at) => {
  const opener = textAt(tokens, at)
  if (opener === 'so') return readAim(tokens, at)
  const kind = kinds.get(opener)
  if (kind === undefined) return null
  const file = opener === 'with' || opener === 'for' ? null : fileEnd(tokens, at + 1)
  if (file !== null) return { next: file }
  if (opener === 'to' && isOneOf(tokens, at + 1, purposeVerbs)) return wholly(tokens, at + 2, aims, true)
  const audience = kind === aims ? audienceEnd(tokens, at) : at
  if (audience > at) return { next: audience }
  const read = wholly(tokens, at + 1, kind, false)
  return read === null || kind !== aims ? read : { next: audienceEnd(tokens, topicEnd(tokens, read.next)) }
}

/** "so (that) we can test | the alert": what follows is done with the data. */
const readSo = oneOf(
  ['so', 'so that'].flatMap((so) => ['i', 'we', 'you', 'they'].flatMap((who) => [`${so} ${who} can`, `${so} ${who} could`])),
)

function readAim(tokens: readonly Token[], at: number): Read | null {
  const so = readSo(tokens, at)
  if (so === null || !isOneOf(tokens, so.next, purposeVerbs)) return null
  let next = so.next + 1
  while (next < at + longest && kindAt(tokens, next) === 'word') next++
  return endsClause(tokens, next) ? { next } : null
}

/** The end of a file name: "data.csv", "./out/data.csv". Null for none. */
function fileEnd(tokens: readonly Token[], at: number): number | null {
  const start = isOneOf(tokens, at, nearest) ? at + 1 : at
  const isFile =
    textAt(tokens, start + 1) === '.' && isOneOf(tokens, start + 2, fileTypes) && tokens[start + 2]?.start === tokens[start + 1]?.end
  return isFile ? start + 3 : null
}

/** The end of a phrase with words of one kind only, which no other noun continues. Null for none. */
function wholly(tokens: readonly Token[], at: number, { strong, weak, beside }: Kind, isSure: boolean): Read | null {
  let next = at
  let isStrong = isSure
  while (next < at + longest) {
    const text = textAt(tokens, next)
    const before = textAt(tokens, next - 1)
    if (strong.has(text)) isStrong = true
    else if (weak.has(text)) isStrong ||= nearest.has(before) || weak.has(before) || beside.has(before)
    else if (!beside.has(text) && (kinds.has(text) || !isBeside(tokens, next))) break
    next++
  }
  const stop = next
  while (next > at && (isOneOf(tokens, next - 1, functionWords) || listJoints.has(textAt(tokens, next - 1)))) next--
  const goesOn = next === stop && isNounWord(tokens[next])
  const isListed = isOneOf(tokens, next, listJoints) && textAt(tokens, next) !== ',' && isNounWord(tokens[next + 1])
  return !isStrong || goesOn || isListed || (next === at && !isSure) ? null : { next }
}

/** Whether a word can accompany words of any kind. */
function isBeside(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (kindAt(tokens, at) !== 'word') return listJoints.has(text) && text !== ',' && kindAt(tokens, at + 1) === 'word'
  const isGrammar =
    functionWords.has(text) && !/^(?:with|without|has|have|having|where|who|that|from|including|each|containing)$/.test(text)
  return isGrammar || instructionWords.has(text) || (fillerWords.has(text) && !isTrade(text))
}

/** Whether a word names a business: "for a testing company". */
function isTrade(text: string): boolean {
  return /^(?:business|compan|corporation|firm|organi[sz]ation|startup|platform|service|agenc|industry|market)/.test(text)
}

/** "a tutorial | about window functions". */
function topicEnd(tokens: readonly Token[], at: number): number {
  if (!isOneOf(tokens, at - 1, lessons) || !/^(?:about|on)$/.test(textAt(tokens, at))) return at
  let next = at + 1
  while (
    next < at + 1 + longestTopic &&
    kindAt(tokens, next) === 'word' &&
    (isNounWord(tokens[next]) || /^(?:and|of|in)$/.test(textAt(tokens, next)))
  )
    next++
  return endsClause(tokens, next) ? next : at
}

/** Most tokens around learners in which another count is searched. */
const around = 40

/**
 * Whether learners are the audience and not data, because the story counts other things: "for my students: 150 runners", "300 members for
 * my students to clean".
 */
function isSaidOfOthers(tokens: readonly Token[], at: number): boolean {
  const after = textAt(tokens, at + 1)
  if (!endsClause(tokens, at + 1) && !/^(?:to|about|on|i|we)$/.test(after) && !modals.has(after)) return false
  return tokens.slice(Math.max(0, at - around), at + around).some(({ kind }) => kind === 'number')
}

/** "a demo | for our investors next week". */
function audienceEnd(tokens: readonly Token[], at: number): number {
  let next = at
  const start = textAt(tokens, at) === 'for' && isOneOf(tokens, at + 1, nearest) ? at + 2 : at
  // "a demo for investors", "a pitch for our clients"
  const isShown = textAt(tokens, at) === 'for' && isOneOf(tokens, at - 1, shows)
  const first = isShown && start === at ? at + 1 : start
  if (isShown && isOneOf(tokens, first, spectators) && !isNounWord(tokens[first + 1])) next = first + 1
  if (start > at && isOneOf(tokens, start, audiences) && !isNounWord(tokens[start + 1])) next = start + 1
  // "for my biology students"
  const learning = isOneOf(tokens, start, learners) ? start : start + 1
  if (start > at && isOneOf(tokens, learning, learners) && isSaidOfOthers(tokens, learning)) next = learning + 1
  if (next === at && textAt(tokens, at) === 'for') return at
  while (next < at + longest && isOneOf(tokens, next, times)) next++
  return next
}
