import { databasePlace } from '../../destinations/databases/place.ts'
import { formats } from '../../formats/index.ts'
import type { FileFormatName } from '../../library/format-name.ts'
import type { World } from '../../library/world.ts'
import { Interrupted, UsageError } from '../failure.ts'
import { openInput, readInput } from '../input.ts'
import type { GenerateOptions, Selection } from './generate-options.ts'
import { Progress } from './progress.ts'
import { type Format, readFormat } from './read-format.ts'
import { selected } from './selected.ts'
import { requireDestinationOptions, toDatabase } from './to-database.ts'
import { writeOut } from './write-out.ts'

/** Writes the tables to a directory, a database or standard output. A signal removes incomplete files and undoes loads. @throws Interrupted, UsageError, SynthError */
export async function runGenerate(story: string | undefined, options: GenerateOptions): Promise<void> {
  const { out, rows = null, seed, workers, table } = options
  if (table === undefined && [options.columns, options.offset, options.limit].some((each) => each !== undefined))
    throw new UsageError('--columns, --offset and --limit select from one table: add --table')
  if (out === '-' && options.overwrite === true) throw new UsageError('--overwrite is for files: add --out with a directory')
  const database = databasePlace(out)
  requireDestinationOptions(options, database !== null)
  const input = await readInput(story, options)
  const format = readFormat(options.format ?? (out === '-' ? (table === undefined ? 'records' : 'csv') : 'csv'), { ...options })
  await using world = await openInput(input, { rows, seed, workers })
  const { signal, release } = stopSignal()
  try {
    if (database !== null) await toDatabase(database, world, options, signal)
    else if (out === '-') await toStandardOutput(world, format, options, signal)
    else await toDirectory(world, format, options, signal)
  } finally {
    release()
  }
}

async function toDirectory(world: World, { format, settings }: Format, options: GenerateOptions, signal: AbortSignal): Promise<void> {
  const { out, overwrite, quiet, table, columns, offset, limit } = options
  const total = world.tables.reduce((sum, { name, rows }) => sum + (table === undefined || table === name ? rows : 0), 0)
  const progress = quiet === true ? null : new Progress(process.stderr, total)
  const own = {
    ...settings,
    format: format as FileFormatName,
    overwrite,
    signal,
    onProgress: progress === null ? undefined : progress.update.bind(progress),
  }
  try {
    const files =
      table === undefined
        ? await world.write(out, { ...own, manifest: true })
        : [await selected(world, table, columns).write(out, { ...own, offset, limit })]
    progress?.end(files.length, 'file', out)
  } catch (error) {
    progress?.abandon()
    throw error
  }
}

async function toStandardOutput(
  world: World,
  { format, settings }: Format,
  { table, columns, offset, limit }: Selection,
  signal: AbortSignal,
): Promise<void> {
  const isDocument = formats.get(format)?.scope === 'document'
  if (table !== undefined) {
    const own = selected(world, table, columns).stream(format as FileFormatName, { ...settings, offset, limit })
    return writeOut(own, isBinary(format, settings.coding !== undefined), signal)
  }
  const [only, ...others] = world.tables
  if (!isDocument && only !== undefined && others.length === 0) {
    const own = world.table(only.name).stream(format as FileFormatName, settings)
    return writeOut(own, isBinary(format, settings.coding !== undefined), signal)
  }
  return writeOut(world.stream(format, settings), isDocument ? isBinary(format, settings.coding !== undefined) : 'a ZIP', signal)
}

/** What the bytes are if a terminal cannot show them. */
function isBinary(format: string, isCoded: boolean): string | null {
  return isCoded ? 'compressed' : format === 'parquet' || format === 'arrow' ? format : null
}

/** Aborted by the first SIGINT or SIGTERM; a second one ends the process. */
function stopSignal(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  const stop = (signal: NodeJS.Signals): void => controller.abort(new Interrupted(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'))
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const each of signals) process.once(each, stop)
  return { signal: controller.signal, release: () => signals.forEach((each) => process.off(each, stop)) }
}
