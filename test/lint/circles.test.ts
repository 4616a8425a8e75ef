import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What each file of src and workers imports of them, types included, by paths from the root. */
function importsByFile(): ReadonlyMap<string, readonly string[]> {
  const files = ['src', 'workers'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        const imports = [...text.matchAll(/^(?:import|export)\b[^'"]*?\bfrom '(\.[^']+)'/gm)]
        return [file, imports.map(([, path = '']) => join(dirname(file), path))]
      }),
  )
}

/** A circle of imports as the files on it, or null. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    done.add(file)
    path.push(file)
    for (const imported of imports.get(file) ?? []) {
      const circle = visit(imported)
      if (circle !== null) return circle
    }
    path.pop()
    return null
  }
  for (const file of imports.keys()) {
    const circle = visit(file)
    if (circle !== null) return circle
  }
  return null
}

it('should find a circle where there is one', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
  ])
  expect(circleIn(imports)).toEqual(['b', 'c', 'd', 'b'])
})

it('should be that no file imports itself through others, not even by types', () => {
  const imports = importsByFile()
  expect(imports.size).toBeGreaterThan(1000)
  expect(circleIn(imports)).toBeNull()
})
