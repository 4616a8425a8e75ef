import MiniSearch, { type Query } from 'minisearch'
import type { SearchEntry } from '../search-entries.ts'

/** Finds the parts of the guide that match some words, best first. */
export type Search = (words: string) => readonly SearchEntry[]

/** Maximum number of results. */
const most = 12

/** A word that is at least this long also finds words that differ from it by a few letters: shorter ones would find other words. */
const shortestFuzzy = 6

/** Words that readers use, and the words of the guide for the same. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map([
  ['excel', ['spreadsheets', 'csv']],
  ['xlsx', ['spreadsheets', 'csv']],
  ['jsonl', ['ndjson']],
  ['resume', ['continue']],
  ['password', ['token']],
  ['authentication', ['token']],
  ['install', ['started']],
])

/** Indexes entries in slices of some milliseconds each. */
export async function findIn(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry>({ fields: ['title', 'page', 'text'], tokenize: wordsOf })
  await index.addAllAsync(entries, { chunkSize: 20 })
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const fuzzy = (word: string): number | false => (word.length < shortestFuzzy ? false : 0.15)
  const options = { boost: { title: 4, page: 2 }, prefix: true, fuzzy } as const
  return (words) => {
    const queries = words
      .split(/\s+/)
      .filter((word) => wordsOf(word).length > 0)
      .map(withSynonyms)
    const found = index.search({ combineWith: 'AND', queries }, options)
    const any = found.length > 0 ? found : index.search({ combineWith: 'OR', queries }, options)
    return any.slice(0, most).flatMap(({ id }) => byId.get(id as string) ?? [])
  }
}

/** Names such as --max-rows and too_many_rows are found as a whole and by their words. */
function wordsOf(text: string): string[] {
  return [...text.split(/[^\p{L}\p{N}_-]+/u), ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== '')
}

function withSynonyms(word: string): Query {
  const others = synonyms.get(word.toLowerCase()) ?? []
  return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: [word] }, ...others] }
}
