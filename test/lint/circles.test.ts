import { expect, it } from 'vitest'
import { importsByFile, statements } from './imports-by-file.ts'

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
  const imports = importsByFile(statements)
  expect(imports.size).toBeGreaterThan(1000)
  expect(circleIn(imports)).toBeNull()
})
