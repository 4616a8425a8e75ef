import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a directory and its folders: the text of each by its path, in Latin-1; none if it does not exist. */
export function treeOf(directory: string): Readonly<Record<string, string>> {
  if (!existsSync(directory)) return {}
  const paths = readdirSync(directory, { recursive: true }).map(String).toSorted()
  const files = paths.filter((path) => statSync(join(directory, path)).isFile())
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(directory, path), 'latin1')]))
}
