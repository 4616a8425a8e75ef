import { SynthError } from '../errors.ts'
import { type Destination, selectedTable } from './destination.ts'

/** Files in a directory, or objects of a bucket. */
export const files: Destination = {
  accepts: () => true,
  defaultFormat: () => 'csv',
  async write(world, { out, selection, settings, format, signal, onProgress, overwrite, ...options }) {
    const { table, columns, offset, limit } = selection
    const own = { ...settings, format, overwrite, signal, onProgress }
    const isCut = Object.values(options).some((value) => value !== undefined)
    const isRange = columns !== undefined || offset !== undefined || limit !== undefined
    if (isCut && isRange)
      throw new SynthError(
        'validation_failed',
        '--columns, --offset and --limit select one file: leave out the options that resume or cut tables',
      )
    if (table === undefined) return world.write(out, { ...own, ...options, manifest: true })
    if (isCut) return world.write(out, { ...own, ...options, manifest: true, tables: [table] })
    return [await selectedTable(world, table, columns).write(out, { ...own, offset, limit })]
  },
}
