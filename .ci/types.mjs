// Puts the declarations of the library into dist/types: those that index.d.ts reaches, whose imports end in .js, as compilers of all versions read them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const specifier = /((?:from|import\() ?['"])(\.[^'"]+)\.ts(['"])/g

/** @param dist where the compiler has put src */
export function publishTypes(dist) {
  const wanted = ['index']
  for (const name of wanted) {
    const text = readFileSync(join(dist, 'src', `${name}.d.ts`), 'utf8')
    for (const [, , path] of text.matchAll(specifier)) {
      const found = normalize(join(dirname(name), path))
      if (!wanted.includes(found)) wanted.push(found)
    }
    const file = join(dist, 'types', `${name}.d.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text.replaceAll(specifier, '$1$2.js$3'))
  }
  return wanted
}
