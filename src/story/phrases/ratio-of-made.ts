import { ratioFact, readCounted } from '../amounts/said-ratio.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import { distributives } from '../lexicon/determiners.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isMeasure } from '../words/is-measure.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import type { Reading } from './phrase.ts'

/** Most words between the parts and the whole. */
const mostLinks = 5

/** "Teams of 4 to 6 people", "squads, each made up of 4 to 8 engineers", "teams are 5 to 10 people": of how many others each row consists. */
export function ratioOfMade(tokens: readonly Token[], at: number, free: number): Reading | null {
  const end = textAt(tokens, at - 1) === 'of' ? skipBack(tokens, at - 1, 0, consisting, mostLinks) : skipBack(tokens, at, 0, being, 1)
  const counted = end === at ? null : readCounted(tokens, at)
  const parent = counted === null || counted.bounds.min === counted.bounds.max ? null : nounBefore(tokens, end, 0)
  if (counted === null || parent === null || !isPluralNoun(parent) || !isPluralNoun(counted.noun) || isMeasure(counted.noun)) return null
  if (end === at - 1 && textAt(tokens, end) !== 'of' && !isPersonNoun(counted.noun)) return null
  if ([parent, counted.noun].some(({ words }) => rowNouns.has(words.at(-1) ?? ''))) return null
  const span = { start: parent.start, end: counted.noun.end }
  const first = Math.max(free, end - parent.words.length)
  return { facts: [ratioFact(counted.noun, parent, counted.bounds, span)], first, next: counted.next }
}

const consisting = wordSet(being, distributives, 'made up composed consisting consist formed , which that')
