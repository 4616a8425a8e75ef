import { fileEnding, gzipOf } from './file-format.ts'
import type { Taken } from './taken.ts'

/** The name of the file in its address. */
export function fileName({ table, ...taken }: Pick<Taken, 'table' | 'format' | 'isGzipped'>): string {
  return `${table ?? 'all'}.${endingOf({ table, ...taken })}`
}

/** The name under which the service sends the file. It tells the seed and the version of the data, so files of one name have the same bytes. */
export function savedName({ table, domain, seed, dataVersion, ...taken }: Omit<Taken, 'origin'>): string {
  return `${table ?? domain}-seed${seed}-v${dataVersion}.${endingOf({ table, ...taken })}`
}

function endingOf({ table, format, isGzipped }: Pick<Taken, 'table' | 'format' | 'isGzipped'>): string {
  if (table === null) return `${fileEnding(format)}.zip`
  return `${fileEnding(format)}${isGzipped && gzipOf(format) === 'ending' ? '.gz' : ''}`
}
