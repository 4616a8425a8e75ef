import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import { clauseAround } from '../tokens/clause-around.ts'
import { firstFrom } from '../tokens/first-from.ts'

/** Periods that are said of rows without a number, which no table holds: "a few thousand orders over two years". A reason for each. */
export function ofUncounted(
  { facts, asides, tokens }: Pick<Intent, 'facts' | 'asides' | 'tokens'>,
  domain: Domain,
): ReadonlyMap<Fact, string> {
  const windows = facts.filter(({ type }) => type === 'window')
  if (windows.length === 0) return new Map()
  return new Map(
    asides.flatMap((aside): (readonly [Fact, string])[] => {
      const noun = aside.uncounted
      if (noun === undefined || findTable(noun, domain) !== null) return []
      const [own] = windows.slice(firstFrom(windows, aside.end), firstFrom(windows, clauseAround(tokens, aside).end))
      return own === undefined ? [] : [[own, `it is said of "${noun.words.join(' ')}", which no table holds`]]
    }),
  )
}
