// Compiles the programs in assembly/ to WebAssembly, as a module of TypeScript: bundlers, tests and programs import it like any other.
// `npm ci --prefix deflate` installs the compiler.
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const source = join(here, 'assembly', 'index.ts')
const target = join(here, '..', 'src', 'codings', 'deflate-program.ts')
/** Characters of a line of the module's text. */
const lineLength = 120

/** The compiled program as the text of `src/codings/deflate-program.ts`. @throws Error with the compiler's messages */
export async function compiled() {
  const { main } = await import('assemblyscript/asc')
  const files = new Map()
  const messages = []
  const report = { write: (text) => void messages.push(String(text)) }
  const options = ['-O3', '--runtime', 'stub', '--noAssert', '--uncheckedBehavior', 'always']
  const { error } = await main([source, '--outFile', 'program.wasm', ...options], {
    stdout: report,
    stderr: report,
    writeFile: (name, contents) => void files.set(name, contents),
  })
  if (error) throw new Error(messages.join(''), { cause: error })
  return moduleOf(Buffer.from(files.get('program.wasm')).toString('base64'))
}

function moduleOf(base64) {
  const lines = base64.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  return [
    '/** The program of deflate/assembly, as WebAssembly in base64. Made by `npm run compile --prefix deflate`. */',
    'export const deflateProgram = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('')",
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await compiled())
