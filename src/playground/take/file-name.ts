import { fileFormats } from './file-format.ts'
import type { Taken } from './taken.ts'

/** The name of the file. */
export function fileName({ table, format, isGzipped }: Pick<Taken, 'table' | 'format' | 'isGzipped'>): string {
  if (table === null) return `all.${format}.zip`
  return `${table}.${format}${isGzipped && hasEnding(format) ? '.gz' : ''}`
}

function hasEnding(format: string): boolean {
  return fileFormats.find(({ name }) => name === format)?.gzip === 'ending'
}
