import type { FindTarget } from './render-page.ts'
import { pageName } from './page-name.ts'

/**
 * Resolves links in Markdown files to addresses of the guide.
 *
 * @param files paths from the root of the repository: the Markdown files that become pages, and files that are served unchanged
 */
export function findTargetAmong(files: ReadonlySet<string>): FindTarget {
  return (href, from) => {
    if (/^(?:https?:|mailto:|#)/.test(href)) return href
    const [path = '', anchor] = href.split('#', 2)
    const file = resolved(path, from)
    const known = [file, `${file}/README.md`, `${file}.md`].find((each) => files.has(each))
    if (known === undefined) return null
    const place = known.endsWith('.md') ? pageName(known) : known.replace(/^docs\//, '')
    return `/guide/${place}${anchor === undefined ? '' : `#${anchor}`}`
  }
}

/** Resolves a relative path in a file to a path from the root of the repository. */
function resolved(path: string, from: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
