import { wordSet } from './word-set.ts'

/** "grew", "rising". */
export const risingVerbs: ReadonlySet<string> = wordSet(
  'grow grows growing grew grown rise rises rising rose risen increase increases increasing increased climb climbs climbing climbed',
  'expand expands expanding expanded jump jumps jumping jumped surge surges surging surged soar soars soaring soared',
)

/** "fell", "shrinking". */
export const fallingVerbs: ReadonlySet<string> = wordSet(
  'shrink shrinks shrinking shrank shrunk fall falls falling fell fallen drop drops dropping dropped decline declines declining declined',
  'decrease decreases decreasing decreased reduce reduces reducing reduced',
)

/** "growth". */
export const riseNouns: ReadonlySet<string> = wordSet('growth increase rise uplift gain expansion jump surge')

/** "decline". */
export const fallNouns: ReadonlySet<string> = wordSet('decline decrease drop fall reduction shrinkage contraction')

/** Verbs between an amount and the one that it changes to: "rising to", "ramped up to". */
export const changeVerbs: ReadonlySet<string> = wordSet(
  risingVerbs,
  fallingVerbs,
  'ramp ramps ramping ramped scale scales scaling scaled move moves moving moved go goes going went',
)

/** Nouns for a rise or a fall. */
export const changeNouns: ReadonlySet<string> = wordSet(riseNouns, fallNouns)
