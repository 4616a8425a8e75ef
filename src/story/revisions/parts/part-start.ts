import { timeWords } from '../../lexicon/time-words.ts'
import { laterConditions, partPronouns, vagueDeterminers } from '../../lexicon/selecting-words.ts'
import { finiteBeing, having } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { readNoun } from '../../words/nouns.ts'
import { hasWords, isOneOf, kindAt, oneOf, skip, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { singularOf } from '../../words/words.ts'
import { isPart } from './is-part.ts'
import type { Mentions } from './mentions-in.ts'

/** The tokens of a fact from `first` to `next` (excluded), and the start of its clause. */
export interface Clause {
  readonly start: number
  readonly first: number
  readonly next: number
}

/** Prepositions of a complement: "holiday bookings of an agent" are all bookings. */
const ofWords = wordSet('of from')
/** Participles that limit a noun and are function words elsewhere: "sold tickets". */
const participles = wordSet('sold bought placed submitted received attended used kept owned done')
const readOne = oneOf(['one', '1', 'a single', 'one single', 'exactly one'])
const openers = wordSet('and but while whereas where only the our then also - • * – all both')

/**
 * The first token of a clause about some rows; null if it is about all. A plain noun, a pronoun, "each", "every" and "all" are about all
 * rows. "Locked users" (if the story also has "users"), "free ones", "some customers", "nobody with a score under 550" and a conditionabout some.
 * @param isAny whether any adjective limits a noun that is counted without it
 */
export function partStart(tokens: readonly Token[], clause: Clause, mentions: Mentions, isAny: boolean): number | null {
  const { start, first, next } = clause
  const after = textAt(tokens, next) === 'only' ? next + 1 : next
  const isConditional = isOneOf(tokens, next, laterConditions) || isOneOf(tokens, after, laterConditions)
  if (isConditional || (textAt(tokens, next) === 'for' && isForPart(tokens, next + 1, mentions))) return first
  const from = skip(openers, 4)(tokens, start).next
  const isVague = isOneOf(tokens, from, vagueDeterminers) && !isOneOf(tokens, from + 1, having)
  const isNobody = isOneOf(tokens, from, partPronouns) || hasWords(tokens, from, 'no one')
  const isLimited =
    (isOneOf(tokens, from, participles) && singularOf(textAt(tokens, from + 1)) !== textAt(tokens, from + 1)) ||
    (isAny && isDoing(tokens, from, mentions))
  // "2% fraud. | Fraud happens at night".
  const isShared = mentions.shared.has(singularOf(textAt(tokens, from)))
  if (from < first && (isVague || isNobody || isLimited || isShared || isOneOfMany(tokens, from, mentions))) return from
  if (from + 1 < first && isLabelled(tokens, from)) return from
  const subject = from <= first ? readNoun(tokens, from) : null
  if (subject === null || isOneOf(tokens, subject.next, ofWords) || timeWords.has(subject.noun.words.at(-1) ?? '')) return null
  return isPart(subject.noun, mentions, isAny) || isLimitedBy(tokens, subject.next, first) ? from : null
}

/** Whether a participle limits counted rows: "200 workouts. | Running | workouts have a distance". */
function isDoing(tokens: readonly Token[], at: number, { counted }: Mentions): boolean {
  return /\p{L}{2}ing$/u.test(textAt(tokens, at)) && counted.has(textAt(tokens, at + 1))
}

/** "Category | A | calls", "level 3 tickets". */
function isLabelled(tokens: readonly Token[], at: number): boolean {
  const label = tokens[at + 1]
  const isLabel = label?.kind === 'number' || (label?.isCapital === true && label.text.length === 1)
  return isOneOf(tokens, at, kinds) && isLabel && kindAt(tokens, at + 2) === 'word'
}

const kinds = wordSet('category class type level tier priority grade zone group variant segment phase rank severity')

/** Whether "with" limits the subject: "users | with an admin role have". @param first the token after the verb and its subject */
function isLimitedBy(tokens: readonly Token[], at: number, first: number): boolean {
  if (!isOneOf(tokens, at, limiting)) return false
  for (let place = at + 2; place < first; place++) if (isOneOf(tokens, place, telling)) return true
  return false
}

const limiting = wordSet('with without')
const telling = wordSet(having, finiteBeing, 'get gets')

/** Whether one of several is meant: "one cart with", "a single order has". */
function isOneOfMany(tokens: readonly Token[], at: number, mentions: Mentions): boolean {
  const next = readOne(tokens, at)?.next ?? at
  const found = next === at ? null : readNoun(tokens, next)
  return found !== null && mentions.nouns.has(found.noun.words.at(-1) ?? '')
}

/** "null for active ones", "4.90 for new customers", "empty for new and sent". */
function isForPart(tokens: readonly Token[], at: number, mentions: Mentions): boolean {
  const found = readNoun(tokens, at)
  if (found === null) return false
  return isPart(found.noun, mentions) || found.noun.words.every((word) => mentions.values.has(word))
}
