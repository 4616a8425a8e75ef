import { describe, expect, it } from 'vitest'
import { buildGuide } from '../../src/guide/build-guide.ts'
import { findTargetAmong } from '../../src/guide/find-target.ts'
import { plainText } from '../../src/guide/plain-text.ts'
import { renderPage } from '../../src/guide/render-page.ts'
import { searchEntries } from '../../src/guide/search-entries.ts'

const files = new Set(['docs/a.md', 'docs/tutorials/b.md', 'docs/examples/README.md', 'docs/examples/erp.json', 'SECURITY.md'])
const find = findTargetAmong(files)

describe('a link of a page', () => {
  it.each([
    ['a.md', 'docs/tutorials/b.md', null],
    ['../a.md#x', 'docs/tutorials/b.md', '/guide/a#x'],
    ['tutorials/b.md', 'docs/a.md', '/guide/tutorials/b'],
    ['examples/README.md', 'docs/a.md', '/guide/examples'],
    ['examples', 'docs/a.md', '/guide/examples'],
    ['erp.json', 'docs/examples/README.md', '/guide/examples/erp.json'],
    ['../SECURITY.md#browsers', 'docs/a.md', '/guide/security#browsers'],
    ['docs/a.md', 'SECURITY.md', '/guide/a'],
    ['../deploy/Dockerfile', 'docs/a.md', null],
    ['../../../../etc/passwd', 'docs/a.md', null],
    ['#here', 'docs/a.md', '#here'],
    ['https://fakerjs.dev', 'docs/a.md', 'https://fakerjs.dev'],
  ])('should lead from %s in %s to %s', (href, from, to) => {
    expect(find(href, from)).toBe(to)
  })
})

describe('a page', () => {
  const page = renderPage(
    'docs/a.md',
    `# The *first* \`page\`

<!-- not for readers -->

Text with [a link](tutorials/b.md) and [another](../gone.md).

## Too few & \`many\`

| | what |
|---|---|
| \`a\\|b\` | c |

## Too few & \`many\`

\`\`\`sh
curl "x" <y> && z
\`\`\`
`,
    find,
  )

  it('should have the same heading anchors as GitHub', () => {
    expect(page.title).toBe('The first page')
    expect(page.headings.map(({ depth, id }) => [depth, id])).toEqual([
      [1, 'the-first-page'],
      [2, 'too-few--many'],
      [2, 'too-few--many-1'],
    ])
    expect(page.html).toContain('<h2 id="too-few--many">')
  })

  it('should contain no comments, and no links to files outside the guide', () => {
    expect(page.html).not.toContain('not for readers')
    expect(page.html).toContain('<a href="/guide/tutorials/b">a link</a> and another.')
  })

  it('should lead to the service that sends it', () => {
    const { html } = renderPage(
      'docs/a.md',
      '[x](http://localhost:8000) [y](http://localhost:8000/docs) [z](http://localhost:80001/)',
      find,
    )
    expect(html).toContain('<a href="/">x</a> <a href="/docs">y</a> <a href="http://localhost:80001/">z</a>')
  })

  it('should have code and tables that the keyboard can scroll, and no empty headers', () => {
    expect(page.html).toContain('<pre tabindex="0"><code class="sh">curl &quot;x&quot; &lt;y&gt; &amp;&amp; z</code></pre>')
    expect(page.html).toContain('<tr><td></td><th scope="col">what</th></tr>')
    expect(page.html).toContain('<code class="name">a|b</code>')
  })

  it('should have search entries with the text under each heading', () => {
    expect(searchEntries('/guide/a', page.html)).toEqual([
      { id: '/guide/a', title: 'The first page', page: 'The first page', text: 'Text with a link and another.' },
      { id: '/guide/a#too-few--many', title: 'Too few & many', page: 'The first page', text: 'what a|b c' },
      { id: '/guide/a#too-few--many-1', title: 'Too few & many', page: 'The first page', text: '' },
    ])
  })
})

describe('the guide', () => {
  it('should refuse a link to a heading that does not exist', () => {
    const sources = new Map([
      ['docs/a.md', '# A\n\n[x](b.md#gone)'],
      ['docs/b.md', '# B'],
    ])
    expect(() => buildGuide(sources)).toThrow('docs/a.md: the link /guide/b#gone leads to no heading')
  })

  it('should have unlisted pages at its end', () => {
    const files = buildGuide(
      new Map([
        ['docs/other.md', '# Other'],
        ['docs/stories.md', '# Stories'],
      ]),
    )
    expect(files.get('stories.html')).toContain('<a rel="next" href="/guide/other">')
    expect(files.get('index.html')).toContain('href="/guide/other"')
  })
})

describe('the text of HTML', () => {
  it('should keep what a line has together, and part blocks', () => {
    expect(plainText('<p>loaded with <code>COPY</code>.</p><p><code>a</code>, <a href="/x">b</a> &amp; c</p>')).toBe(
      'loaded with COPY. a, b & c',
    )
  })
})
