import { countedBefore } from '../../amounts/counted-before.ts'
import { classify } from '../../compose/classify.ts'
import { keptWords, mayBePlural } from '../../compose/noun-words.ts'
import { lastJoints, relatives } from '../../lexicon/connectives.ts'
import { distributives } from '../../lexicon/determiners.ts'
import { modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, skip, skipBack, textAt, textsOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isAlike, isPluralNoun, nounBefore } from '../../words/nouns.ts'
import { functionWords, headOf, inSingular, singularOf } from '../../words/words.ts'
import { readChosenKinds } from '../readers/chosen-kinds.ts'
import { isCategory } from '../readers/value-nouns.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const joints = skip(wordSet(', and or & /'), 2)
const leads = skip(wordSet('either always'), 1)
const mostKinds = 8
/** Most words of a kind: "credit cards". */
const longestKind = 2
const genders = /^(?:wo)?men$|^(?:fe)?males$/

interface Kinds {
  readonly values: readonly string[]
  readonly next: number
}

/**
 * The kinds that rows are of: "transactions are deposits, withdrawals and transfers", "pets, which can be dogs or cats", "cars are economy,
 * compact, SUV or luxury".
 */
export const kindsStated: AttributePhrase = {
  name: 'kinds-stated',
  precedence: 70,
  startsAt: ({ text }) => text === 'are' || text === 'be',
  read: (tokens, at, free, _, text) => {
    const end = subjectEnd(tokens, at, free)
    // "90 animals. | They are cats or dogs".
    const noun = textAt(tokens, end - 1) === 'they' ? countedBefore(tokens, end - 2) : nounBefore(tokens, end, free)
    if (noun === null || !(isPluralNoun(noun) || isAlike(noun)) || isCategory({ words: [headOf(noun.words)] })) return null
    if (classify(keptWords(noun.words.map(singularOf))) === null) return null
    const kinds = readKinds(tokens, at)
    const chosen = kinds === null ? readChosenKinds(tokens, text, leads(tokens, at + 1).next, headOf(noun.words)) : null
    const values = kinds?.values.map((value) => inSingular(value.split(' '))) ?? chosen?.values
    if (values === undefined) return null
    return {
      aspects: [{ type: 'values', values, shares: null }],
      currency: null,
      column: chosen?.column ?? null,
      table: noun,
      isMore: false,
      first: at,
      next: kinds?.next ?? chosen?.next ?? at,
    }
  },
}

/** Before "can be", "that are", ", which are". */
function subjectEnd(tokens: readonly Token[], at: number, free: number): number {
  const verb = skipBack(tokens, at, free, modals, 1)
  const relative = skipBack(tokens, verb, free, relatives, 1)
  return relative < verb && textAt(tokens, relative - 1) === ',' ? relative - 1 : relative
}

/** Plurals after "are"; at least two, up to the end of the clause, or to a comma behind the kind after "and" or "or". */
function readKinds(tokens: readonly Token[], at: number): Kinds | null {
  const values: string[] = []
  let { next } = leads(tokens, at + 1)
  while (values.length < mostKinds) {
    let end = next
    while (end < next + longestKind && isKindWord(tokens[end])) end++
    const words = textsOf(tokens, next, end)
    if (!mayBePlural(words.at(-1) ?? '') || genders.test(words.at(-1) ?? '')) return null
    values.push(words.join(' '))
    const joint = joints(tokens, end).next
    if (joint === end || kindAt(tokens, joint) !== 'word')
      return endsClause(tokens, end) && isSeveral(values) ? { values, next: end } : null
    // "..., and each ship has", "dogs or cats, half of them dogs": another statement follows.
    const isOver = isOneOf(tokens, joint, distributives) || isOneOf(tokens, next - 1, lastJoints)
    if (textAt(tokens, end) === ',' && isSeveral(values) && isOver) return { values, next: end }
    next = joint
  }
  return null
}

function isSeveral(values: readonly string[]): boolean {
  return values.length > 1 && new Set(values).size === values.length
}

function isKindWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.isCapital && !functionWords.has(token.text)
}
