// Makes the guide, which is served at /guide: pages from the Markdown of docs, the style, and the scripts.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The files that become pages, and those that pages lead to, from the root of the repository. */
export function guideSources() {
  const docs = readdirSync(join(root, 'docs'), { recursive: true })
    .map((name) => join('docs', String(name)).replaceAll('\\', '/'))
    .filter((name) => /\.md$|^docs\/examples\/.*\.json$/.test(name))
  return [...docs, 'CHANGELOG.md', 'SECURITY.md'].filter((name) => existsSync(join(root, name))).sort()
}

/** Writes the guide into the folder `guide` of a compiled tree. */
export async function makeGuide(dist) {
  const { buildGuide } = await import(pathToFileURL(join(dist, 'src', 'guide', 'build-guide.js')))
  const sources = new Map(guideSources().map((name) => [name, readFileSync(join(root, name), 'utf8')]))
  const guide = join(dist, 'guide')
  for (const [name, text] of buildGuide(sources)) {
    mkdirSync(dirname(join(guide, name)), { recursive: true })
    writeFileSync(join(guide, name), text)
  }
  cpSync(join(root, 'src', 'guide', 'page', 'guide.css'), join(guide, 'guide.css'))
  await bundle(join('src', 'guide', 'page', 'guide.ts'), join(guide, 'guide.js'), 'esm')
  // The colours that are chosen in the playground are those of the guide.
  await bundle(join('src', 'playground', 'theme-first.ts'), join(guide, 'theme.js'), 'iife')
}

async function bundle(source, file, format) {
  const { rolldown } = await import('rolldown')
  const made = await rolldown({ input: join(root, source), cwd: root, platform: 'browser' })
  await made.write({ file, format, minify: true, sourcemap: true })
  await made.close()
}
