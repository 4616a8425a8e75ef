import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../src/version.ts'
import { rightSchemas } from '../clients/right-schemas.ts'
import { wrongSchemas } from '../clients/wrong-schemas.ts'
import { type Block, blocksOf } from './support/blocks.ts'
import { lend, makeProject, type Project, removeProject } from './support/project.ts'

const tsc = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace(/package\.json$/, 'bin/tsc')
const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck', 'false']
const modern = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023']

const blocks = blocksOf('library.md')
const named = (name: string): Block => blocks.find((block) => block.name === name) ?? { name, code: '' }

let project: Project | null = null
beforeAll(async () => void (project = await makeProject()), 240_000)
afterAll(() => {
  if (project !== null) removeProject(project)
})

function readJson(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as Readonly<Record<string, unknown>>
}

describe('the packed package', () => {
  const inProject = (name: string, test: (project: Project) => Promise<void> | void): void =>
    it(name, { timeout: 120_000 }, async ({ skip }) => {
      if (project === null) skip('no package registry answers')
      else await test(project)
    })

  inProject('should be small, and hold what runs and no more', ({ packed }) => {
    expect(packed.size).toBeLessThan(2_000_000)
    const paths = packed.files.map(({ path }) => path)
    const { bin, imports, exports } = readJson('package.json')
    const named = JSON.stringify([bin, imports, exports]).matchAll(/"(?:\.\/)?(dist\/[^"]+)"/g)
    for (const [, path = ''] of named) {
      // A name with a star stands for files that begin alike.
      const [stem = '', rest] = path.split('*')
      expect(paths.filter((each) => (rest === undefined ? each === path : each.startsWith(stem)))).not.toEqual([])
    }
    expect(paths.filter((path) => /\.map$|(^|\/)(test|bench)\/|^dist\/src\/.*\/|(?<!\.d)\.ts$|\.tgz$/.test(path))).toEqual([])
  })

  inProject('should be installed without a warning', ({ installed }) => {
    // What a machine configures for its npm is not the package's business.
    const said = installed.error.split('\n').filter((line) => line !== '' && !/Unknown (user|project|builtin|env) config/.test(line))
    expect([installed.code, said]).toEqual([0, []])
  })

  inProject('should have types that need no others', async ({ directory, write, node }) => {
    write('strict.ts', readFileSync(new URL('support/strict.ts', import.meta.url), 'utf8'))
    const { code, out } = await node(tsc, ...strict, ...modern, '--types', '', '--noEmit', 'strict.ts')
    expect([out, code, directory]).toEqual(['', 0, directory])
  })

  inProject('should let every right schema compile, and none of a wrong kind or with a wrong parameter', async ({ write, node }) => {
    const good = rightSchemas.flatMap((json, place) => [
      `export const right${place} = openSchema(${json})`,
      `export const whole${place} = openSchema(${json.trim()} as const satisfies SchemaDocument)`,
    ])
    const bad = wrongSchemas.map(
      (schema, place) => `// @ts-expect-error\nexport const wrong${place} = openSchema(${JSON.stringify(schema)})`,
    )
    write('schemas.ts', [typedParts, ...good, ...bad, ''].join('\n'))
    const { code, out } = await node(tsc, ...strict, ...modern, '--types', '', '--noEmit', 'schemas.ts')
    expect([out, code]).toEqual(['', 0])
  })

  inProject('should do what its docs show', async (made) => {
    lend(made, '@types/node', 'undici-types')
    const plain = blocks.filter(({ name }) => name === null)
    expect(plain.length).toBeGreaterThan(5)
    for (const [place, { code }] of plain.entries()) made.write(`docs/block-${place}.ts`, code)
    const files = plain.map((_, place) => `docs/block-${place}.ts`)
    const compiled = await made.node(tsc, ...strict, ...modern, '--types', 'node', '--outDir', 'built', '--rootDir', 'docs', ...files)
    expect([compiled.out, compiled.code]).toEqual(['', 0])
    made.write('built/all.js', `for (let place = 0; place < ${plain.length}; place++) await import(\`./block-\${place}.js\`)\n`)
    const ran = await made.node('built/all.js')
    expect([ran.error, ran.code]).toEqual(['', 0])
    expect(ran.out).toContain('customers 1000')
    expect(ran.out).toContain('300 of 2000')
    expect(ran.out).toContain('story_contradicts')
    expect(readdirSync(join(made.directory, 'data')).toSorted()).toEqual([
      'customers.parquet',
      'order_items.parquet',
      'orders.parquet',
      'products.parquet',
    ])
  })

  inProject('should give fixtures to vitest', async (made) => {
    lend(made, 'vitest')
    const { name, code } = named('customers.test.ts')
    made.write(name ?? '', code)
    const { code: exit, out, error } = await made.node('node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--reporter=verbose')
    expect([exit, error]).toEqual([0, ''])
    expect(out).toMatch(/Tests {2}1 passed/)
  })

  inProject('should give fixtures to Playwright', async (made) => {
    const { name, code } = named('customers.spec.ts')
    made.write(`specs/${name}`, code)
    made.write('node_modules/@playwright/test/package.json', '{"type": "module", "exports": "./index.js"}')
    made.write('node_modules/@playwright/test/index.js', playwright)
    const compiled = await made.node(tsc, ...modern, '--noCheck', '--outDir', 'specs', '--rootDir', 'specs', `specs/${name}`)
    expect([compiled.out, compiled.code]).toEqual(['', 0])
    expect(await made.node('specs/customers.spec.js')).toMatchObject({ code: 0, out: '**/api/customers 1000 1001\n', error: '' })
  })

  inProject('should be an ES module that can be required, whose threads let the process end', async (made) => {
    made.write(
      'required.cjs',
      "const { openStory } = require('synth')\nopenStory('an online shop', { workers: 1 }).then((world) => console.log(world.tables.length))\n",
    )
    const { code, out } = await made.node('required.cjs')
    expect([code, out]).toEqual([0, '4\n'])
  })

  inProject('should go into a bundle, its threads staying in the package', async (made) => {
    const line = "const world = await openStory('an online shop', { workers: Number(process.argv[2]) })"
    made.write('entry.js', `import { openStory, SynthError } from 'synth'\n${line}\n${counting}`)
    const bundle = await rolldown({ input: join(made.directory, 'entry.js'), cwd: made.directory, platform: 'node' })
    await bundle.write({ file: join(made.directory, 'bundled', 'app.js'), format: 'esm', codeSplitting: false })
    await bundle.close()
    for (const workers of ['0', '2']) {
      const { code, out, error } = await made.node('bundled/app.js', workers)
      expect([code, out, error]).toEqual([0, '2500 world_closed\n', ''])
    }
  })

  inProject('should bring the command and the schema', async (made) => {
    expect(await made.node('node_modules/synth/dist/src/cli.js', '--version')).toMatchObject({ code: 0, out: `${version}\n`, error: '' })
    expect(readdirSync(join(made.directory, 'node_modules/.bin'))).toContain('synth')
    const read = "import schema from 'synth/schema.json' with { type: 'json' }; console.log(schema.title)"
    expect((await made.node('--no-warnings', '--input-type=module', '--eval', read)).code).toBe(0)
  })
})

/** Uses the types of schemas and their parts, which only the package has in full. */
const typedParts = `
import { openSchema, type SchemaColumn, type SchemaDocument, type SchemaTable, type World } from 'synth'
export const rowsOf = ({ tables }: SchemaDocument): readonly SchemaTable['rows'][] => tables.map(({ rows }) => rows)
export const maxima = ({ columns }: SchemaTable): readonly (number | null)[] => columns.map((each) => (each.kind === 'integer' ? each.max : null))
export const again = ({ schema }: World): Promise<World> => openSchema(schema)
const column: SchemaColumn = { name: 'id', kind: 'sequence' }
export const ids = openSchema({ version: 1, tables: [{ name: 'ids', rows: 3, columns: [column] }] })
`

/** As much of Playwright as the fixture needs: it runs the test with a page that only tells what it was given. */
const playwright = `
export const expect = () => ({ toHaveCount: (count) => told.push(count) })
const told = []
const page = {
  goto: () => {},
  getByRole: () => {},
  route: (glob, answer) => answer({ fulfill: ({ json }) => told.push(glob, json.length) }),
}
export const test = {
  extend: ({ customers }) => async (name, run) => {
    await customers({ page }, (value) => run({ page, customers: value }))
    console.log(told.join(' '))
  },
}
`

/** Counts rows, and asks a world that is closed: its error is of the class that the bundle knows. */
const counting = `
const rows = await world.table('orders').toArray()
await world.close()
const code = await world.row('orders', 0).catch((error) => error instanceof SynthError && error.code)
console.log(rows.length, code)
`
