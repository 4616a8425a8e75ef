import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorTable } from '../../src/errors.ts'
import { domainDocs } from '../../src/story/domain-docs.ts'
import { storyDocs } from '../../src/story/story-docs.ts'
import { domains } from '../../src/domains/index.ts'
import { version } from '../../src/version.ts'

const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const readme = file('README.md')
const packageJson = JSON.parse(file('package.json')) as {
  readonly version: string
  readonly dependencies: object
  readonly devDependencies: object
}

describe('README', () => {
  it('should list exactly the errors that there are', () => {
    const rows = [...readme.matchAll(/^\| `([a-z_]+)` \| (\d{3}) \| (.+) \|$/gm)].map(([, code, status, title]) => [
      code,
      { status: Number(status), title },
    ])
    expect(Object.fromEntries(rows)).toEqual(errorTable)
  })

  it('should name every domain', () => {
    for (const name of domains.keys()) expect(readme).toContain(`\`${name}\``)
  })

  it('should name every option and its variable', () => {
    const cli = ['serve', 'mcp'].map((name) => file(`src/commands/${name}.ts`)).join('\n')
    const options = [...cli.matchAll(/'(--[a-z-]+) <[a-z]+>'/g)].map(([, option]) => option)
    expect(options.length).toBeGreaterThan(5)
    for (const option of options) expect(readme).toContain(`\`${option}\``)
    for (const [variable] of cli.matchAll(/SYNTH_[A-Z_]+/g)) expect(readme).toContain(`\`${variable}\``)
  })
})

describe('docs', () => {
  it.each([
    ['docs/domains.md', domainDocs()],
    ['docs/stories.md', storyDocs()],
  ])('should have %s as "npm run docs" writes it', (name, text) => {
    expect(file(name)).toBe(text)
  })
})

describe('ARCHITECTURE', () => {
  it.each(Object.keys(packageJson.dependencies))('should give the reason for %s', (name) => {
    expect(file('ARCHITECTURE.md')).toMatch(new RegExp(`^\\| .*${name}.* \\| .{20,} \\|$`, 'm'))
  })
})

describe('version', () => {
  it('should be the one of the package, and in the changelog', () => {
    expect(version).toBe(packageJson.version)
    expect(file('CHANGELOG.md')).toContain(`## ${version}\n`)
  })
})
