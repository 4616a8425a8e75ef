import type { ConditionFact } from './segment-facts.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'
import { readCompared, readRowTests } from './read-row-test.ts'

const testing = wordSet('if when whenever while once unless until')
const emptyWords = wordSet('null empty blank missing none nothing omitted absent')
const filledWords = wordSet('set filled present required given populated recorded applicable exists exist applies available only')
/** Before the words for the rows. */
const nouns = wordSet('for on in')
const denials = wordSet("not never no isn't non")
const fillers = wordSet('is are be being must should can may will left stays remains has have a value values it they , ; - – and')
const mostWords = 8

/**
 * Reads what a declaration says of the rows in which its column is empty: "null unless delivered", "only for refunded orders", "pro only",
 * "if they churned". Null for other declarations.
 * @param own the tokens of the declaration alone
 * @param words the words of the column
 */
export function listedCondition(
  own: readonly Token[],
  text: string,
  words: readonly string[],
): Pick<ConditionFact, 'tests' | 'isNot' | 'effect' | 'otherwise'> | null {
  const [start, end] = withoutBrackets(own)
  let at = start
  let said: boolean | null = null
  let isDenied = false
  for (; at < end; at++) {
    if (isOneOf(own, at, emptyWords)) said = true
    else if (isOneOf(own, at, filledWords)) said ??= false
    else if (isOneOf(own, at, denials)) isDenied = !isDenied
    else if (!isOneOf(own, at, fillers)) break
  }
  const isOnly = textAt(own, end - 1) === 'only'
  const isTested = isOneOf(own, at, testing)
  const isFor = (said !== null || isDenied) && isOneOf(own, at, nouns)
  // "if cancelled", "null for free users", "only paid ones", "pro only".
  if (!isTested && !isFor && (at > start ? textAt(own, at - 1) !== 'only' : !isOnly)) return null
  const isEmpty = (said ?? false) !== isDenied
  const from = isTested || isFor ? at + 1 : at
  const to = isOnly && end - 1 > from ? end - 1 : end
  const tests = testsIn(own, text, from, to)
  if (tests === null) return null
  // "passed | if score >= 50" says of all rows whether they passed, "only if" of the others alone.
  const whole = said === null && !isDenied && !isOnly && textAt(own, at) === 'if' ? ({ isWhole: true } as const) : {}
  const isUnless = isTested && textAt(own, at).startsWith('un')
  return { tests, isNot: isEmpty === isUnless, effect: { words, type: 'empty', isNot: false, ...whole }, otherwise: null }
}

function withoutBrackets(own: readonly Token[]): readonly [start: number, end: number] {
  const end = isOneOf(own, own.length - 1, closing) ? own.length - 1 : own.length
  return [isOneOf(own, 0, opening) ? 1 : 0, end]
}

const opening = wordSet('( : = - –')
const closing = wordSet(') .')
const adverbs = wordSet('still already yet currently been was were')

/**
 * The tests that all tokens together state: by words alone, "paid or shipped orders", or by a column, "status = paid". Null for other
 * tokens.
 */
function testsIn(own: readonly Token[], text: string, from: number, to: number): ConditionFact['tests'] | null {
  if (to <= from || to - from > mostWords) return null
  const words = textsOf(own, from, to)
  const isNamed = own.slice(from, to).every(({ kind }, at) => kind === 'word' && !being.has(words[at] ?? ''))
  const named = words.filter((word) => /^(?:or|and)$/.test(word) || !(functionWords.has(word) || adverbs.has(word)))
  const isDenied = words.some((word) => denials.has(word))
  if (isNamed && named.length > 0)
    return [{ words: named.filter((word) => !denials.has(word)), sign: 'named', value: null, ...(isDenied ? { isNot: true } : {}) }]
  const compared = readCompared(own, from, to)
  if (compared?.next === to) return [compared.test]
  const tests = readRowTests(own, text, from, to)
  return tests === null || tests.next < to ? null : tests.tests
}

const being = wordSet('is are equals')
