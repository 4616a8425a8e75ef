import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a built program is made of, with all files that it imports at its start, as their maps tell. */
export function loadedSources(program: string): readonly string[] {
  const files = [program]
  const sources = new Set<string>()
  for (const file of files) {
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { readonly sources: readonly string[] }
    for (const source of map.sources) sources.add(join(dirname(file), source))
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"]*["'](\.[^"']+)["'];?$/gm)) {
      const imported = join(dirname(file), path)
      if (!files.includes(imported)) files.push(imported)
    }
  }
  return [...sources]
}
