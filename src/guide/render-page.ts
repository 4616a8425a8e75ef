import { Marked, type RendererObject, type Tokens } from 'marked'
import type { GuideHeading, GuidePage } from './guide-page.ts'
import { HeadingIds } from './heading-ids.ts'
import { htmlText } from './html-text.ts'
import { pageName } from './page-name.ts'
import { plainText } from './plain-text.ts'
import { withoutParts } from './without-parts.ts'

/** Resolves a link of a page to an address; null if the guide does not contain the target. */
export type FindTarget = (href: string, file: string) => string | null

/** Inline code of at most this many characters, without spaces, is kept on one line. */
const longestName = 32

/**
 * Renders a Markdown file as a page of the guide. Links to other files become links between pages; links to files that the guide does not
 * contain become plain text.
 */
export function renderPage(file: string, markdown: string, findTarget: FindTarget): GuidePage {
  const headings: GuideHeading[] = []
  const marked = new Marked({ gfm: true, renderer: rendererOf(file, headings, findTarget) })
  const html = marked.parse(withoutParts(markdown, '<!--', '-->'), { async: false })
  const title = headings.find(({ depth }) => depth === 1)?.text ?? pageName(file)
  return { file, name: pageName(file), title, headings, html }
}

function rendererOf(file: string, headings: GuideHeading[], findTarget: FindTarget): RendererObject {
  const ids = new HeadingIds()
  return {
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens)
      const text = plainText(inner)
      const id = ids.next(text)
      headings.push({ depth, id, text })
      const anchor = depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to ${htmlText(text)}">#</a>`
      return `<h${depth} id="${id}">${inner}${anchor}</h${depth}>\n`
    },
    link({ href, title, tokens }) {
      const inner = this.parser.parseInline(tokens)
      const target = onService(href) ?? findTarget(href, file)
      if (target === null) return inner
      return `<a href="${htmlText(target)}"${title ? ` title="${htmlText(title)}"` : ''}>${inner}</a>`
    },
    // The element can be focused, so that the keyboard can scroll it sideways.
    code: ({ text, lang = '' }) =>
      `<div class="code"><pre tabindex="0"><code${lang === '' ? '' : ` class="${htmlText(lang)}"`}>${htmlText(text)}</code></pre></div>\n`,
    // The class prevents line breaks at hyphens.
    codespan: ({ text }) => `<code${text.length <= longestName && !text.includes(' ') ? ' class="name"' : ''}>${htmlText(text)}</code>`,
    table({ header, rows }) {
      const cells = (line: readonly Tokens.TableCell[]): string => line.map((cell) => this.tablecell(cell)).join('')
      const body = rows.map((row) => `<tr>${cells(row)}</tr>\n`).join('')
      return `<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n<thead><tr>${cells(header)}</tr></thead>\n<tbody>${body}</tbody></table></div>\n`
    },
    tablecell({ tokens, header, text }) {
      // A screen reader would announce an empty header.
      const tag = header && text.trim() !== '' ? 'th' : 'td'
      return `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`
    },
  }
}

/** The path of a link to a service with the default options, which the service of the page has too; null for other links. */
function onService(href: string): string | null {
  const [, path] = /^http:\/\/(?:localhost|127\.0\.0\.1):8000(?:$|(?=\/))(.*)$/.exec(href) ?? []
  return path === '' ? '/' : (path ?? null)
}
