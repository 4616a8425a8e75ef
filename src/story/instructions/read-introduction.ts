import { sentenceEnds } from '../lexicon/connectives.ts'
import { percentWords } from '../lexicon/units.ts'
import { predicateStarts } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, oneOf, optional, type Reader, sequence, skip, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'

const softeners = skip(wordSet('please also and but so just finally lastly it is'), 3)
/** What is asked of the statements that follow: "make sure that:". */
const requests = oneOf('make sure|be sure|make certain|ensure|guarantee|keep in mind|bear in mind|note|remember|important'.split('|'))
/** Verbs that need a noun: "follow these rules:". */
const verbs = oneOf('respect|follow|obey|apply|use|consider|take into account|here are|these are|there are'.split('|'))
const joints = skip(wordSet('that of the these this'), 3)
const describing = skip(
  wordSet(
    'the these this some a few more other further following additional extra key main basic general important special specific business data validation',
  ),
  4,
)
const statements = oneOf(
  'rule|constraint|requirement|condition|assumption|note|fact|detail|guideline|remark|instruction|specification'
    .split('|')
    .flatMap((noun) => [`${noun}s`, noun])
    .concat('info', 'information'),
)
const introduction = sequence({
  softeners,
  request: optional(requests),
  verb: optional(verbs),
  joints,
  describing,
  noun: optional(statements),
  applying: skip(wordSet('apply hold to are'), 2),
})
/** Most tokens of the first statement that are looked at. */
const longestLine = 30

/**
 * Reads words before statements in a list: "Make sure that:", "Please ensure the following:", "Some facts:", "Rules:". Only at the start of
 * a clause, and up to the colon. What follows is read as if it stood alone.
 */
export const readIntroduction: Reader = (tokens, at) => {
  const read = introduction(tokens, at)
  if (read === null || textAt(tokens, read.next) !== ':') return null
  const { request, verb, noun } = read
  const isDescribed = read.describing.next > read.joints.next
  // "Rules:" may also be a table: its first line is a statement then, and no name of a column.
  const isSure = request !== null || (noun !== null && (verb !== null || isDescribed))
  return isSure || (noun !== null && tellsBelow(tokens, read.next + 1)) ? { next: read.next + 1 } : null
}

/** Whether a line below is a statement. */
function tellsBelow(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== '\n') return false
  for (let next = at + 1; next < at + longestLine && textAt(tokens, next) !== '\n'; next++)
    if (isOneOf(tokens, next, predicateStarts) || isOneOf(tokens, next, percentWords)) return true
  return false
}

/** Most tokens of an introduction. */
const longest = 12

/** Most tokens of a line break and a bullet or number. */
const mostMarks = 6
/** Signs between an introduction and the first statement. */
const bullets = wordSet('\n - * • · ◦ ▪ . )')

/** Whether an introduction ends at a position of the text: before its colon, or before the first statement. */
export function isIntroduced(tokens: readonly Token[], position: number): boolean {
  const first = firstFrom(tokens, position)
  const isMark = (at: number): boolean =>
    isOneOf(tokens, at, bullets) || (kindAt(tokens, at) === 'number' && isOneOf(tokens, at + 1, bullets))
  let end = textAt(tokens, first) === ':' ? first + 1 : first
  while (end > first - mostMarks && isMark(end - 1)) end--
  if (textAt(tokens, end - 1) !== ':') return false
  for (let at = end - 1; at >= Math.max(0, end - longest); at--)
    if ((at === 0 || isOneOf(tokens, at - 1, sentenceEnds)) && readIntroduction(tokens, at)?.next === end) return true
  return false
}
