import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const rows = file('docs/reliability.md')
  .split('\n')
  .filter((line) => /^\| (?!fault )/.test(line))
  .map((line) => /^\| (?<fault>[^|]+) \| (?<happens>[^|]+) \| `(?<path>[^`]+)`: (?<title>[^|]+) \|$/.exec(line)?.groups ?? { fault: line })

describe('docs/reliability.md', () => {
  it('should name only tests that exist', () => {
    expect(rows.length).toBeGreaterThan(40)
    const missing = rows.filter(({ path, title }) => path === undefined || !file(path).includes(`'${title}'`))
    expect(missing).toEqual([])
  })

  it('should name every file of test/faults', () => {
    const named = new Set(rows.map(({ path }) => path))
    const files = readdirSync(new URL('../faults', import.meta.url)).filter((name) => name.endsWith('.test.ts'))
    expect(files.filter((name) => !named.has(`test/faults/${name}`))).toEqual([])
  })

  it('should be linked from the README', () => {
    expect(file('README.md')).toContain('](docs/reliability.md)')
  })
})
