import { readWholeNumber } from '../amounts/whole-number.ts'
import { definites } from '../lexicon/determiners.ts'
import { canStartAmount } from '../amounts/amount.ts'
import type { CountFact, Fact, RateFact } from '../facts/fact.ts'
import { isNamedNumber } from '../amounts/named-number.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { isOneOf, oneOf, optional, sequence, spanOf } from '../reader/index.ts'
import { headOf } from '../words/words.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** A number of rows of a table are of a kind: "3 admins among the 50 users". */
export const among: Phrase = {
  name: 'among',
  precedence: 76,
  description: 'A number of the rows of a table are of the kind that a noun names.',
  examples: [
    example(
      '3 admins among the 50 users',
      { type: 'rate', share: null, rows: 3, what: ['admin'], of: aNoun('users') },
      { text: '50 users', type: 'count', count: 50 },
    ),
    example(
      '80 players; 6 captains among the players',
      { text: '80 players', type: 'count', count: 80 },
      { text: '6 captains among the players', type: 'rate', rows: 6, what: ['captain'] },
    ),
  ],
  startsAt: canStartAmount,
  read: (tokens, at) => {
    const part = counted(tokens, at)
    if (part === null || !isPluralNoun(part.of.noun) || isNamedNumber(tokens, at, part.amount)) return null
    const start = part.next
    const number = isOneOf(tokens, start, definites) ? start + 1 : start
    const whole = readWholeNumber(tokens, number)
    const of = readNoun(tokens, whole?.next ?? number)
    if (of === null || !isPluralNoun(of.noun) || (number === start && whole === null)) return null
    const words = part.of.noun.words
    const what = [...words.slice(0, -1), headOf(words)]
    const rate: RateFact = { type: 'rate', share: null, rows: part.amount.value, what, of: of.noun, ...spanOf(tokens, at, of.next) }
    const counts: readonly CountFact[] =
      whole === null ? [] : [{ type: 'count', noun: of.noun, count: whole.value, ...spanOf(tokens, number, of.next) }]
    const facts: readonly Fact[] = [rate, ...counts]
    return { facts, first: at, next: of.next }
  },
}

const counted = sequence({
  amount: readWholeNumber,
  of: readNoun,
  are: optional(oneOf(['are', 'were'])),
  among: oneOf(['among', 'amongst']),
})
