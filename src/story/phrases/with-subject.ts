import { wordSet } from '../lexicon/word-set.ts'
import { definites } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Reading } from './phrase.ts'
import { singularOf } from '../words/words.ts'
import { joinNouns } from '../lexicon/join-nouns.ts'

/** What all that happens in a business is called together. */
export const allEvents: ReadonlySet<string> = wordSet(
  'activity traffic demand usage volume volumes load footfall workload throughput trade trading business',
)
const linking: ReadonlySet<string> = wordSet(being, definites, 'that which usually typically normally always also')

/** Adds such a noun before a season to its reading: "traffic | peaks on weekends", "call volume | is lower at night". */
export function withSubject(tokens: readonly Token[], free: number, reading: Reading | null): Reading | null {
  const [fact] = reading?.facts ?? []
  if (reading === null || fact?.type !== 'shape' || fact.measure.length > 0) return reading
  const at = skipBack(tokens, reading.first, free, linking, 3) - 1
  const word = textAt(tokens, at)
  const span = { start: tokens[at]?.start ?? fact.start }
  if (at >= free && joinNouns.has(singularOf(word))) return { ...reading, facts: [{ ...fact, measure: [word], ...span }], first: at }
  if (at < free || !allEvents.has(word)) return reading
  const subject = [textAt(tokens, at - 1), word]
  return { ...reading, facts: [{ ...fact, subject, ...span }], first: at }
}
