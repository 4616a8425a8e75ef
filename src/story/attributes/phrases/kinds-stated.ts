import { classify } from '../../compose/classify.ts'
import { keptWords, mayBePlural } from '../../compose/noun-words.ts'
import { distributives } from '../../lexicon/determiners.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, skip, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isPluralNoun, nounBefore } from '../../words/nouns.ts'
import { functionWords, headOf, singularOf } from '../../words/words.ts'
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

/** The kinds that rows are of: "transactions are deposits, withdrawals and transfers". */
export const kindsStated: AttributePhrase = {
  name: 'kinds-stated',
  startsAt: ({ text }) => text === 'are',
  read: (tokens, at, free) => {
    const noun = nounBefore(tokens, at, free)
    if (noun === null || !isPluralNoun(noun) || isCategory({ words: [headOf(noun.words)] })) return null
    const kinds = classify(keptWords(noun.words.map(singularOf))) === null ? null : readKinds(tokens, at)
    if (kinds === null) return null
    const aspects = [{ type: 'values', values: kinds.values.map((value) => inSingular(value)), shares: null } as const]
    return { aspects, currency: null, column: null, table: noun, isMore: false, first: at, next: kinds.next }
  },
}

function inSingular(value: string): string {
  const words = value.split(' ')
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ')
}

/** Plurals after "are"; at least two, up to the end of the clause. */
function readKinds(tokens: readonly Token[], at: number): Kinds | null {
  const values: string[] = []
  let { next } = leads(tokens, at + 1)
  while (values.length < mostKinds) {
    let end = next
    while (end < next + longestKind && isKindWord(tokens[end])) end++
    const words = tokens.slice(next, end).map(({ text }) => text)
    if (!mayBePlural(words.at(-1) ?? '') || genders.test(words.at(-1) ?? '')) return null
    values.push(words.join(' '))
    const joint = joints(tokens, end).next
    if (joint === end || kindAt(tokens, joint) !== 'word')
      return endsClause(tokens, end) && isSeveral(values) ? { values, next: end } : null
    // "..., and each ship has": another statement follows.
    if (textAt(tokens, end) === ',' && values.length > 1 && isOneOf(tokens, joint, distributives)) return { values, next: end }
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
