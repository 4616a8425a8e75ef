import { htmlText } from './html-text.ts'

/** A link in the navigation. */
export interface GuideLink {
  readonly href: string
  readonly title: string
}

/** A group of links in the navigation, with a title. */
export interface GuideLinks {
  readonly title: string
  readonly links: readonly GuideLink[]
}

/** The parts of a page that differ from page to page. */
export interface ShellContent {
  readonly title: string
  readonly html: string
  /** Address of the page in the navigation that is marked as current; null for none. */
  readonly current: string | null
  /** Links to the chapters of the page. */
  readonly chapters?: readonly GuideLink[]
  readonly previous?: GuideLink | null
  readonly next?: GuideLink | null
}

/** Makes a complete page of the guide. All parts except the search work without scripts. */
export function guideShell(groups: readonly GuideLinks[], content: ShellContent): string {
  const { title, html, previous = null, next = null } = content
  const turns = [turn(previous, 'prev', 'Previous'), turn(next, 'next', 'Next')].join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${htmlText(title)} · synth</title>
<link rel="icon" href="data:,">
<script src="/guide/theme.js"></script>
<link rel="stylesheet" href="/guide/guide.css">
<script type="module" src="/guide/guide.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="brand" href="/guide">synth <span>guide</span></a>
<form class="search" role="search" hidden>
<label for="query">Search the guide</label>
<input id="query" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false" aria-controls="found" aria-describedby="count">
<p id="count" role="status"></p>
<ol id="found" aria-label="Search results" hidden></ol>
</form>
<nav aria-label="Service"><a class="to-pages" href="#pages">Pages</a><a href="/">Playground</a><a href="/docs">API</a></nav>
</header>
<div class="columns">
<main id="content" tabindex="-1">
${html}
${turns === '' ? '' : `<nav class="turns" aria-label="Next pages">${turns}</nav>`}
</main>
<nav id="pages" class="pages" aria-label="Pages">
${groups.map((group) => groupOf(group, content)).join('\n')}
</nav>
</div>
</body>
</html>
`
}

function turn(link: GuideLink | null, rel: string, label: string): string {
  return link === null ? '' : `<a rel="${rel}" href="${link.href}"><span>${label}</span> ${htmlText(link.title)}</a>`
}

function groupOf({ title, links }: GuideLinks, { current, chapters = [] }: ShellContent): string {
  const items = links.map(({ href, title: name }) => {
    const inside = href === current && chapters.length > 0 ? `<ul>${chapters.map(chapterOf).join('')}</ul>` : ''
    return `<li><a href="${href}"${href === current ? ' aria-current="page"' : ''}>${htmlText(name)}</a>${inside}</li>`
  })
  return `<h2>${htmlText(title)}</h2>\n<ul>${items.join('\n')}</ul>`
}

function chapterOf({ href, title }: GuideLink): string {
  return `<li><a href="${href}">${htmlText(title)}</a></li>`
}
