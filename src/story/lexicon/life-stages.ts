import { termWords } from '../words/term-words.ts'
import { isStateWord, levels, sides, stateWords } from './states.ts'
import { wordSet } from './word-set.ts'

/** How far a row has come: not yet begun, under way, come to its end, or broken off. */
export type LifeStage = 'begun' | 'going' | 'done' | 'ended'

const words: readonly (readonly [LifeStage, ReadonlySet<string>])[] = [
  [
    'ended',
    wordSet('cancelled canceled rejected declined refused lost failed void dropped dead abandoned withdrawn expired denied scrapped'),
  ],
  ['ended', wordSet('aborted missed lapsed terminated churned refunded returned revoked show')],
  ['begun', wordSet('new open draft queued waiting requested submitted received pending created planned scheduled booked placed filed')],
  ['begun', wordSet('registered unassigned todo backlog tentative quoted unpaid issued reported prospect')],
  [
    'going',
    wordSet('assigned running started progress processing process packed cooking preparing shipped transit way road review active live'),
  ],
  ['going', wordSet('confirmed accepted approved reviewing dispatched investigating ongoing guaranteed')],
  [
    'done',
    wordSet('done completed complete finished fixed solved resolved closed settled paid delivered arrived repaid granted hired signed'),
  ],
  ['done', wordSet('won graduated passed sold fulfilled collected attended out finalized')],
]

/** The stage that a state means: "in transit" is under way. Null where its words do not say it. */
export function lifeStage(state: string): LifeStage | null {
  const own = termWords(state)
  if (own.some((word) => word === 'not' || word === 'partially')) return null
  return words.find(([, known]) => own.some((word) => known.has(word)))?.[0] ?? null
}

/**
 * Whether the values of a list are states of rows, most of them at least: "open, fixed or wontfix". A participle alone may be a kind as
 * well: "single, married or divorced".
 */
export function areStates(values: readonly string[]): boolean {
  const plain = values.map((value) => value.toLowerCase()).filter((value) => !levels.has(value) && !sides.has(value))
  const known = plain.filter((value) => lifeStage(value) !== null || stateWords.has(value))
  return known.length > 0 && plain.filter((value) => known.includes(value) || isStateWord(value)).length * 2 > values.length
}
