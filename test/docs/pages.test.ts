import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorHelp } from '../../src/error-help.ts'
import { errorTable } from '../../src/errors.ts'
import { formatDocs } from '../../tools/docs/format-docs.ts'
import { errorDocs } from '../../tools/docs/error-docs.ts'
import { HeadingIds } from '../../src/guide/heading-ids.ts'
import { domainDocs } from '../../tools/docs/domain-docs.ts'
import { storyDocs } from '../../tools/docs/story-docs.ts'

const root = join(import.meta.dirname, '../..')
const file = (name: string): string => readFileSync(join(root, name), 'utf8')
const pages = [
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'SECURITY.md',
]

/** Markdown without fenced code. */
const prose = (name: string): string => file(name).replaceAll(/^```.*?^```$/gms, '')

/** A page with each paragraph on one line. */
const onOneLine = (text: string): string => text.replaceAll(/(?<=\S)\n(?=\S)/g, ' ')

/** The anchors of the headings of a page. */
function anchorsOf(name: string): ReadonlySet<string> {
  const ids = new HeadingIds()
  const titles = [...prose(name).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title.replaceAll('`', ''))
  return new Set(titles.map((title) => ids.next(title)))
}

describe('docs', () => {
  it.each([
    ['docs/domains.md', domainDocs()],
    ['docs/stories.md', storyDocs()],
    ['docs/formats.md', formatDocs()],
    ['docs/errors.md', errorDocs()],
  ])('should have %s as "npm run docs" writes it', (name, text) => {
    expect(file(name)).toBe(text)
  })

  it.each(pages)('should have only links to existing files and headings in %s', (name) => {
    const links = [...prose(name).matchAll(/\]\(([^()\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '')
    for (const link of links.filter((each) => !/^(?:https?|mailto):/.test(each))) {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? name : join(dirname(name), path)
      // A separate script makes the images.
      if (!target.startsWith('docs/images/')) expect([link, existsSync(join(root, target))]).toEqual([link, true])
      if (anchor !== undefined && target.endsWith('.md')) expect([...anchorsOf(target)]).toContain(anchor)
    }
  })
})

describe('docs/errors.md', () => {
  it('should list exactly the existing errors', () => {
    const rows = [...file('docs/errors.md').matchAll(/^\| \[`([a-z_]+)`\]\(#\1\) \| (\d{3}) \| (.+) \|$/gm)]
    expect(Object.fromEntries(rows.map(([, code, status, title]) => [code, { status: Number(status), title }]))).toEqual(errorTable)
  })

  it('should have a cause and a remedy for each of them', () => {
    expect(Object.keys(errorHelp)).toEqual(Object.keys(errorTable))
    for (const [code, { cause, remedy }] of Object.entries(errorHelp)) {
      expect(file('docs/errors.md')).toContain(`## ${code}\n`)
      for (const text of [cause, remedy]) {
        expect(text).toMatch(/^.{20,}\.$/)
        expect(onOneLine(file('docs/errors.md'))).toContain(text)
      }
    }
  })
})

describe('docs/options.md', () => {
  const options = file('docs/options.md')
  const cli = ['serve', 'mcp', 'worker/index'].map((name) => file(`src/commands/${name}.ts`)).join('\n')

  it('should name every option and its variable', () => {
    const names = [...cli.matchAll(/'(--[a-z-]+) <[a-z=.]+>'/g)].map(([, option]) => option)
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(options).toContain(`\`${name}\``)
    for (const [variable] of cli.matchAll(/SYNTH_[A-Z_]+/g)) expect(options).toContain(`\`${variable}\``)
  })

  it('should name only options that exist', () => {
    for (const [, name = ''] of options.matchAll(/^\| `(--[a-z-]+)` \|/gm)) expect(cli).toContain(`'${name} <`)
  })
})
