import { SynthError } from '../errors.ts'
import type { World } from '../library/world.ts'
import type { WrittenFile } from '../library/write-options.ts'
import { foreignScheme } from '../stores/foreign-scheme.ts'
import { type Destination, type DestinationRequest, selectedTable } from './destination.ts'

/** Files in a directory, or objects of a bucket. */
export const files: Destination = {
  options: ['overwrite', 'resume', 'append', 'splitRows', 'splitBytes', 'parts', 'part'],
  hasFormats: true,
  accepts: (out) => foreignScheme(out) === null,
  defaultFormat: () => 'csv',
  async write(world, request) {
    const { out } = request
    const files = await written(world, request)
    return { count: files.length, noun: 'file', place: out }
  },
}

/** Endings of names of files, which no directory has by intention; "orders.parquet/" says that one does. */
const ofFile = /\.(?:csv|tsv|json|jsonl|ndjson|sql|copy|parquet|arrows?|xlsx|gz|zst|zip|sqlite3|db3)$/i

/** @throws SynthError `validation_failed` if the value names a file */
function requireDirectory(out: string): void {
  const [ending] = ofFile.exec(out) ?? []
  if (ending === undefined) return
  const detail = `must be a directory, but "${out}" is the name of a file: give --out DIR --format ${ending.slice(1)}, or --table and > ${out}`
  throw new SynthError('validation_failed', `--out ${detail}`, [{ pointer: '/out', detail }])
}

async function written(world: World, request: DestinationRequest): Promise<readonly WrittenFile[]> {
  const { out, selection, settings, format, signal, onProgress, overwrite, resume, append, splitRows, splitBytes, parts, part } = request
  const { table, columns, offset, limit } = selection
  requireDirectory(out)
  const own = { ...settings, format, overwrite, signal, onProgress }
  const cut = { resume, append, splitRows, splitBytes, parts, part }
  const isCut = Object.values(cut).some((value) => value !== undefined)
  const isRange = columns !== undefined || offset !== undefined || limit !== undefined
  if (isCut && isRange)
    throw new SynthError(
      'validation_failed',
      '--columns, --offset and --limit select one file: leave out the options that resume or cut tables',
    )
  if (table === undefined) return world.write(out, { ...own, ...cut, manifest: true })
  if (isCut) return world.write(out, { ...own, ...cut, manifest: true, tables: [table] })
  return [await selectedTable(world, table, columns).write(out, { ...own, offset, limit })]
}
