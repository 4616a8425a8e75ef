// Puts the playground together: scripts, one style sheet, the page that loads them. Names have the digest of the bytes in them, and all files
// are compressed, as most browsers take them.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Browsers of the last years: what the page uses beyond them is looked for before. */
const oldest = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) }

/**
 * @param source the folder of the sources
 * @param target the folder of the files, which is made
 */
export async function buildPlayground(source, target) {
  mkdirSync(target, { recursive: true })
  const scripts = await bundleScripts(source, target)
  const files = {
    ...scripts.files,
    'theme.js': await bundleClassic(source, target),
    'style.css': named(target, 'style.css', await bundleStyles(join(source, 'styles', 'index.css'))),
    'icon.svg': named(target, 'icon.svg', readFileSync(join(source, 'icon.svg'))),
  }
  const preloads = scripts.preloads.map((name) => `<link rel="modulepreload" href="/playground/${name}" />`).join('\n    ')
  const page = readFileSync(join(source, 'index.html'), 'utf8').replaceAll(/\{\{([\w.]+)\}\}/g, (_, name) =>
    name === 'preloads' ? preloads : `/playground/${files[name]}`,
  )
  writeFileSync(join(target, 'index.html'), page)
  for (const name of readdirSync(target)) if (!name.endsWith('.map')) compress(join(target, name))
}

/** One below the highest, which takes twice as long for a saving of 2%. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 }

/** Leaves a file in the form that is smallest in the package. The service unpacks it, and sends it as clients accept it. */
function compress(path) {
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params: quality }))
  rmSync(path)
}

/** The page's own scripts: one that is loaded at once, one for each part that is loaded when it is opened, and those of threads. */
async function bundleScripts(source, target) {
  const threads = { layout: join(source, 'diagram', 'layout-worker.ts'), proof: join(source, 'proof', 'proof-worker.ts') }
  const addresses = {}
  for (const [name, path] of Object.entries(threads)) {
    const worker = await write(target, { input: { [name]: path }, cwd: source }, { format: 'esm' })
    addresses[`${name}WorkerAddress`] = JSON.stringify(`/playground/${worker.output[0].fileName}`)
  }
  const made = await write(target, { input: { main: join(source, 'main.tsx') }, cwd: source }, { format: 'esm' }, addresses)
  const entry = made.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  return { files: { 'main.js': entry.fileName }, preloads: entry.imports }
}

/** A script that runs before anything is painted, which modules never do. */
async function bundleClassic(source, target) {
  const made = await write(target, { input: { theme: join(source, 'theme-first.ts') }, cwd: source }, { format: 'iife' })
  return made.output[0].fileName
}

async function write(target, input, output, constants = {}) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    platform: 'browser',
    tsconfig: join(input.cwd, 'tsconfig.json'),
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"', ...constants } },
    ...input,
  })
  const names = { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' }
  const made = await bundle.write({ dir: target, minify: true, sourcemap: true, ...names, ...output })
  await bundle.close()
  return made
}

async function bundleStyles(filename) {
  const { bundle } = await import('lightningcss')
  return bundle({ filename, minify: true, targets: oldest }).code
}

/** Writes a file under a name that tells its bytes. Returns the name. */
function named(target, name, bytes) {
  const { name: stem, ext } = parse(name)
  const file = `${stem}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}${ext}`
  writeFileSync(join(target, file), bytes)
  return file
}
