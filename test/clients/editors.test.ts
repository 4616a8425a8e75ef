import { describe, expect, it } from 'vitest'
import { columnKinds } from '../../src/columns/index.ts'
import { publishedSchema } from '../../src/validation/json-schema.ts'
import { areInstalled, outside } from './outside.ts'

interface Item {
  readonly label: string
  readonly documentation?: string | { readonly value: string }
}

interface Service {
  configure(settings: object): void
  parseJSONDocument(document: object): object
  doComplete(document: object, at: object, parsed: object): Promise<{ readonly items: readonly Item[] }>
  doValidation(document: object, parsed: object): Promise<readonly { readonly message: string; readonly range: Range }[]>
  doHover(document: object, at: object, parsed: object): Promise<{ readonly contents: unknown } | null>
}

interface Range {
  readonly start: { readonly line: number; readonly character: number }
}

interface Document {
  positionAt(offset: number): object
}

interface LanguageServer {
  getLanguageService(settings: object): Service
  readonly TextDocument: { create(uri: string, language: string, version: number, text: string): Document }
}

/** The language server of VS Code with a schema of one table, whose only column is `column`; | is the cursor. */
async function editing(column: string) {
  const { getLanguageService, TextDocument } = await outside<LanguageServer>('vscode-json-languageservice')
  const service = getLanguageService({})
  service.configure({
    validate: true,
    schemas: [{ uri: 'urn:synth:schema:1', fileMatch: ['*.json'], schema: structuredClone(publishedSchema()) }],
  })
  const text = `{ "version": 1, "tables": [{ "name": "a", "rows": 5, "columns": [${column}] }] }`
  const document = TextDocument.create('file:///a.json', 'json', 1, text.replace('|', ''))
  const parsed = service.parseJSONDocument(document)
  const at = document.positionAt(Math.max(text.indexOf('|'), 0))
  return {
    complete: async () => (await service.doComplete(document, at, parsed)).items,
    validate: async () => (await service.doValidation(document, parsed)).map(({ message }) => message),
    hover: async () => JSON.stringify(await service.doHover(document, at, parsed)),
  }
}

describe.skipIf(!areInstalled)('an editor with /schema.json', () => {
  it('should offer every kind with its description', async () => {
    const items = await (await editing('{ "name": "b", "kind": | }')).complete()
    const labels = items.map(({ label }) => label.replaceAll('"', ''))
    expect(labels).toEqual(expect.arrayContaining([...columnKinds.keys()]))
    const words = items.find(({ label }) => label === '"category"')?.documentation
    expect(JSON.stringify(words)).toContain(columnKinds.get('category')?.description.slice(0, 40))
  })

  it('should offer what belongs to the kind that is chosen, and nothing else', async () => {
    const items = await (await editing('{ "name": "b", "kind": "roll_up", | }')).complete()
    expect(items.map(({ label }) => label).toSorted()).toEqual([
      'aggregate',
      'column',
      'description',
      'hidden',
      'nullable',
      'scale',
      'table',
      'where',
    ])
  })

  it('should offer words with their meanings', async () => {
    const items = await (await editing('{ "name": "b", "kind": "roll_up", "aggregate": | }')).complete()
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['"sum"', '"last"']))
    expect(JSON.stringify(items.find(({ label }) => label === '"avg"')?.documentation)).toContain('mean')
  })

  it('should say what is wrong with a column of its kind alone', async () => {
    expect(await (await editing('{ "name": "b", "kind": "integer", "min": 1, "max": 2 }')).validate()).toEqual([])
    expect(await (await editing('{ "name": "b", "kind": "integer", "min": 1 }')).validate()).toEqual(['Missing property "max".'])
    expect(await (await editing('{ "name": "b", "kind": "sequence", "min": 1 }')).validate()).toEqual(['Property min is not allowed.'])
    const wrong = await (await editing('{ "name": "b", "kind": "emial" }')).validate()
    expect(wrong).toContainEqual(expect.stringMatching(/not accepted.*"category"/))
  })

  it('should explain a property where the mouse is', async () => {
    expect(await (await editing('{ "name": "b", "kind": "per|son" }')).hover()).toContain(
      columnKinds.get('person')?.description.slice(0, 30),
    )
  })
})
