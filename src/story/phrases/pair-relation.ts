import { relatives } from '../lexicon/connectives.ts'
import { modals } from '../lexicon/verbs.ts'
import type { Pairs, RelationFact } from '../facts/relation-fact.ts'
import { hasWords, isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const follows: Pairs = { table: 'follows', from: 'follower', to: 'followed' }
const blocks: Pairs = { table: 'blocks', from: 'blocker', to: 'blocked' }
const friendships: Pairs = { table: 'friendships', from: 'requester', to: 'friend' }

/** Verbs for an act between two rows of one table. */
const doing: ReadonlyMap<string, Pairs> = new Map([
  ...'follow follows following'.split(' ').map((word) => [word, follows] as const),
  ...'block blocks blocking'.split(' ').map((word) => [word, blocks] as const),
  ...'befriend befriends befriending'.split(' ').map((word) => [word, friendships] as const),
])

/** Reads a relation between rows of one table, which becomes a table of pairs: "users follow each other". */
export const pairRelation: Phrase = {
  name: 'pair_relation',
  precedence: 54,
  description: 'Each row of a table is related to several others of it.',
  examples: [
    example(
      '80 users who follow each other',
      { text: '80 users', type: 'count', count: 80 },
      { text: 'users who follow each other', type: 'relation', child: aNoun('users'), parent: aNoun('users'), pairs: follows },
    ),
    example('members can block other members', { type: 'relation', child: aNoun('members'), pairs: blocks }),
    example('users follow artists', { type: 'relation' }),
  ],
  startsAt: ({ text }) => doing.has(text),
  read: (tokens, at) => {
    const pairs = doing.get(textAt(tokens, at))
    let end = at
    while (isOneOf(tokens, end - 1, modals) || isOneOf(tokens, end - 1, relatives)) end--
    const noun = nounBefore(tokens, end, 0)
    const next = noun === null || !isPluralNoun(noun) ? null : othersEnd(tokens, at + 1, headOf(noun.words))
    if (pairs === undefined || noun === null || next === null) return null
    const { start } = noun
    const fact: RelationFact = { type: 'relation', child: noun, parent: noun, pairs, start, end: spanOf(tokens, at, next).end }
    return { facts: [fact], first: at, next }
  },
}

/** The token after "each other", "other users" or "users" where the subject is users. Null for anything else. */
function othersEnd(tokens: readonly Token[], at: number, head: string): number | null {
  if (hasWords(tokens, at, 'each other') || hasWords(tokens, at, 'one another')) return at + 2
  const found = readNoun(tokens, /^(?:an)?other$/.test(textAt(tokens, at)) ? at + 1 : at)
  return found !== null && headOf(found.noun.words) === head ? found.next : null
}
