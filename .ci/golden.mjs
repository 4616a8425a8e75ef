// Writes the values of every trade to test/golden/domains, as the compiled code makes them now; run by `npm run golden`.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const args = [vitest, 'run', '--config', 'test/vitest.config.ts', 'test/golden/documents.test.ts']
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, SYNTH_WRITE_GOLDEN: '1' } })
process.exitCode = status ?? 1
