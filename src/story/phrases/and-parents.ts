import type { RelationFact } from '../facts/relation-fact.ts'
import { articles } from '../lexicon/determiners.ts'
import { endsClause, isOneOf, skipBack, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { readNounList } from '../words/noun-list.ts'
import { isPluralNoun } from '../words/nouns.ts'
import type { Reading } from './phrase.ts'

/** "belongs to a matter | and an attorney": further parents, if the list ends its clause. */
export function andParents(tokens: readonly Token[], at: number, child: Noun): Pick<Reading, 'facts' | 'next'> | null {
  const list = readNounList(tokens, at)
  const [first, ...others] = list?.nouns ?? []
  if (list === null || first === undefined || !list.isClosed || !endsClause(tokens, list.next)) return null
  const isNamed = (noun: Noun): boolean => isOneOf(tokens, firstFrom(tokens, noun.start) - 1, articles) || isPluralNoun(noun)
  // "A comment belongs to a post or a photo": each has one of them.
  const isEither = others.some(({ start }) =>
    /^(?:or|nor)$/.test(textAt(tokens, skipBack(tokens, firstFrom(tokens, start), 0, articles, 1) - 1)),
  )
  if (isEither || others.some((noun) => isNamed(noun) !== isNamed(first))) return null
  const facts = others.map((parent): RelationFact => ({ type: 'relation', child, parent, start: parent.start, end: parent.end }))
  return { facts, next: list.next }
}
