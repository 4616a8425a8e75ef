import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedSchema } from '../../src/validation/json-schema.ts'
import { shareApp } from '../server/support/start-app.ts'
import { areInstalled, outside } from './outside.ts'
import { rightSchemas } from './right-schemas.ts'
import { wrongSchemas } from './wrong-schemas.ts'

const sharedApp = shareApp()
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'synth-clients-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function openApi(): Promise<object> {
  return (await (await sharedApp()).app.inject({ url: '/openapi.json' })).json()
}

/** A program that compiles if the type takes what is right, and nothing that is wrong. */
function program(importType: string): string {
  const good = rightSchemas.map((text, index) => `export const right${index}: Schema = ${text}`)
  const bad = wrongSchemas.map((schema, index) => `// @ts-expect-error\nexport const wrong${index}: Schema = ${JSON.stringify(schema)}`)
  return [importType, ...good, ...bad, ''].join('\n')
}

interface HeyApi {
  createClient(options: object): Promise<unknown>
}

interface OpenApiTypescript {
  default(document: object): Promise<readonly unknown[]>
  astToString(nodes: readonly unknown[]): string
}

interface JsonSchemaToTypescript {
  compile(schema: object, name: string, options: object): Promise<string>
}

const generators: Readonly<Record<string, { importType: string; make: (folder: string) => Promise<void> }>> = {
  'openapi-typescript': {
    importType: "import type { components } from './types.ts'\ntype Schema = components['schemas']['Schema']",
    make: async (to) => {
      const made = await outside<OpenApiTypescript>('openapi-typescript')
      writeFileSync(join(to, 'types.ts'), made.astToString(await made.default(await openApi())))
    },
  },
  '@hey-api/openapi-ts': {
    importType: "import type { Schema } from './types.gen.ts'",
    make: async (to) => {
      const { createClient } = await outside<HeyApi>('@hey-api/openapi-ts')
      await createClient({
        input: await openApi(),
        output: { path: to, clean: false },
        plugins: ['@hey-api/typescript'],
        logs: { level: 'silent' },
      })
    },
  },
  'json-schema-to-typescript': {
    importType: "import type { SynthSchema as Schema } from './types.ts'",
    make: async (to) => {
      const { compile } = await outside<JsonSchemaToTypescript>('json-schema-to-typescript')
      writeFileSync(join(to, 'types.ts'), await compile(structuredClone(publishedSchema()), 'Schema', { format: false }))
    },
  },
}

function compile(folder_: string): string {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
  ]
  try {
    return execFileSync(
      process.execPath,
      [tsc, ...options, '--module', 'esnext', '--moduleResolution', 'bundler', join(folder_, 'program.ts')],
      {
        encoding: 'utf8',
      },
    )
  } catch (error) {
    return (error as { readonly stdout: string }).stdout
  }
}

describe.skipIf(!areInstalled).each(Object.entries(generators))('types made by %s', (name, { importType, make }) => {
  const own = join(folder, name.replaceAll(/\W/g, '_'))

  beforeAll(async () => {
    mkdirSync(own)
    await make(own)
    writeFileSync(join(own, 'program.ts'), program(importType))
  })

  it('should take every example, and nothing of a wrong kind or with a wrong parameter', () => {
    expect(compile(own)).toBe('')
  })
})
