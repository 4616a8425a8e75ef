import { articles } from '../../lexicon/determiners.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, oneOf, skip, skipBack, textAt, hasOneOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { nounBefore, readNoun } from '../../words/nouns.ts'
import { functionWords, singularOf } from '../../words/words.ts'
import { readSaidValues } from '../readers/said-values.ts'
import type { AttributePhrase } from './attribute-phrase.ts'
import { textBetween } from '../../tokens/text-between.ts'

const verbs = wordSet('go goes going move moves moving pass passes progress progresses transition transitions flow flows')
const nouns = wordSet('workflow lifecycle pipeline')
/** Columns whose states have arrows between them: "stages: new > done". */
const columns = wordSet('stage stages status statuses state states step steps')
const pastNouns = skip(nouns, 1)
const ofWords = wordSet('of for')
const before = wordSet('can may will should must each every that which they then')
const opening = skip(wordSet('from through between along the a following states stages steps statuses is : = ('), 4)
const toWords = oneOf(['to', '>', 'and then to', 'then to', 'and finally to', 'and finally', 'then'])
const arrows = wordSet('→ >')
const commas = skip(wordSet(','), 1)
/** Most words of a state, and most states. */
const longest = 3
const mostStates = 12
/** Two ends are a range: "goes from 5 to 10", "moves from Paris to London". */
const fewestStates = 3

/**
 * The states of rows in their order: "a ticket goes from open to in progress to closed", "orders move through placed, paid and shipped",
 * "workflow: draft -> submitted -> approved", "stages new > called > won".
 */
export const workflow: AttributePhrase = {
  name: 'workflow',
  precedence: 220,
  startsAt: ({ text }) => verbs.has(text) || nouns.has(text) || columns.has(text),
  read: (tokens, at, free, _, text) => {
    const isColumn = isOneOf(tokens, at, columns)
    const isNoun = isColumn || isOneOf(tokens, at, nouns)
    const owner = isNoun && isOneOf(tokens, at + 1, ofWords) ? readNoun(tokens, skip(articles, 1)(tokens, at + 2).next) : null
    const table = isNoun ? (owner?.noun ?? null) : nounBefore(tokens, skipBack(tokens, at, free, before, 2), free)
    const listed = table === null && !isNoun ? null : statesAt(tokens, owner?.next ?? pastNouns(tokens, at + 1).next, text)
    if (listed === null || (isColumn && !hasArrow(tokens, at, listed.next))) return null
    const { start, end } = tokens[at] as Token
    const column = { words: [isColumn ? singularOf(textAt(tokens, at)) : 'status'], start, end: isNoun ? end : start }
    const aspects = [{ type: 'values', values: listed.values, shares: null }] as const
    return { aspects, currency: null, column, table, isMore: false, first: at, next: listed.next }
  },
}

interface States {
  readonly values: readonly string[]
  readonly next: number
}

/** States after words that open them, or with arrows between them. Null for numbers, and for names, which are places. */
function statesAt(tokens: readonly Token[], at: number, text: string): States | null {
  const start = opening(tokens, at).next
  const listed = statesFrom(tokens, start, text) ?? readSaidValues(tokens, text, start, 'clause')
  if (listed === null || listed.values.length < fewestStates) return null
  if (start === at && !hasArrow(tokens, start, listed.next)) return null
  if (listed.values.some((value) => /^\P{Ll}|\d/u.test(value))) return null
  const isInBrackets = textAt(tokens, start - 1) === '(' && textAt(tokens, listed.next) === ')'
  return isInBrackets ? { ...listed, next: listed.next + 1 } : listed
}

function hasArrow(tokens: readonly Token[], first: number, next: number): boolean {
  return hasOneOf(tokens, first, next, arrows)
}

/** "Open | to in progress | to closed". Null for fewer than three states. */
function statesFrom(
  tokens: readonly Token[],
  at: number,
  text: string,
): { readonly values: readonly string[]; readonly next: number } | null {
  const values: string[] = []
  let next = at
  while (values.length < mostStates) {
    const end = stateEnd(tokens, next)
    if (end === next) return null
    values.push(textBetween(text, tokens, next, end))
    next = end
    const joint = toWords(tokens, commas(tokens, next).next)
    if (joint === null) break
    next = joint.next
  }
  return values.length >= fewestStates && endsClause(tokens, next) ? { values, next } : null
}

/** The token after a state: "in progress". */
function stateEnd(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + longest && kindAt(tokens, next) === 'word' && toWords(tokens, next) === null && !isJoint(tokens, next, at)) next++
  return next
}

/** Whether a function word ends a state. It may be the first of one: "in progress". */
function isJoint(tokens: readonly Token[], at: number, first: number): boolean {
  return textAt(tokens, at) === 'and' || (at > first && isOneOf(tokens, at, functionWords))
}
