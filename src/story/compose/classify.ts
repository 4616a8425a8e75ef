import { wordMemo } from '../../caches/word-memo.ts'
import { isPlausibleWord } from './plausible-word.ts'
import type { Archetype, Family } from './archetype.ts'
import { archetypes } from './archetypes/index.ts'

/** What a noun is. */
export interface Kind {
  readonly archetype: Archetype
  /** Null where only its ending told. */
  readonly family: Family | null
  /** How many of the last words told. */
  readonly words: number
}

const byHead = new Map<string, Kind>()
for (const archetype of archetypes)
  for (const family of archetype.families)
    for (const head of family.heads) if (!byHead.has(head)) byHead.set(head, { archetype, family, words: head.split(' ').length })

const longestHead = 3

/** Whether words in the singular, with spaces between them, are known as a thing, and not just by their ending. */
export function isKnownThing(words: string): boolean {
  return byHead.has(words)
}

/** What a noun in the singular is, by as many of its last words as are known, then by the ending of the last one; null where neither tells. */
export function classify(words: readonly string[]): Kind | null {
  for (let start = Math.max(0, words.length - longestHead); start < words.length; start++) {
    const known = byHead.get(words.slice(start).join(' '))
    if (known !== undefined) return known
  }
  return byEnding(words.at(-1) ?? '')
}

/** What the ending of a word tells; null for nothing. */
const byEnding = wordMemo('endings', (word): Kind | null => {
  if (!isPlausibleWord(word)) return null
  const archetype = archetypes.find(({ suffixes }) => suffixes.some((suffix) => word.length >= suffix.length + 3 && word.endsWith(suffix)))
  return archetype === undefined ? null : { archetype, family: null, words: 1 }
})

/** What every thing may have, whatever it is. */
const anything: Family = { heads: [], columns: ['name', 'code', 'created at'] }

/** The kind of a noun of which nothing is known: a thing without a price, a place or a condition. */
export function anyKind(): Kind {
  const asset = archetypes.find(({ name }) => name === 'asset') as Archetype
  return { archetype: asset, family: anything, words: 1 }
}
