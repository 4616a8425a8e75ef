import { mayBePlural } from '../compose/noun-words.ts'
import type { ColumnsFact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'

/**
 * Reads what the rows of listed tables have rows of: "riders with name and email, | and their horses", "we track members | and their visits"
 * where both are listed.
 */
export function ownedRows(tokens: readonly Token[], lists: readonly ColumnsFact[]): readonly RelationFact[] {
  const listed = new Map(lists.map(({ noun }) => [headOf(noun.words), noun]))
  return tokens.flatMap((token, at): readonly RelationFact[] => {
    if (token.text !== 'their' || textAt(tokens, at - 1) !== 'and') return []
    const noun = readNoun(tokens, at + 1)?.noun
    if (noun === undefined || !mayBePlural(noun.words.at(-1) ?? '')) return []
    const end = textAt(tokens, at - 2) === ',' ? at - 2 : at - 1
    const list = lists.find((each) => firstFrom(tokens, each.end) === end)?.noun
    const before = nounBefore(tokens, end, 0)
    const parent = list ?? (before === null || !listed.has(headOf(noun.words)) ? undefined : listed.get(headOf(before.words)))
    if (parent === undefined) return []
    return [{ type: 'relation', child: noun, parent, start: tokens[at - 1]?.start ?? token.start, end: noun.end }]
  })
}
