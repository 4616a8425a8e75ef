import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { publishedSchema } from '../../src/validation/json-schema.ts'
import { namePattern, portableNamePattern } from '../../src/schema/name.ts'
import { shareApp } from '../server/support/start-app.ts'

const sharedApp = shareApp()

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { pattern } = value as { readonly pattern?: unknown }
  return [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...Object.entries(value).flatMap(([key, part]) => (key === 'examples' ? [] : patternsIn(part))),
  ]
}

/** Those of all that is published. */
async function patterns(): Promise<readonly string[]> {
  const openApi: unknown = (await (await sharedApp()).app.inject({ url: '/openapi.json' })).json()
  return [...new Set([...patternsIn(publishedSchema()), ...patternsIn(openApi)])]
}

describe('patterns of /schema.json and /openapi.json', () => {
  it('should need nothing that only some engines have: no classes of Unicode, no look-around, no named groups, no references back', async () => {
    const all = await patterns()
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter((pattern) => /\\[pPu]|\(\?(?!:)|\\[1-9k]/.test(pattern))).toEqual([])
    for (const pattern of all) for (const flags of ['', 'u', 'v']) expect(() => new RegExp(pattern, flags)).not.toThrow()
  })

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('should be read by Python as they are by JavaScript', async () => {
    const texts = [
      'orders',
      '_x',
      '__x',
      'größe',
      '注文',
      '1a',
      'a b',
      'a-b',
      '',
      'a\n',
      '0000-01-01',
      '0001-01-01',
      '2025-12-31',
      '2025-Q1',
      '2025-13',
      ' ',
      '\u00a0',
    ]
    const all = await patterns()
    const code = 'import json, re, sys; p, t = json.load(sys.stdin); print(json.dumps([[bool(re.search(x, y)) for y in t] for x in p]))'
    const { stdout } = spawnSync('python3', ['-W', 'error', '-c', code], { input: JSON.stringify([all, texts]), encoding: 'utf8' })
    // In Python $ is also before a line break at the end.
    const plain = texts.map((text, index) => [text, index] as const).filter(([text]) => !text.endsWith('\n'))
    const found = JSON.parse(stdout) as readonly (readonly boolean[])[]
    expect(all.map((_pattern, row) => plain.map(([, index]) => found[row]?.[index]))).toEqual(
      all.map((pattern) => plain.map(([text]) => new RegExp(pattern, 'u').test(text))),
    )
  })

  it('should accept every name that the service accepts, and refuse what the service refuses within the first 256 characters', () => {
    const [exact, portable] = [new RegExp(namePattern, 'u'), new RegExp(portableNamePattern, 'u')]
    const wrong: string[] = []
    for (let code = 0; code <= 0x10_ff_ff; code++) {
      const character = String.fromCodePoint(code)
      for (const name of [character, `_${character}`, `a${character}`]) {
        const [is, seems] = [exact.test(name), portable.test(name)]
        if (is !== seems && (is || code < 256)) wrong.push(name)
      }
    }
    expect(wrong).toEqual([])
  })
})
