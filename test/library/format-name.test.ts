import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { fileFormats } from '../../src/playground/take/file-format.ts'

it('should have every format in the types of the library, in the order of the registry', () => {
  const text = readFileSync(new URL('../../src/library/format-name.ts', import.meta.url), 'utf8')
  const named = (type: string): readonly string[] =>
    [...(new RegExp(`type ${type} = (.+)`).exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  const scoped = (scope: string): readonly string[] => [...formats.values()].filter((each) => each.scope === scope).map(({ name }) => name)
  expect(named('FormatName')).toEqual(scoped('document'))
  expect(named('FileFormatName')).toEqual(scoped('table'))
})

it('should have every format with a file of its own in the choice of the playground', () => {
  const files = [...formats.values()].filter(({ scope }) => scope === 'table').map(({ name }) => name)
  const offered = fileFormats.map(({ name }) => name)
  const missing = files.filter((name) => !offered.includes(name))
  expect(missing, `file-format.ts does not offer ${missing.join(', ')}`).toEqual([])
})
