import { andWords } from '../../lexicon/connectives.ts'
import { isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { readSaidNumber } from '../readers/said-number.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

/** Peaks of the column of the statement before: "peaks at 9 and 18". */
export const peaks: AttributePhrase = {
  name: 'peaks',
  precedence: 180,
  startsAt: ({ text }) => text === 'peaks' || text === 'peak',
  read: (tokens, at, free, last) => {
    const joint = textAt(tokens, at + 1)
    const subject = joint === 'at' || joint === 'around' ? subjectBefore(tokens, at, free, last) : null
    if (subject === null || subject.column !== null) return null
    const values = peaksFrom(tokens, at + 2)
    const [first, second] = values
    if (first === undefined || second === undefined) return null
    return {
      aspects: [
        { type: 'peak', value: first.value },
        { type: 'peak', value: second.value },
      ],
      currency: null,
      column: null,
      table: null,
      isMore: true,
      first: subject.after,
      next: second.next,
    }
  },
}

function peaksFrom(tokens: readonly Token[], at: number): readonly { readonly value: number; readonly next: number }[] {
  const first = readSaidNumber(tokens, at)
  if (first === null || !isOneOf(tokens, first.next, andWords)) return []
  const second = readSaidNumber(tokens, first.next + 1)
  return second === null ? [] : [first, second]
}
