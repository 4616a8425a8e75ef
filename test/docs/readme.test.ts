import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { formats } from '../../src/formats/index.ts'
import { version } from '../../src/version.ts'

const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const readme = file('README.md')
const packageJson = JSON.parse(file('package.json')) as {
  readonly version: string
  readonly dependencies: object
  readonly devDependencies: object
}

describe('README', () => {
  it('should be short, and begin with the two commands', () => {
    const lines = readme.trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(145)
    expect(lines.slice(2, 4).map((line) => line.trim().split('  ', 1)[0])).toEqual(['npm start', 'npm test'])
  })

  it('should state the number of trades', () => {
    expect(/in (\d+) trades/.exec(readme)?.[1]).toBe(String(domains.size))
  })

  it('should name every format', () => {
    expect([...formats.keys()].filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })
})

describe('ARCHITECTURE', () => {
  it.each(Object.keys(packageJson.dependencies))('should give the reason for %s', (name) => {
    expect(file('ARCHITECTURE.md')).toMatch(new RegExp(`^\\| .*${name}.* \\| .{20,} \\|$`, 'm'))
  })
})

describe('version', () => {
  it('should be the version of the package, and be in the changelog', () => {
    expect(version).toBe(packageJson.version)
    expect(file('CHANGELOG.md')).toContain(`## ${version}\n`)
  })
})
