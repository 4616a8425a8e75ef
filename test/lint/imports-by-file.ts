import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Imports and exports at the start of a line, types included. */
export const statements = /^(?:import|export)\b[^'"]*?\bfrom '(\.[^']+)'/gm

/** The same, and what is imported for its effect or while code runs. */
export const allImports = /(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm

/** What each file of src and workers imports of them, by paths from the root. */
export function importsByFile(imports: RegExp): ReadonlyMap<string, readonly string[]> {
  const files = ['src', 'workers'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        return [file, [...text.matchAll(imports)].map(([, path = '']) => join(dirname(file), path))]
      }),
  )
}
