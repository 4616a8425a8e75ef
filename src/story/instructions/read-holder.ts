import { formatNames } from '../lexicon/format-words.ts'
import { articles } from '../lexicon/determiners.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isJoined, isOneOf, oneOf, optional, type Reader, sequence, skip, textAt } from '../reader/index.ts'

const requests = wordSet('need want like generate create make build give get produce provide export prepare write me us please of')
const things = oneOf(['file', 'files', 'document', 'documents', 'dump', 'export', 'array', 'sheet', 'extract'])

const readHolding = sequence({
  article: skip(articles, 1),
  format: oneOf([...formatNames]),
  thing: optional(things),
  joint: oneOf(['with', 'of', 'containing', 'for', 'holding', 'about']),
})

/**
 * Reads the file that a story asks for, up to what it holds: "I need | a csv file with | 5,000 rows", "generate | json with | 10 posts". Only
 * at the start of a clause or behind a request.
 */
export const readHolder: Reader = (tokens, at) => {
  const before = textAt(tokens, at - 1)
  // In "orders.csv with 20 rows", the format is a part of a name.
  if (at > 0 && ((!requests.has(before) && !sentenceEnds.has(before)) || isJoined(tokens, at))) return null
  const held = readHolding(tokens, at)
  // "A csv with headers", "json with columns a and b".
  return held === null || isOneOf(tokens, held.next, formatNames) ? null : { next: held.next }
}
