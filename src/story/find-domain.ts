import type { Domain } from '../domains/domain.ts'

const keywordPoints = 3
const nounPoints = 1

/** The domain that a story speaks of: most points for whole words found, ties settled by name; null when no word is known. Linear in the story. */
export function findDomain(story: string, domains: Iterable<Domain>): Domain | null {
  const words = ` ${(story.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
  let best: { readonly domain: Domain; readonly score: number } | null = null
  for (const domain of domains) {
    const score = scoreOf(words, domain)
    if (score === 0) continue
    if (best === null || score > best.score || (score === best.score && domain.name < best.domain.name)) best = { domain, score }
  }
  return best?.domain ?? null
}

function scoreOf(words: string, { keywords, nouns }: Domain): number {
  const found = (terms: readonly string[]): number => terms.filter((term) => words.includes(` ${term} `)).length
  const tables = Object.values(nouns).filter((terms) => found(terms) > 0).length
  return found(keywords) * keywordPoints + tables * nounPoints
}
