// Compiles src and workers to dist when they have changed since the last time. `--types` adds the declarations of the library; `--check`
// also checks the types, and always compiles.
// Beside the code stand the JSON Schema and the OpenAPI document that it publishes, the guide and the playground. Programs are files of their own.
// The new dist takes the place of the old one whole, so a service or a test that starts meanwhile never sees half of it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from './compile.mjs'
import { guideSources, makeGuide } from './guide.mjs'
import { buildPlayground } from './playground.mjs'
import { bundlePrograms, writeNotices } from './programs.mjs'
import { publishTypes } from './types.mjs'

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
  const tools = ['build.mjs', 'compile.mjs', 'guide.mjs', 'playground.mjs', 'programs.mjs', 'types.mjs'].map((name) => join('.ci', name))
  for (const path of [...inputs.map(String).sort(), ...guideSources(), 'tsconfig.json', 'package-lock.json', ...tools]) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

/** @param types whether the declarations are wanted @param check whether the types are checked, too */
async function build({ types, check }) {
  const sources = fingerprint()
  const wanted = types ? join(dist, 'types') : dist
  if (!check && existsSync(wanted) && readStamp() === sources) return 0
  const started = performance.now()
  process.stderr.write('synth: building dist from src and workers …\n')
  const fresh = join(scratch, `dist-${process.pid}`)
  mkdirSync(scratch, { recursive: true })
  // Below node_modules, files are modules, and have imports by name, only where a package.json says so.
  const { type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(scratch, 'package.json'), JSON.stringify({ type, imports }))
  const isCompiled = types ? compileWithTypes(fresh, check) : await compile(root, fresh)
  // It runs beside the bundling, which changes none of the modules that it loads.
  const publishing = isCompiled ? publishDescriptions(fresh) : 1
  if (isCompiled) {
    await bundlePrograms(fresh)
    await makeGuide(fresh)
    await buildPlayground(join(root, 'src', 'playground'), join(fresh, 'playground'))
    await bundleDocsPage(fresh)
    writeNotices(fresh)
  }
  const published = await publishing
  if (types && isCompiled && published === 0) await publishTypes(fresh)
  const succeeded = isCompiled && (published === 0 || !check)
  if (succeeded) {
    // npm marks the program as executable when it links it, but a build replaces the file.
    chmodSync(join(fresh, 'src', 'cli.js'), 0o755)
    replaceDist(fresh)
    if (published === 0) writeFileSync(stamp, sources)
  }
  rmSync(fresh, { recursive: true, force: true })
  if (succeeded) process.stderr.write(`synth: built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  return succeeded ? 0 : 1
}

function compileWithTypes(fresh, check) {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
  const args = ['--project', root, '--outDir', fresh, check ? '--noEmitOnError' : '--noCheck']
  return spawnSync(process.execPath, [tsc, ...args], { stdio: ['ignore', 2, 2] }).status === 0
}

/** Puts what the page of /docs adds to Swagger UI into files for browsers, and its styles beside them. */
async function bundleDocsPage(fresh) {
  const source = join(root, 'src', 'docs-page')
  const { rolldown } = await import('rolldown')
  for (const [input, file] of [
    ['index.ts', 'docs-page.js'],
    ['theme-first.ts', 'docs-theme.js'],
  ]) {
    const made = await rolldown({ input: join(source, input), platform: 'browser' })
    await made.write({ file: join(fresh, 'docs-page', file), format: 'iife', minify: true })
    await made.close()
  }
  copyFileSync(join(source, 'docs-page.css'), join(fresh, 'docs-page', 'docs-page.css'))
}

/** Writes the JSON Schema of schemas and the OpenAPI document of the service beside the code that makes them. */
async function publishDescriptions(fresh) {
  const code = `
    import { writeFileSync } from 'node:fs'
    import { join } from 'node:path'
    import { pathToFileURL } from 'node:url'
    const [, dist] = process.argv
    const imported = (name) => import(pathToFileURL(join(dist, 'src', name)))
    const { publishedSchema } = await imported('validation/json-schema.js')
    writeFileSync(join(dist, 'schema.json'), JSON.stringify(publishedSchema()))
    const { describeService } = await imported('server/openapi/describe-service.js')
    writeFileSync(join(dist, 'openapi.json'), JSON.stringify(await describeService()))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code, fresh], { stdio: ['ignore', 2, 2] })
  const [status] = await once(child, 'close')
  return status
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

const check = process.argv.includes('--check')
process.exitCode = await build({ types: check || process.argv.includes('--types'), check })
