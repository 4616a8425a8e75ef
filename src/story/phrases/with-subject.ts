import { wordSet } from '../lexicon/word-set.ts'
import { definites } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Reading } from './phrase.ts'

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
  if (at < free || !allEvents.has(textAt(tokens, at))) return reading
  const subject = [textAt(tokens, at - 1), textAt(tokens, at)]
  return { ...reading, facts: [{ ...fact, subject, start: tokens[at]?.start ?? fact.start }], first: at }
}
