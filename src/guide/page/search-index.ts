import MiniSearch from 'minisearch'
import { type SearchEntry, searchEntries } from '../search-entries.ts'
import { withoutParts } from '../without-parts.ts'

/** Finds the parts of the guide that match some words, best first. */
export type Search = (words: string) => readonly SearchEntry[]

/** Maximum number of results. */
const most = 12

/** The changelog names everything once more. */
const unsearched = '/guide/changelog'

/**
 * Loads and indexes the pages that the navigation of a page lists: one request for each, and some tens of milliseconds of work in slices.
 * @throws Error if a request fails
 */
export async function loadSearch(page: Document): Promise<Search> {
  const links = page.querySelectorAll('#pages a[href^="/guide/"]')
  const addresses = [...links].map((link) => link.getAttribute('href') ?? '').filter((address) => address !== unsearched)
  const entries = (await Promise.all(addresses.map(entriesOf))).flat()
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

async function entriesOf(address: string): Promise<readonly SearchEntry[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`GET ${address} was answered with ${response.status}`)
  const html = await response.text()
  return searchEntries(address, withoutParts(html.slice(html.indexOf('<main'), html.indexOf('</main>')), '<nav', '</nav>'))
}
