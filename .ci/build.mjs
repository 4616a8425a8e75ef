// Compiles src and workers to dist when they have changed since the last time. `--check` checks the types too and always compiles.
// The new dist takes the place of the old one whole, so a service or a test that starts meanwhile never sees half of it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'dist')
const scratch = join(root, 'node_modules', '.cache', 'synth')
const stamp = join(scratch, 'built-from')

/** Names, sizes and times of all that a build depends on. */
function fingerprint() {
  const hash = createHash('sha256')
  const inputs = ['src', 'workers'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  )
  for (const path of [...inputs.map(String).sort(), 'tsconfig.json', 'package-lock.json']) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

function build(check) {
  const sources = fingerprint()
  if (!check && existsSync(dist) && readStamp() === sources) return 0
  const fresh = join(scratch, `dist-${process.pid}`)
  mkdirSync(scratch, { recursive: true })
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
  const args = ['--project', root, '--outDir', fresh, ...(check ? ['--noEmitOnError'] : ['--noCheck'])]
  const { status } = spawnSync(process.execPath, [tsc, ...args], { stdio: ['ignore', 2, 2] })
  if (status === 0) {
    replaceDist(fresh)
    writeFileSync(stamp, sources)
  }
  rmSync(fresh, { recursive: true, force: true })
  return status ?? 1
}

/** Tries again when another build does the same at this moment. */
function replaceDist(fresh, attempts = 5) {
  const old = join(scratch, `old-${process.pid}`)
  try {
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
  } catch (error) {
    if (attempts === 1) throw error
    replaceDist(fresh, attempts - 1)
  }
  rmSync(old, { recursive: true, force: true })
}

process.exitCode = build(process.argv.includes('--check'))
