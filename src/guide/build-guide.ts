import { type ErrorCode, errorTable } from '../errors.ts'
import { errorPage } from './error-page.ts'
import { findTargetAmong } from './find-target.ts'
import { guideGroups } from './guide-groups.ts'
import type { GuidePage } from './guide-page.ts'
import { type GuideLink, type GuideLinks, guideShell } from './guide-shell.ts'
import { htmlText } from './html-text.ts'
import { plainText } from './plain-text.ts'
import { renderPage } from './render-page.ts'

/**
 * Makes the files of the guide, by their names below `/guide/`: a page for each Markdown file and each error, and an overview.
 *
 * @param sources texts by their paths from the root of the repository; files other than Markdown are served unchanged
 * @throws Error for a link to a heading that does not exist
 */
export function buildGuide(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const findTarget = findTargetAmong(new Set(sources.keys()))
  const groups = orderedFiles([...sources.keys()].filter((file) => file.endsWith('.md')))
  const pages = groups.flatMap(({ files }) => files).map((file) => renderPage(file, sources.get(file) ?? '', findTarget))
  requireTargets(pages)
  const titles = new Map(pages.map((page) => [page.file, page]))
  const links = groups.map(({ title, files }): GuideLinks => ({ title, links: files.flatMap((file) => linkOf(titles.get(file))) }))
  const errors = (Object.keys(errorTable) as ErrorCode[]).map(
    (code) => [`errors/${code}.html`, errorHtml(code, links, findTarget)] as const,
  )
  return new Map<string, string>([
    ...pages.map((page, place) => [`${page.name}.html`, pageHtml(page, links, pages[place - 1], pages[place + 1])] as const),
    ...errors,
    ['index.html', overviewHtml(links, pages)],
    ...[...sources].filter(([file]) => !file.endsWith('.md')).map(([file, text]) => [file.replace(/^docs\//, ''), text] as const),
  ])
}

/** The files in the order of the guide; files that `guideGroups` does not list come last. */
function orderedFiles(files: readonly string[]): typeof guideGroups {
  const named = new Set(guideGroups.flatMap((group) => group.files))
  const others = files.filter((file) => !named.has(file)).toSorted()
  return guideGroups.map(({ title, files: wanted }, place) => ({
    title,
    files: [...wanted.filter((file) => files.includes(file)), ...(place === guideGroups.length - 1 ? others : [])],
  }))
}

/** Checks that links to headings lead to existing headings. @throws Error for the first that does not */
function requireTargets(pages: readonly GuidePage[]): void {
  const anchors = new Map(pages.map(({ name, headings }) => [`/guide/${name}`, new Set(headings.map(({ id }) => id))]))
  for (const { file, name, html } of pages) {
    for (const [, href = ''] of html.matchAll(/ href="(\/guide\/[^"]*|#[^"]*)"/g)) {
      const [path = '', anchor] = (href.startsWith('#') ? `/guide/${name}${href}` : href).split('#')
      const known = anchors.get(path)
      if (anchor !== undefined && known?.has(anchor) !== true) throw new Error(`${file}: the link ${href} leads to no heading`)
    }
  }
}

function linkOf(page: GuidePage | undefined): GuideLink[] {
  return page === undefined ? [] : [{ href: `/guide/${page.name}`, title: page.title }]
}

function pageHtml(page: GuidePage, links: readonly GuideLinks[], previous?: GuidePage, next?: GuidePage): string {
  const chapters = page.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ href: `#${id}`, title: text }))
  const [before = null] = linkOf(previous)
  const [after = null] = linkOf(next)
  const { title, html } = page
  return guideShell(links, { title, html, current: `/guide/${page.name}`, chapters, previous: before, next: after })
}

function errorHtml(code: ErrorCode, links: readonly GuideLinks[], findTarget: Parameters<typeof renderPage>[2]): string {
  const { title, html } = renderPage(`${code}.md`, errorPage(code), findTarget)
  return guideShell(links, { title, html, current: '/guide/errors' })
}

function overviewHtml(links: readonly GuideLinks[], pages: readonly GuidePage[]): string {
  const summaries = new Map(pages.map((page) => [`/guide/${page.name}`, summaryOf(page)]))
  const card = ({ href, title }: GuideLink): string =>
    `<li><a href="${href}">${htmlText(title)}</a><p>${htmlText(summaries.get(href) ?? '')}</p></li>`
  const groups = links.map((group) => `<h2>${htmlText(group.title)}</h2>\n<ul class="cards">${group.links.map(card).join('\n')}</ul>`)
  const html = `<h1>Guide</h1>\n<p>A sentence in, related tables out: how to write stories and schemas, and how to download the data.</p>\n${groups.join('\n')}`
  return guideShell(links, { title: 'Guide', html, current: null })
}

/** The first sentence of a page; its first 160 characters if it begins with no sentence of 20 to 250 characters. */
function summaryOf({ html }: GuidePage): string {
  const start = html.indexOf('<p>')
  const text = plainText(start < 0 ? '' : html.slice(start, html.indexOf('</p>', start)))
  return /^.{20,250}?\.(?= |$)/.exec(text)?.[0] ?? `${text.slice(0, 160)}…`
}
