import { type SearchEntry, searchEntries } from '../search-entries.ts'
import { withoutParts } from '../without-parts.ts'
import { findIn, type Search } from './find-in.ts'

/** The changelog names everything once more. */
const unsearched = '/guide/changelog'

/**
 * Loads and indexes the pages that the navigation of a page lists: one request for each, and some tens of milliseconds of work in slices.
 * @throws Error if a request fails
 */
export async function loadSearch(page: Document): Promise<Search> {
  const links = page.querySelectorAll('#pages a[href^="/guide/"]')
  const addresses = [...links].map((link) => link.getAttribute('href') ?? '').filter((address) => address !== unsearched)
  return findIn((await Promise.all(addresses.map(entriesOf))).flat())
}

async function entriesOf(address: string): Promise<readonly SearchEntry[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`GET ${address} was answered with ${response.status}`)
  const html = await response.text()
  return searchEntries(address, withoutParts(html.slice(html.indexOf('<main'), html.indexOf('</main>')), '<nav', '</nav>'))
}
