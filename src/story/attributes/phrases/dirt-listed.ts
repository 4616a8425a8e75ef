import { readNoun } from '../../words/nouns.ts'
import { endsClause, isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { nextListed, partInBrackets } from '../readers/dirt-after.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

/** The same dirt for the next column of a list: "missing values in age |, income and region (8%)". */
export const dirtListed: AttributePhrase = {
  name: 'dirt_listed',
  precedence: 270,
  startsAt: ({ text }) => text === ',' || text === 'and',
  read: (tokens, at, _, last) => {
    const [aspect] = last?.fact.aspects ?? []
    if (last === null || last.next !== at || last.fact.column === null || (aspect?.type !== 'missing' && aspect?.type !== 'mess'))
      return null
    // "An assignee that is null for 25%, | and a reporter": the dirt is behind its column.
    if (last.fact.column.start === last.fact.start) return null
    const listed = nextListed(tokens, at)
    if (listed === null) return null
    const part = partInBrackets(tokens, listed.next)
    if (part === null && !isWholeItem(tokens, listed.next)) return null
    const next = part?.next ?? listed.next
    // The comma stays in the sentence, as it separates the columns.
    const first = listed.next - listed.noun.words.length
    return { aspects: [aspect], currency: null, column: listed.noun, table: null, isMore: false, first, next }
  },
}

/** Whether the list ends or continues at a token, as opposed to a statement about its last column. */
function isWholeItem(tokens: readonly Token[], at: number): boolean {
  return endsClause(tokens, at) || (isOneOf(tokens, at, joints) && (readNoun(tokens, at + 1) !== null || textAt(tokens, at) === ','))
}

const joints = new Set([',', 'and'])
