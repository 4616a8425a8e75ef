import { linkingWords } from '../lexicon/linking-words.ts'
import type { ColumnsFact, Fact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { readColumns } from '../find/said-columns.ts'
import { articles } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, oneOf, optional, sequence, skipBack, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { identifierAt, identifierBefore } from '../words/identifiers.ts'
import type { Noun } from '../words/noun.ts'
import { readNoun } from '../words/nouns.ts'
import { sidesOfName } from '../words/sides-of-name.ts'
import { manyToManyBehind } from './many-to-many.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

const before = wordSet(articles, 'as is :')
const mostBefore = 2
const behind = sequence({ sign: optional(oneOf(['called', 'named', ':', ','])), name: identifierAt })
const joints = wordSet(', and')
const mostTables = 12
const pair = sequence({
  between: oneOf(['between', 'of', 'for', 'linking']),
  one: readNoun,
  and: oneOf(['and', '&', 'to']),
  other: readNoun,
})

/** A table of pairs, by its name in the spelling of programs: "recipe_ingredients as join table". */
export const joinTable: Phrase = {
  name: 'join_table',
  precedence: 165,
  description: 'A table holds the relation of two others, each row of which has several of the other.',
  examples: [
    example('post_tags as a join table', {
      type: 'relation',
      parent: aNoun('posts'),
      child: aNoun('tags'),
      sides: 'many',
      through: { words: ['post', 'tags'], name: 'post_tags' },
    }),
    example('a post_tags join table', { text: 'post_tags join table', type: 'relation', sides: 'many' }),
    example(
      'a junction table team_players with shirt_number and joined_on',
      { text: 'junction table team_players', type: 'relation', parent: aNoun('teams'), child: aNoun('players') },
      { text: 'with shirt_number and joined_on', type: 'columns', noun: aNoun('team players') },
    ),
    example('join table enrolled_in between students and courses', {
      type: 'relation',
      parent: aNoun('students'),
      child: aNoun('courses'),
    }),
    example('members join the table'),
  ],
  startsAt: ({ text }) => linkingWords.has(text),
  read: (tokens, at, free) => {
    if (textAt(tokens, at + 1) === 'tables') return severalBefore(tokens, at, free)
    if (textAt(tokens, at + 1) !== 'table') return null
    const first = skipBack(tokens, at, free, before, mostBefore)
    const named = identifierBefore(tokens, first, free)
    if (named !== null) return readingOf(tokens, named, first - named.words.length, at + 2)
    const found = behind(tokens, at + 2)
    return found === null ? null : readingOf(tokens, found.name.noun, at, found.next)
  },
}

/** "user_roles and role_permissions | join tables". */
function severalBefore(tokens: readonly Token[], at: number, free: number): Reading | null {
  const facts: Fact[] = []
  let first = at
  for (let end = at; facts.length < mostTables;) {
    const named = identifierBefore(tokens, end, free)
    const reading = named === null ? null : readingOf(tokens, named, end - named.words.length, end)
    if (reading === null) break
    facts.unshift(...reading.facts)
    first = reading.first
    end = skipBack(tokens, first, free, joints, 2)
    if (end === first) break
  }
  return facts.length === 0 ? null : { facts, first, next: at + 2 }
}

function readingOf(tokens: readonly Token[], through: Noun, first: number, end: number): Reading | null {
  const said = pair(tokens, end)
  const sides = said === null ? sidesOfName(through) : ([said.one.noun, said.other.noun] as const)
  if (sides === null) return null
  const [parent, child] = sides
  const near = said?.next ?? end
  const next = manyToManyBehind(tokens, near)?.next ?? near
  const fact: RelationFact = { type: 'relation', child, parent, sides: 'many', through, isJoin: true, ...spanOf(tokens, first, next) }
  const listed: { readonly fact: ColumnsFact; readonly next: number } | null = isOneOf(tokens, next, listing)
    ? readColumns(tokens, next, through)
    : null
  return listed === null ? { facts: [fact], first, next } : { facts: [fact, listed.fact], first, next: listed.next }
}

const listing = wordSet('with has having (')
