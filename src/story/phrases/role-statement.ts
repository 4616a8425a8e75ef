import type { RelationFact } from '../facts/relation-fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { finiteBeing } from '../lexicon/verbs.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import { endsClause, isOneOf, spanOf, textAt } from '../reader/index.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const also = wordSet('also both all')
const mostAlso = 2
const too = wordSet('too also')

/** What people in a role are. Which rows have the role is said elsewhere. */
export const roleStatement: Phrase = {
  name: 'role_statement',
  precedence: 23,
  description: 'People in a role are rows of another table.',
  examples: [
    example(
      '40 users, 300 reviews. Reviewers are also users',
      { text: '40 users', type: 'count' },
      { text: '300 reviews', type: 'count' },
      { text: 'Reviewers are also users', type: 'relation', child: aNoun('reviews'), as: aNoun('reviewers') },
    ),
    { story: 'trainers are employees', facts: [], asides: ['trainers are employees'] },
    example('users are happy'),
  ],
  startsAt: ({ text }) => finiteBeing.has(text),
  read: (tokens, at, free) => {
    const role = nounBefore(tokens, at, free)
    let start = at + 1
    while (start < at + 1 + mostAlso && isOneOf(tokens, start, also)) start++
    const found = role === null ? null : readNoun(tokens, start)
    if (role === null || found === null || found.noun.words.length > 1 || role.words.length > 1) return null
    if (![role, found.noun].every((noun) => isPluralNoun(noun) && isPersonNoun(noun)) || headOf(role.words) === headOf(found.noun.words))
      return null
    const next = isOneOf(tokens, found.next, too) ? found.next + 1 : found.next
    // "Users are members of several groups".
    if (!endsClause(tokens, next) && textAt(tokens, next) !== 'and') return null
    const first = at - role.words.length
    const fact: RelationFact = { type: 'relation', child: role, parent: found.noun, as: role, ...spanOf(tokens, first, next) }
    return { facts: [fact], first, next }
  },
}
