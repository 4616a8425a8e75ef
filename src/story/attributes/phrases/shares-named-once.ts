import { textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { nounOf } from '../../words/nouns.ts'
import { singularOf } from '../../words/words.ts'
import { areAll } from '../columns/shares-of-values.ts'
import { readSaidValues } from '../readers/said-values.ts'
import { isCategory } from '../readers/value-nouns.ts'
import { valuesReading } from '../readers/values-reading.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

/** Shares that sum up to 100%, with their column behind one value: "40% low priority, 35% medium and 25% high". */
export const sharesNamedOnce: AttributePhrase = {
  name: 'shares-named-once',
  precedence: 35,
  startsAt: ({ kind }) => kind === 'number',
  read: (tokens, at, _free, _last, text) => reading(tokens, at, text),
}

/** Most tokens of the shares. */
const longest = 80

function reading(tokens: readonly Token[], at: number, text: string): AttributeReading | null {
  if (tokens[at + 1]?.text !== '%') return null
  const listed = readSaidValues(tokens.slice(at, at + longest), text, 0, 'clause')
  const said = listed === null ? null : { ...listed, next: at + listed.next }
  if (said?.shares === undefined || said.shares === null || !areAll(said.shares) || said.shares.includes(null)) return null
  // "First class" is a value of its own.
  const heads = said.values.map((value) => /^(?!(?:first|second|third) ).+ (\p{L}+)$/iu.exec(value)?.[1]?.toLowerCase() ?? '')
  const [head, ...others] = heads.filter((word) => word !== '' && isCategory({ words: [word] }))
  if (head === undefined || others.length > 0) return null
  let place = at
  while (place < said.next && textAt(tokens, place) !== head) place++
  const column = { ...nounOf(tokens, place, place + 1), words: [singularOf(head)] }
  const values = said.values.map((value, index) => (heads[index] === head ? value.slice(0, -head.length - 1) : value))
  return valuesReading(tokens, column, at, { ...said, values })
}
