import type { Amount } from './amount.ts'
import { exactWords } from '../lexicon/approximations.ts'
import { havingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { namedMembers } from '../find/named-members.ts'
import { readNoun } from '../words/nouns.ts'
import type { Reading } from '../phrases/phrase.ts'
import { isOneOf, skipBack, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const ofOneRow = 'it is about a single row, but a number applies to all rows of a table: state how many each of them has'
const heads = wordSet('person people employee employees man')
const companies = wordSet(
  'company companies firm business startup agency organisation organization corporation practice workplace employer team',
)

/** A count of employees, if the story has a table of them: "a 200-person company". */
export function ofCompany(tokens: readonly Token[], at: number, amount: Amount): Reading | null {
  const head = textAt(tokens, amount.next) === '-' ? amount.next + 1 : amount.next
  if (amount.isRange || !isOneOf(tokens, head, heads) || !isOneOf(tokens, head + 1, companies)) return null
  const span = spanOf(tokens, at, head + 2)
  return {
    facts: [{ type: 'count', noun: { words: ['employee'], ...spanOf(tokens, head, head + 1) }, count: amount.value, ...span }],
    first: at,
    next: head + 2,
  }
}

/** A number of a single named row, which counts nothing: "Alice has 5 orders". */
export function ofMember(tokens: readonly Token[], at: number, free: number, amount: Amount): Reading | null {
  const verb = skipBack(tokens, at, 0, exactWords, 2) - 1
  if (verb - 1 < free || tokens[verb - 1]?.isCapital !== true || !namedMembers(tokens).has(textAt(tokens, verb - 1))) return null
  if (!isOneOf(tokens, verb, havingVerbs)) return null
  const next = readNoun(tokens, amount.next)?.next ?? amount.next
  return { facts: [], asides: [{ ...spanOf(tokens, verb - 1, next), reason: ofOneRow }], first: verb - 1, next }
}
