import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that nothing else in `src` imports: two run in browsers, one is run by the build. */
const apart = ['playground', 'docs-page', 'guide']

/** The files of `src` itself. */
const base = ''

/** Names that a folder has inside as well, so that the linter cannot tell an import of them from one of its own. */
const own: readonly string[] = ['server/playground', 'llm/guide']

/** The folders below `src`, the base first, in the order of the table of ARCHITECTURE.md. Each may import those of the rows before its own. */
function rowsOfFolders(): readonly (readonly string[])[] {
  const text = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8')
  const [, section = ''] = text.split('\n## Who may import whom\n')
  const [table = ''] = section.split('\n- ')
  const cells = table.split('\n').flatMap((line) => /^\| (?!folder)(.*?) \|/.exec(line)?.[1] ?? [])
  const rows = cells.map((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name))
  return [[base], ...rows.filter((names) => names.length > 0)]
}

/** Imports of the base and of each folder from each folder below it in the table. */
export const importsThatPointUp: readonly (readonly [folder: string, source: string])[] = rowsOfFolders().flatMap((names, row, rows) =>
  names.flatMap((name) =>
    [...rows.slice(row + 1).flat(), ...apart]
      .filter((other) => !own.includes(`${name}/${other}`))
      .map((other) => [name === base ? 'src' : `src/${name}`, `${name === base ? '.' : '..'}/${other}/index.ts`] as const),
  ),
)
