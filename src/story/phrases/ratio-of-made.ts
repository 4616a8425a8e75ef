import { ratioFact, readCounted } from '../amounts/said-ratio.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import { distributives } from '../lexicon/determiners.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isMeasure } from '../words/is-measure.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import type { Reading } from './phrase.ts'

/** Rows of which one number tells the size: "8 teams of 10 children". */
const groups: ReadonlySet<string> = wordSet('groups teams squads crews classes')
/** Most words between the parts and the whole. */
const mostLinks = 5

/** "Teams of 4 to 6 people", "squads, each made up of 4 to 8 engineers", "teams are 5 to 10 people": of how many others each row consists. */
export function ratioOfMade(tokens: readonly Token[], at: number, free: number): Reading | null {
  const end = textAt(tokens, at - 1) === 'of' ? skipBack(tokens, at - 1, 0, consisting, mostLinks) : skipBack(tokens, at, 0, being, 1)
  const counted = end === at ? null : readCounted(tokens, at)
  const parent = counted === null || isOne(tokens, at, counted) ? null : nounBefore(tokens, end, 0)
  if (counted === null || parent === null || !isPluralNoun(parent) || !isPluralNoun(counted.noun) || isMeasure(counted.noun)) return null
  if (end === at - 1 && textAt(tokens, end) !== 'of' && !isPersonNoun(counted.noun)) return null
  if ([parent, counted.noun].some(({ words }) => rowNouns.has(words.at(-1) ?? ''))) return null
  const span = { start: parent.start, end: counted.noun.end }
  const first = Math.max(free, end - parent.words.length)
  return { facts: [ratioFact(counted.noun, parent, counted.bounds, span)], first, next: counted.next }
}

/** Whether a single number may be of all rows, and not of each: "boxes of 100 stems". */
function isOne(tokens: readonly Token[], at: number, { bounds, noun }: NonNullable<ReturnType<typeof readCounted>>): boolean {
  if (bounds.min !== bounds.max) return false
  const isOfGroup = textAt(tokens, at - 1) === 'of' && isOneOf(tokens, at - 2, groups)
  return !isOfGroup || general.has(noun.words.at(-1) ?? '')
}

/** Nouns that may be other people of the story: "groups of 5 people, 3 coaches". */
const general: ReadonlySet<string> = wordSet('people persons members')

const consisting = wordSet(being, distributives, 'made up composed consisting consist formed , which that')
