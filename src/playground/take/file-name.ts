import { gzipOf } from './file-format.ts'
import type { Taken } from './taken.ts'

/** The name of the file. */
export function fileName({ table, format, isGzipped }: Pick<Taken, 'table' | 'format' | 'isGzipped'>): string {
  if (table === null) return `all.${format}.zip`
  return `${table}.${format}${isGzipped && gzipOf(format) === 'ending' ? '.gz' : ''}`
}
