import { expect, it } from 'vitest'
import { allImports, importsByFile } from './imports-by-file.ts'

/** Files that are built into programs, threads, scripts and pages of their own, or that the build runs. */
const entries = [
  'src/cli.ts',
  'src/docs-page/index.ts',
  'src/docs-page/theme-first.ts',
  'src/guide/build-guide.ts',
  'src/guide/page/guide.ts',
  'src/index.ts',
  'src/playground/diagram/layout-worker.ts',
  'src/playground/main.tsx',
  'src/playground/proof/proof-worker.ts',
  'src/playground/theme-first.ts',
  'src/server/openapi/describe-service.ts',
  'workers/generate.ts',
  'workers/plan.ts',
]

it('should be that every file is imported, such as a new member by the index.ts of its registry', () => {
  const imports = importsByFile(allImports)
  const imported = new Set([...imports.values()].flat())
  const others = [...imports.keys()].filter((file) => !imported.has(file) && !entries.includes(file))
  expect(others, `nothing imports ${others.join(', ')}`).toEqual([])
})
