import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const hasCompiler = existsSync(join(root, 'deflate', 'node_modules', 'assemblyscript'))

if (!hasCompiler && process.env['SYNTH_REQUIRE_COMPILER'] === '1') throw new Error('Run npm ci --prefix deflate first')

it.skipIf(!hasCompiler)('should be what its source compiles to', { timeout: 60_000 }, async () => {
  const { compiled } = (await import(join(root, 'deflate', 'compile.mjs'))) as { readonly compiled: () => Promise<string> }
  expect(await compiled()).toBe(readFileSync(join(root, 'src', 'codings', 'deflate-program.ts'), 'utf8'))
})
