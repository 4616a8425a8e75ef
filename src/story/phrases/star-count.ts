import { kindAt, spanOf, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { identifierAt, identifierBefore } from '../words/identifiers.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase, Reading } from './phrase.ts'
import { example } from './example.ts'

const prefix = /^(?:dim|fact)$/
const rows = /^(?:rows|records|entries)$/
/** Most tokens of what else a bracket says before its number of rows. */
const mostBefore = 10

/** Rows of a table of a star schema, which is called in the singular. */
export const starCount: Phrase = {
  name: 'star_count',
  precedence: 152,
  description: 'The number of rows of a table of a star schema.',
  examples: [
    example('300 dim_customer', { type: 'count', count: 300 }),
    example('dim_store (12), fact_sales', { text: 'dim_store (12)', type: 'count', count: 12 }),
    example('fact_visits (of all tickets, 800 rows)', { text: '800 rows', type: 'count', count: 800 }),
    example('dim_lights (warm)'),
  ],
  startsAt: ({ text, kind }) => kind === 'number' || prefix.test(text),
  needs: ({ text }) => /^(?:dim|fact)/.test(text),
  read: (tokens, at) => {
    if (kindAt(tokens, at) === 'number') {
      if (rows.test(textAt(tokens, at + 1))) return countOf(tokens, headOfBracket(tokens, at), at, [at, at + 2])
      const found = identifierAt(tokens, at + 1)
      return countOf(tokens, found?.noun ?? null, at, [at, found?.next ?? at])
    }
    const found = identifierAt(tokens, at)
    if (found === null || textAt(tokens, found.next) !== '(' || textAt(tokens, found.next + 2) !== ')') return null
    return countOf(tokens, found.noun, found.next + 1, [at, found.next + 3])
  },
}

/** The table before the bracket that a token is in: "fact_visits (of all tickets, | 800 rows)". */
function headOfBracket(tokens: readonly Token[], at: number): Noun | null {
  for (let place = at - 1; place >= Math.max(0, at - mostBefore); place--) {
    if (textAt(tokens, place) === ')') return null
    if (textAt(tokens, place) === '(') return identifierBefore(tokens, place)
  }
  return null
}

/** @param at the token with the number */
function countOf(tokens: readonly Token[], noun: Noun | null, at: number, [first, next]: readonly [number, number]): Reading | null {
  const count = tokens[at]?.value ?? Number.NaN
  if (noun === null || !prefix.test(noun.words[0] ?? '') || !Number.isSafeInteger(count)) return null
  return { facts: [{ type: 'count', noun, count, ...spanOf(tokens, first, next) }], first, next }
}
