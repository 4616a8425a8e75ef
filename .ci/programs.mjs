// Puts programs and the library into a few files, the packages that they use included, and tells whose packages those are.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Packages that stay as they are. piscina, swagger and swagger-ui read files beside their own; faker is one file a language already, of which the package
 * needs no copy; the others are large, and seldom loaded: eld with a story that may not be in English, undici with a language model,
 * @modelcontextprotocol/server by `synth mcp`. Those of object stores, databases and queues are installed by whoever uses one.
 */
const unbundled =
  /^(?:piscina|@faker-js\/faker|@fastify\/swagger|@fastify\/swagger-ui|undici|eld|@modelcontextprotocol\/server|@aws-sdk\/[a-z0-9-]+|pg|pg-copy-streams|mysql2|better-sqlite3|bullmq|ioredis|@duckdb\/node-api)(?:\/|$)/

/**
 * Puts what programs and the library import into a few files: to find a thousand modules takes longer than to run them. What several of them import,
 * and what is imported by `import()`, is a file of its own. The modules stay beside them, for whoever imports one of them.
 */
export async function bundlePrograms(dist) {
  const entries = ['src/cli', 'src/index', 'workers/generate', 'workers/plan']
  const input = Object.fromEntries(entries.map((name) => [name, join(dist, `${name}.js`)]))
  input['src/threads'] = join(dist, 'src/library/threads.js')
  const { rolldown } = await import('rolldown')
  const external = (id) => id.startsWith('node:') || unbundled.test(id)
  const made = await rolldown({ input, cwd: dist, platform: 'node', external, plugins: [withoutExamples] })
  const names = { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' }
  // Names of classes stay, as errors show them; a source map of the same version has those of functions. A program in ASCII takes half the memory: V8 keeps a source with a single
  // character beyond Latin-1 in two bytes a character.
  const minify = {
    compress: { target: 'node20', keepNames: { function: false, class: true } },
    mangle: { toplevel: true, keepNames: { function: false, class: true } },
    codegen: { removeWhitespace: true, asciiOnly: true },
  }
  await made.write({ dir: dist, format: 'esm', sourcemap: true, minify, comments: false, ...names })
  await made.close()
}

/** Leaves out the examples of the phrases of stories, which only the documents and the tests read: a tenth of the text of the phrases. */
const withoutExamples = {
  name: 'without-examples',
  transform: {
    filter: { id: /[\\/]story[\\/]phrases[\\/][a-z-]+\.js$/ },
    handler(code) {
      const declared = this.parse(code).body.flatMap(({ declaration }) => declaration?.declarations ?? [])
      const fields = declared.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
      const own = fields.find(({ key }) => key?.name === 'examples')
      if (own === undefined) return null
      const { start, end } = own.value
      // Spaces keep the lines and columns of what follows, so the source map stays right.
      const empty = `[]${code.slice(start + 2, end).replace(/[^\n]/g, ' ')}`
      return { code: code.slice(0, start) + empty + code.slice(end), map: null }
    },
  },
}

/**
 * Writes the licences of all packages that became part of a file with a source map: `NOTICES.txt`. Each text stands once, with all of its
 * packages; texts that differ in their names only are next to each other, which makes the package smaller.
 */
export function writeNotices(dist) {
  const folders = new Set()
  for (const name of readdirSync(dist, { recursive: true }).map(String)) {
    if (!name.endsWith('.js.map')) continue
    const { sources } = JSON.parse(readFileSync(join(dist, name), 'utf8'))
    for (const source of sources) {
      const path = join(dist, dirname(name), source).replaceAll('\\', '/')
      const folder = /^.*\/node_modules\/(?:@[^/.]+\/)?[^/.][^/]*(?=\/)/.exec(path)?.[0]
      if (folder !== undefined) folders.add(folder)
    }
  }
  const byText = new Map()
  for (const { name, text } of [...folders].map(noticeOf).sort(compared)) byText.set(text, [...(byText.get(text) ?? []), name])
  const notices = [...byText].map(([text, packages]) => `${packages.map((name) => `== ${name}\n`).join('')}\n${text}\n`)
  writeFileSync(
    join(dist, 'NOTICES.txt'),
    `Packages that are part of files in this folder, each with its licence below.\n\n${notices.join('\n')}`,
  )
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each) && existsSync(join(folder, each)))
  const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim()
  return { name: `${name} ${version}`, text }
}

/** Orders notices by their texts without the lines of the owners, then by name. */
function compared(one, other) {
  const [first, second] = [one, other].map(
    ({ name, text }) =>
      `${text
        .replace(/^.*copyright.*$/gim, '')
        .replace(/\s+/g, ' ')
        .trim()} ${name}`,
  )
  return first < second ? -1 : 1
}
