import { articles } from '../../lexicon/determiners.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { skipBack } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { nounBefore } from '../../words/nouns.ts'
import { withSingularHead } from '../../words/words.ts'
import { readSharedOutValues } from '../readers/shared-out-values.ts'
import { isCategory } from '../readers/value-nouns.ts'
import { valuesReading } from '../readers/values-reading.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

/** Shares in a row between a column and its values: "status distribution 70/20/10 for completed, pending and cancelled". */
export const valuesAtShares: AttributePhrase = {
  name: 'values-at-shares',
  precedence: 34,
  startsAt: ({ kind }) => kind === 'number',
  read: (tokens, at, free, _last, text) => reading(tokens, at, free, text),
}

const between = wordSet(articles, 'split ratio mix distribution distributed breakdown of is are : = in with')

function reading(tokens: readonly Token[], at: number, free: number, text: string): AttributeReading | null {
  const said = readSharedOutValues(tokens, text, at, 'clause')
  const end = said === null ? at : skipBack(tokens, at, free, between, 3)
  const noun = said === null ? null : nounBefore(tokens, end, free)
  const column = noun === null ? null : { ...noun, words: withSingularHead(noun.words) }
  if (said === null || column === null || !isCategory(column)) return null
  return valuesReading(tokens, column, end - column.words.length, said)
}
