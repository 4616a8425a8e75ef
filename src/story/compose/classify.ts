import { qualitiesLikePeople, thingsLikePeople } from '../lexicon/like-people.ts'
import { wordMemo } from '../../caches/word-memo.ts'
import { particles } from '../lexicon/particles.ts'
import { isPlausibleWord } from './plausible-word.ts'
import type { Archetype, Family } from './archetype.ts'
import { archetypes } from './archetypes/index.ts'
import { singularOf } from '../words/words.ts'

/** The kind of a noun. */
export interface Kind {
  readonly archetype: Archetype
  /** Null if only the ending of the noun is known. */
  readonly family: Family | null
  /** Number of the last words that are known. */
  readonly words: number
}

const byHead = new Map<string, Kind>()
for (const archetype of archetypes)
  for (const family of archetype.families)
    for (const head of family.heads) if (!byHead.has(head)) byHead.set(head, { archetype, family, words: head.split(' ').length })

const longestHead = 3

/** Whether a noun in the singular is known, and not just its ending. */
export function isKnownThing(words: string): boolean {
  return byHead.has(words)
}

/**
 * Classifies a noun in the singular. It uses the longest known run of its last words; else it takes a verb with a particle ("fill-up") for
 * something that happens; else it uses the ending of the noun. Null if nothing is known.
 */
export function classify(words: readonly string[]): Kind | null {
  for (let start = Math.max(0, words.length - longestHead); start < words.length; start++) {
    const known = byHead.get(words.slice(start).join(' '))
    if (known !== undefined) return known
  }
  if (words.length < 2 || !particles.has(words.at(-1) ?? '')) return byEnding(words.at(-1) ?? '')
  // "Start-ups" are startups.
  const joined = byHead.get(words.slice(-2).join(''))
  return joined === undefined ? happening : { ...joined, words: 2 }
}

/** Whether the last words of a noun name a thing together: a "log entry" is no log. */
export function isCompound(words: readonly string[]): boolean {
  return (classify(words.map(singularOf))?.words ?? 0) > 1
}

/** The kind of a verb with a particle. */
const happening: Kind = { archetype: archetypes.find(({ name }) => name === 'event') as Archetype, family: null, words: 2 }

/** The kind by the ending of a word; null for none. */
const byEnding = wordMemo('endings', (word): Kind | null => {
  if (!isPlausibleWord(word) || qualitiesLikePeople.has(word)) return null
  if (thingsLikePeople.has(word)) return { archetype: anyKind().archetype, family: null, words: 1 }
  const archetype = archetypes.find(({ suffixes }) => suffixes.some((suffix) => word.length >= suffix.length + 3 && word.endsWith(suffix)))
  return archetype === undefined ? null : { archetype, family: null, words: 1 }
})

/** Columns that any thing can have. */
const anything: Family = { heads: [], columns: ['name', 'code', 'created at'] }

/** The kind of an unknown noun: a thing without price, place or condition. */
export function anyKind(): Kind {
  const asset = archetypes.find(({ name }) => name === 'asset') as Archetype
  return { archetype: asset, family: anything, words: 1 }
}
