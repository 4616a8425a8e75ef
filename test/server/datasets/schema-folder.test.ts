import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { SchemaFolder } from '../../../src/server/datasets/schema-folder.ts'

describe('SchemaFolder', () => {
  const root = mkdtempSync(join(tmpdir(), 'synth-folder-'))
  afterAll(() => rmSync(root, { recursive: true }))
  let made = 0

  /** A new directory with files of such names and contents. */
  function directoryOf(files: Readonly<Record<string, string>>): string {
    const directory = join(root, `${made++}`)
    mkdirSync(directory)
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
    return directory
  }

  it('should have a schema for every file', async () => {
    const folder = await SchemaFolder.open(
      directoryOf({ 'shop.json': '{"tables":[]}', 'all.json': '{}', 'B-2_c.json': '\ufeff{"a":1}', 'README.md': '#' }),
    )
    expect(folder.names()).toEqual(['B-2_c', 'all', 'shop'])
    expect(await Promise.all(folder.names().map((name) => folder.get(name)))).toEqual([
      { schema: { a: 1 } },
      { schema: {} },
      { schema: { tables: [] } },
    ])
    expect(await folder.get('other')).toBeNull()
  })

  it('should follow what happens to the files', async () => {
    const directory = directoryOf({ 'shop.json': '{"a":1}' })
    const folder = await SchemaFolder.open(directory)
    writeFileSync(join(directory, 'shop.json'), '{"a":12}')
    expect(await folder.get('shop')).toEqual({ schema: { a: 12 } })
    writeFileSync(join(directory, 'later.json'), '{}')
    expect([folder.names(), await folder.get('later')]).toEqual([['later', 'shop'], { schema: {} }])
    rmSync(join(directory, 'shop.json'))
    expect([folder.names(), await folder.get('shop')]).toEqual([['later'], null])
    writeFileSync(join(directory, 'not a name.json'), '{}')
    expect(folder.names()).toEqual(['later'])
    writeFileSync(join(directory, 'later.json'), '{')
    await expect(folder.get('later')).rejects.toThrow('The file later.json of --schemas must contain a JSON object: ')
    writeFileSync(join(directory, 'later.json'), '{"b":1}')
    expect(await folder.get('later')).toEqual({ schema: { b: 1 } })
  })

  it('should read a file again only when it has changed', async () => {
    const folder = await SchemaFolder.open(directoryOf({ 'shop.json': '{"a":1}' }))
    const [once, again] = [await folder.get('shop'), await folder.get('shop')]
    expect(again?.schema).toBe(once?.schema)
  })

  it.each([
    ['a name with a space', { 'my shop.json': '{}' }, 'must have a name of 1 to 64 ASCII letters'],
    ['a name that could be a ref', { 'r1~abc.json': '{}' }, 'must have a name of'],
    ['a name that is too long', { [`${'a'.repeat(65)}.json`]: '{}' }, 'must have a name of'],
    ['no name', { '.json': '{}' }, 'must have a name of'],
    ['no JSON', { 'shop.json': '{"a":' }, 'must contain a JSON object: '],
    ['an empty file', { 'shop.json': '' }, 'must contain a JSON object: it is empty'],
    ['a list', { 'shop.json': '[]' }, 'must contain a JSON object: it contains another JSON value'],
    ['too deep nesting', { 'shop.json': `{"a":${'['.repeat(99_999)}${']'.repeat(99_999)}}` }, 'must contain a JSON object: it is nested'],
  ])('should refuse %s when it is opened', async (_, files, message) => {
    const directory = directoryOf(files)
    await expect(SchemaFolder.open(directory)).rejects.toThrow(message)
    await expect(SchemaFolder.open(directory)).rejects.toThrow(directory)
  })

  it('should refuse a directory in place of a file, and none in place of a directory', async () => {
    const directory = directoryOf({})
    mkdirSync(join(directory, 'shop.json'))
    await expect(SchemaFolder.open(directory)).rejects.toThrow('The file shop.json of --schemas must contain a JSON object: ')
    const missing = join(root, 'missing')
    await expect(SchemaFolder.open(missing)).rejects.toThrow(`The directory of schemas ${JSON.stringify(missing)} cannot be read: `)
  })

  it('should find nothing for names of the wrong form', async () => {
    const folder = await SchemaFolder.open(directoryOf({ 'shop.json': '{}' }))
    const names = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('../shop', './shop', 'shop\0', 'shop.json', '', '/etc/passwd', '__proto__', 'constructor'),
    )
    await fc.assert(
      fc.asyncProperty(
        names.filter((name) => name !== 'shop'),
        async (name) => {
          expect(await folder.get(name)).toBeNull()
        },
      ),
    )
  })
})
