import type { GuidePage } from './guide-page.ts'
import { plainText } from './plain-text.ts'
import { withoutParts } from './without-parts.ts'

/** A searchable part of a page. */
export interface SearchEntry {
  /** Address of the heading of the part. */
  readonly id: string
  readonly title: string
  readonly page: string
  readonly text: string
}

/** Characters of a part that the search covers; only long lists exceed it. */
const longestText = 8000

/** Splits a page into parts, each from one heading to the next. */
export function searchEntries({ name, title: page, headings, html }: GuidePage): readonly SearchEntry[] {
  const parts = html.split(/(?=<h[1-6] id=")/)
  return parts.flatMap((part) => {
    const [, id] = /^<h[1-6] id="([^"]*)"/.exec(part) ?? []
    const heading = headings.find((each) => each.id === id)
    if (id === undefined || heading === undefined) return []
    const body = withoutParts(part.slice(part.indexOf('</h')), '<pre', '</pre>')
    const address = heading.depth === 1 ? `/guide/${name}` : `/guide/${name}#${id}`
    return [{ id: address, title: heading.text, page, text: withoutRepeats(plainText(body).slice(0, longestText)) }]
  })
}

/** Number of characters that a result shows. */
const shown = 140

/** Removes repeated words after the first `shown` characters, because a search only needs each word once. */
function withoutRepeats(text: string): string {
  const end = text.indexOf(' ', shown)
  if (end < 0) return text
  const beginning = text.slice(0, end)
  const known = new Set(beginning.toLowerCase().split(' '))
  const others = text
    .slice(end)
    .split(' ')
    .filter((word) => word !== '' && known.size < known.add(word.toLowerCase()).size)
  return [beginning, ...others].join(' ')
}
