import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** What a built program is made of, with all files that it loads at its start, as their maps tell. */
export function loadedSources(program: string): readonly string[] {
  const files = [program]
  const sources = new Set<string>()
  for (const file of files) {
    for (const imported of importedFiles(file)) if (!files.includes(imported)) files.push(imported)
    // The few lines that the bundler itself adds have no map.
    if (!existsSync(`${file}.map`)) continue
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { readonly sources: readonly string[] }
    for (const source of map.sources) sources.add(join(dirname(file), source))
  }
  return [...sources]
}

function importedFiles(file: string): readonly string[] {
  return parseAst(readFileSync(file, 'utf8')).body.flatMap((statement) => {
    const path = 'source' in statement ? (statement.source?.value ?? '') : ''
    return path.startsWith('.') ? [join(dirname(file), path)] : []
  })
}
