import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowed } from './allowed-imports.ts'
import { importsThatPointUp } from './folder-order.ts'
import { forbidden } from './forbidden-imports.ts'
import { loadedSources } from './loaded-sources.ts'

const root = join(import.meta.dirname, '../..')
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint')

const imports = (source: string): string => `import { thing } from '${source}'\nexport const used = thing\n`
const typeImports = (source: string): string => `import type { Thing } from '${source}'\nexport type Used = Thing\n`

const impureGlobals = ['Date.now()', 'new Date()', 'new Intl.Collator()', 'process.env', 'performance.now()', 'crypto.randomUUID()']
const impureProperties = ['Math.random()', '(1).toLocaleString()', "'a'.localeCompare('b')"]
const pureFolders = [
  'src',
  'src/caches',
  'src/random',
  'src/time',
  'src/relations',
  'src/schema',
  'src/validation',
  'src/import',
  'src/lexicon',
  'src/columns',
  'src/outcomes',
  'src/formats',
  'src/codings',
  'src/archives',
  'src/plan',
  'src/engine',
  'src/output',
  'src/story',
  'src/builders',
  'src/domains',
  'workers',
]

interface Snippet {
  readonly folder: string
  readonly text: string
  /** Codes of the rules that must object, in alphabetical order. */
  readonly rules: readonly string[]
}

const layerRule = ['eslint(no-restricted-imports)']
const globalRule = ['eslint(no-restricted-globals)']
const propertyRule = ['eslint(no-restricted-properties)']

const groups: Readonly<Record<string, readonly Snippet[]>> = {
  'refuse imports that point up': forbidden.flatMap(([folder, sources]) =>
    sources.map((source) => ({ folder, text: imports(source), rules: layerRule })),
  ),
  'refuse imports of each folder that the table of ARCHITECTURE.md has below': importsThatPointUp.map(([folder, source]) => ({
    folder,
    text: imports(source),
    rules: layerRule,
  })),
  'let imports point down': allowed.flatMap(([folder, sources]) => sources.map((source) => ({ folder, text: imports(source), rules: [] }))),
  'tell types from code only where types may point up': [
    { folder: 'workers', text: typeImports('../src/pool/pool.ts'), rules: [] },
    { folder: 'src/columns', text: typeImports('../lexicon/reference-list.ts'), rules: [] },
    { folder: 'src/schema', text: typeImports('../columns/column-schema.ts'), rules: [] },
    { folder: 'src/formats', text: typeImports('../columns/column-kind.ts'), rules: layerRule },
    { folder: 'src/playground', text: typeImports('../schema/schema.ts'), rules: [] },
    { folder: 'src/playground/table', text: typeImports('../../story/facts/fact.ts'), rules: [] },
  ],
  'refuse clocks, chance and locales below the pool': pureFolders.flatMap((folder) => [
    ...impureGlobals.map((code) => ({ folder, text: `export const value = ${code}\n`, rules: globalRule })),
    ...impureProperties.map((code) => ({ folder, text: `export const value = ${code}\n`, rules: propertyRule })),
  ]),
  'let what serves read the clock': ['src/pool', 'src/server', 'src/llm', 'bench'].map((folder) => ({
    folder,
    text: 'export const value = Date.now()\n',
    rules: [],
  })),
  'refuse a console but on the command line': [
    { folder: 'src/server', text: 'console.log(1)\n', rules: ['eslint(no-console)'] },
    { folder: 'bench', text: 'console.log(1)\n', rules: [] },
  ],
  'refuse habits that hide mistakes': [
    { folder: 'src/server', text: 'export default 1\n', rules: ['import(no-default-export)'] },
    { folder: 'src/server', text: 'export const value: any = 1\n', rules: ['typescript(no-explicit-any)'] },
    { folder: 'src/server', text: 'export const value = (x: string | null): string => x!\n', rules: ['typescript(no-non-null-assertion)'] },
    { folder: 'src/server', text: 'export const value = (x: unknown): boolean => x == 1\n', rules: ['eslint(eqeqeq)'] },
    {
      folder: 'src/server',
      text: "import { Thing } from './thing.ts'\nexport type Used = Thing\n",
      rules: ['typescript(consistent-type-imports)'],
    },
  ],
  'refuse long files and long functions': [
    { folder: 'src/server', text: 'void 0\n'.repeat(251), rules: ['eslint(max-lines)'] },
    {
      folder: 'src/server',
      text: `export function long(): void {\n${'  void 0\n'.repeat(50)}}\n`,
      rules: ['eslint(max-lines-per-function)'],
    },
  ],
}

const codesByFile = new Map<string, Set<string>>()
const place = (group: string, index: number, { folder }: Snippet): string => `${folder}/${group.replaceAll(/\W/g, '-')}-${index}.ts`

/** Lints all snippets at once, at the places the rules speak of, without the rules that need types. */
function lintSnippets(house: string): void {
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as { options?: unknown }
  delete config.options
  writeFileSync(join(house, '.oxlintrc.json'), JSON.stringify(config))
  for (const [group, snippets] of Object.entries(groups)) {
    for (const [index, snippet] of snippets.entries()) {
      mkdirSync(join(house, snippet.folder), { recursive: true })
      writeFileSync(join(house, place(group, index, snippet)), snippet.text)
    }
  }
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: house, encoding: 'utf8', maxBuffer: 1e8 })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) codesByFile.set(filename, (codesByFile.get(filename) ?? new Set()).add(code))
}

describe('the imports that are tried', () => {
  it('should be of every folder of src', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`src/${entry.name}`] : [],
    )
    const tried = new Set(forbidden.map(([folder]) => folder))
    expect(folders.filter((folder) => !tried.has(folder))).toEqual([])
  })

  it('should be of all folders of the table', () => {
    const folders = new Set(importsThatPointUp.map(([folder]) => folder))
    expect(folders.size).toBeGreaterThan(25)
    expect(importsThatPointUp.length).toBeGreaterThan(400)
  })

  it('should be of files that there are', () => {
    const files = [...forbidden, ...allowed].flatMap(([folder, sources]) =>
      sources.flatMap((source) => (source.startsWith('.') ? [join(folder, source)] : [])),
    )
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

describe('the linter', () => {
  const house = mkdtempSync(join(tmpdir(), 'synth-lint-'))
  beforeAll(() => lintSnippets(house))
  afterAll(() => rmSync(house, { recursive: true }))

  it.each(Object.keys(groups))('should %s', (group) => {
    const snippets = groups[group] ?? []
    const judged = snippets.map((snippet, index) => ({
      ...snippet,
      rules: [...(codesByFile.get(place(group, index, snippet)) ?? [])].toSorted(),
    }))
    expect(judged).toEqual(snippets)
  })
})

describe('the command', () => {
  const shared = join(root, 'dist/shared')
  const loaded = loadedSources(join(shared, readdirSync(shared).find((name) => /^serve-.*\.js$/.test(name)) ?? 'none'))

  it('should serve without the story, the domains, the lists and faker, which the planner has', () => {
    expect(loaded.some((path) => path.endsWith('src/server/build-app.js'))).toBe(true)
    expect(loaded.filter((path) => /src\/(?:story|domains|lexicon)\/|@faker-js/.test(path))).toEqual([])
  })

  it('should load the docs and the language model when they are first asked for', () => {
    expect(loaded.some((path) => path.includes('/fastify/'))).toBe(true)
    expect(loaded.filter((path) => /server\/docs-app\.js|llm\/(?:asker|conversation)|\/(?:undici|swagger)\//.test(path))).toEqual([])
  })

  it('should print its help without what serves', () => {
    const ofHelp = loadedSources(join(root, 'dist/src/cli.js'))
    expect(ofHelp.some((path) => path.includes('/commander/'))).toBe(true)
    expect(ofHelp.filter((path) => /\/(?:fastify|piscina)\/|server\/serve\.js/.test(path))).toEqual([])
  })
})

describe('a worker', () => {
  it('should load no code of the service, of stories or of lists', () => {
    const loaded = loadedSources(join(root, 'dist/workers/generate.js'))
    expect(loaded.some((path) => path.endsWith('src/engine/generate-task.js'))).toBe(true)
    expect(
      loaded.filter((path) => /src\/(server|output|story|domains|lexicon|pool|llm)\/|fastify|@faker-js|commander|undici/.test(path)),
    ).toEqual([])
  })
})
