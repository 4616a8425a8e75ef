import { fold } from '../fold.ts'
import { rankWeight } from '../rank-weight.ts'

/** A name with its folded form and its weight in a list. */
export interface Candidate {
  readonly name: string
  readonly folded: string
  readonly weight: number
}

/** Splits the text of a source into names; underscores become spaces. */
export function splitNames(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('_', ' '))
}

/** Selects `count` of the entries at even distances, so that an alphabetical list is not cut after its first letters. */
function spread<T>(names: readonly T[], count: number): readonly T[] {
  return names.length <= count
    ? names
    : names.filter((_, i) => Math.floor((i * count) / names.length) !== Math.floor(((i - 1) * count) / names.length))
}

/** The frequent names by rank, followed by rare ones with weight 1, up to `limit` names; each folded form occurs once. */
export function candidates(countryCode: string, frequent: readonly string[], rare: readonly string[], limit: number): readonly Candidate[] {
  const seen = new Set<string>()
  const isNew = (candidate: { readonly folded: string }): boolean => {
    const fresh = candidate.folded !== '' && !seen.has(candidate.folded)
    seen.add(candidate.folded)
    return fresh
  }
  const folded = (name: string) => ({ name, folded: fold(name, countryCode) })
  const kept = frequent
    .map(folded)
    .filter(isNew)
    .slice(0, limit)
    .map((entry, rank) => ({ ...entry, weight: rankWeight(rank) }))
  const fill = rare.map(folded).filter(isNew)
  return [...kept, ...spread(fill, limit - kept.length).map((entry) => ({ ...entry, weight: 1 }))]
}
