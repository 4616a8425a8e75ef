// Compiles src and workers to dist when they have changed since the last time. `--check` checks the types too and always compiles.
// Beside the code stands the JSON Schema that it publishes. Programs are files of their own.
// The new dist takes the place of the old one whole, so a service or a test that starts meanwhile never sees half of it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join } from 'node:path'
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
  for (const path of [...inputs.map(String).sort(), 'tsconfig.json', 'package-lock.json', join('.ci', 'build.mjs')]) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

async function build(check) {
  const sources = fingerprint()
  if (!check && existsSync(dist) && readStamp() === sources) return 0
  const fresh = join(scratch, `dist-${process.pid}`)
  mkdirSync(scratch, { recursive: true })
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
  const args = ['--project', root, '--outDir', fresh, ...(check ? ['--noEmitOnError'] : ['--noCheck'])]
  const { status } = spawnSync(process.execPath, [tsc, ...args], { stdio: ['ignore', 2, 2] })
  if (status === 0) await bundlePrograms(fresh)
  if (status === 0) await bundleDocsPage(fresh)
  const published = status === 0 ? publishSchema(fresh) : 1
  const succeeded = status === 0 && (published === 0 || !check)
  if (succeeded) {
    replaceDist(fresh)
    if (published === 0) writeFileSync(stamp, sources)
  }
  rmSync(fresh, { recursive: true, force: true })
  return succeeded ? 0 : 1
}

/**
 * Puts what programs import into files of their own: to find a thousand modules took longer than to run them. The modules stay beside them,
 * for whoever imports one of them. A thread has loaded piscina already; packages for the main thread are loaded as they are.
 */
async function bundlePrograms(fresh) {
  await bundle(fresh, join('workers', 'generate.js'), (id) => id.startsWith('node:') || id === 'piscina')
  await bundle(fresh, join('workers', 'plan.js'), (id) => !id.startsWith('.') && !isAbsolute(id))
  await bundle(fresh, join('src', 'cli.js'), (id) => !id.startsWith('.') && !isAbsolute(id))
}

async function bundle(fresh, file, external) {
  const input = join(fresh, file)
  const { rolldown } = await import('rolldown')
  const made = await rolldown({ input, cwd: fresh, platform: 'node', external })
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
  await made.write({ dir: dirname(input), format: 'esm', sourcemap: true, ...names })
  await made.close()
}

/** Puts what the page of /docs adds to Swagger UI into a file for browsers, and its styles beside it. */
async function bundleDocsPage(fresh) {
  const source = join(root, 'src', 'docs-page')
  const { rolldown } = await import('rolldown')
  const made = await rolldown({ input: join(source, 'index.ts'), platform: 'browser' })
  await made.write({ file: join(fresh, 'docs-page', 'docs-page.js'), format: 'iife', minify: true })
  await made.close()
  copyFileSync(join(source, 'docs-page.css'), join(fresh, 'docs-page', 'docs-page.css'))
}

/** Writes the JSON Schema of schemas beside the code that makes it. */
function publishSchema(fresh) {
  // Below node_modules, files are modules only where a package.json says so.
  writeFileSync(join(scratch, 'package.json'), '{"type":"module"}\n')
  const code = `
    import { writeFileSync } from 'node:fs'
    import { pathToFileURL } from 'node:url'
    const { publishedSchema } = await import(pathToFileURL(process.argv[1]))
    writeFileSync(process.argv[2], JSON.stringify(publishedSchema(), null, 1) + '\\n')`
  const args = ['--input-type=module', '--eval', code, join(fresh, 'src', 'schema', 'json-schema.js'), join(fresh, 'schema.json')]
  return spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] }).status
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

process.exitCode = await build(process.argv.includes('--check'))
