import { plainText } from './plain-text.ts'
import { withoutParts } from './without-parts.ts'

/** A searchable part of a page: a heading, and the text up to the next heading. */
export interface SearchEntry {
  /** Address of the heading. */
  readonly id: string
  readonly title: string
  readonly page: string
  readonly text: string
}

const heading = /^<h([1-6]) id="([^"]*)">(.*?)<\/h\1>/s

/**
 * Splits the content of a page into parts. Code blocks and what stands before the first heading are left out.
 * @param address of the page @param html that `renderPage` made
 */
export function searchEntries(address: string, html: string): readonly SearchEntry[] {
  const entries: SearchEntry[] = []
  for (const part of html.split(/(?=<h[1-6] id=")/)) {
    const [whole, depth, id, inner] = heading.exec(part) ?? []
    if (whole === undefined || inner === undefined) continue
    const title = plainText(withoutParts(inner, '<a class="anchor"', '</a>'))
    const text = plainText(withoutParts(part.slice(whole.length), '<pre', '</pre>'))
    entries.push({ id: depth === '1' ? address : `${address}#${id}`, title, page: entries[0]?.page ?? title, text })
  }
  return entries
}
