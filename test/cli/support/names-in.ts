import { existsSync, readdirSync } from 'node:fs'

/** Paths in a directory that others may be writing to; none if it does not exist. */
export function namesIn(directory: string): readonly string[] {
  return existsSync(directory) ? readdirSync(directory, { recursive: true }).map(String).toSorted() : []
}
