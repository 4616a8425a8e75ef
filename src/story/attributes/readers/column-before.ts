import { being } from '../../lexicon/verbs.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { kindAt, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { identifierBefore } from '../../words/identifiers.ts'
import type { Noun } from '../../words/noun.ts'
import { joinsMeasure } from '../../words/joins-measure.ts'
import { nounBefore, nounOf } from '../../words/nouns.ts'
import { unitAfter } from '../../words/unit-after.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { isCountNoun } from './column-noun.ts'

/** Participles after a quantity: "hours worked", "pages viewed". */
const done = wordSet(
  'worked viewed sold slept studied written spent driven flown walked trained played watched read logged used bought earned won lost scored',
  'produced consumed eaten run ridden cycled practiced practised volunteered billed scanned printed typed solved answered failed',
)
/** Whether words are a quantity with a participle: "pages viewed", "hours studied". */
export function isQuantityDone([head = '', verb = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && isPlural(head) && done.has(verb)
}

/** Whether words are a time with a participle: "hours studied". */
export function isTimeSpent(words: readonly string[]): boolean {
  return isQuantityDone(words) && /^(?:days|hours|minutes)$/.test(words[0] ?? '')
}

/**
 * The words of a column that ends right before a token: "weight", "time on site", "hours worked", "weight in kg".
 * @param free the first token that may be part of them
 * @returns null if no noun ends there
 */
export function columnBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  const written = identifierBefore(tokens, at, free)
  if (written !== null) return written
  const joint = [at - 2, at - 3].find((place) => unitAfter(tokens, place)?.next === at)
  const end = joint === undefined ? at : skipBack(tokens, joint, free, being, 1)
  const noun = nounBefore(tokens, end, free)
  if (noun === null) return joint === undefined ? null : nounBefore(tokens, at, free)
  const start = startOf(tokens, end, noun, free)
  const whole = start === null ? noun : nounOf(tokens, start, end)
  const unit = joint === undefined ? undefined : unitAfter(tokens, joint)?.unit
  return unit === undefined
    ? whole
    : {
        words: [...whole.words.slice(0, -1), singularOf(whole.words.at(-1) ?? ''), unit],
        start: whole.start,
        end: tokens[at - 1]?.end ?? whole.end,
      }
}

/** The first token of a column with several nouns; null if it has only one. */
function startOf(tokens: readonly Token[], end: number, { words }: Noun, free: number): number | null {
  const first = end - words.length
  if (words.length === 1 && first > free && isQuantityDone([textAt(tokens, first - 1), ...words])) return first - 1
  const joint = textAt(tokens, first - 1)
  if (joint === 'of' && first - 2 >= free && (isCountNoun(textAt(tokens, first - 2)) || isLength(tokens, first - 2))) return first - 2
  if (first - 2 < free || !joinsMeasure(textAt(tokens, first - 2), joint) || isPlural(words.at(-1) ?? '')) return null
  if (joint !== 'per' && timeWords.has(words.at(-1) ?? '')) return null
  const head = nounBefore(tokens, first - 1, free)
  return head === null ? null : first - 1 - head.words.length
}

/** Whether a plain unit of time stands at a token, "years | of experience", and no length: "5 years | of data". */
function isLength(tokens: readonly Token[], at: number): boolean {
  const unit = textAt(tokens, at)
  return isPlural(unit) && millisecondsIn(unit) !== undefined && kindAt(tokens, at - 1) !== 'number'
}
