import MiniSearch from 'minisearch'
import type { SearchEntry } from '../search-entries.ts'

/** Finds the parts of the guide that match some words, best first. */
export type Search = (words: string) => readonly SearchEntry[]

/** Maximum number of results. */
const most = 12

/** Loads and indexes the entries: one request, and some tens of milliseconds of work in slices. @throws Error if the request fails */
export async function loadSearch(): Promise<Search> {
  const response = await fetch('/guide/search.json')
  if (!response.ok) throw new Error(`GET /guide/search.json was answered with ${response.status}`)
  const entries = (await response.json()) as readonly SearchEntry[]
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'page', 'text'],
    // Names such as --max-rows and too_many_rows match as a whole and by their words.
    tokenize: (text) => [...text.split(/[^\p{L}\p{N}_-]+/u), ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== ''),
  })
  await index.addAllAsync(entries, { chunkSize: 20 })
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const options = { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' } as const
  return (words) => {
    const found = index.search(words, options)
    const any = found.length > 0 ? found : index.search(words, { ...options, combineWith: 'OR' })
    return any.slice(0, most).flatMap(({ id }) => byId.get(id as string) ?? [])
  }
}
