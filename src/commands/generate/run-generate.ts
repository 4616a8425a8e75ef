import type { FileFormatName } from '../../library/format-name.ts'
import { optionTypes } from '../../formats/options.ts'
import type { World } from '../../library/world.ts'
import type { DestinationOptions } from '../../destinations/destination.ts'
import { destinationOf } from '../../destinations/index.ts'
import { requireOptions } from '../../destinations/require-options.ts'
import { Interrupted, UsageError } from '../failure.ts'
import { openInput, readInput } from '../input.ts'
import type { GenerateOptions } from './generate-options.ts'
import { partsOf } from './parts-of.ts'
import { Progress } from './progress.ts'
import { readFormat } from './read-format.ts'

/** Writes the tables to a destination. A signal removes incomplete files and undoes loads. @throws Interrupted, UsageError, SynthError */
export async function runGenerate(story: string | undefined, options: GenerateOptions): Promise<void> {
  const { rows = null, seed, workers, memoryMb, table, queue } = options
  if (table === undefined && [options.columns, options.offset, options.limit].some((each) => each !== undefined))
    throw new UsageError('--columns, --offset and --limit select from one table: add --table')
  if (queue !== undefined) {
    const { exportToFleet } = await import('./export-to-fleet.ts')
    const input = await readInput(story, options)
    return untilStopped((signal) => exportToFleet(input, options, signal))
  }
  const destination = destinationOf(options.out)
  const { overwrite, resume, append, splitRows, splitSize: splitBytes, create, truncate } = options
  const given = { overwrite, resume, append, splitRows, splitBytes, create, truncate, ...partsOf(options, process.env) }
  const formatOption = ['format', ...optionTypes.map(({ name }) => name)].find(
    (name) => options[name as keyof GenerateOptions] !== undefined,
  )
  requireOptions(destination, given, formatOption ?? null)
  const input = await readInput(story, options)
  const world = await openInput(input, { rows, seed, workers, memoryMb })
  try {
    await untilStopped((signal) => write(world, options, given, signal))
  } finally {
    await world.close()
  }
}

async function untilStopped(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const { signal, release } = stopSignal()
  try {
    await work(signal)
  } finally {
    release()
  }
}

async function write(world: World, options: GenerateOptions, given: DestinationOptions, signal: AbortSignal): Promise<void> {
  const { out, table, columns, offset, limit, quiet } = options
  const { part, parts } = given
  const selection = { table, columns, offset, limit }
  const destination = destinationOf(out)
  const { format, settings } = readFormat(options.format ?? destination.defaultFormat(selection), { ...options })
  const total = rowsOf(world, table) / (part === undefined ? 1 : (parts ?? 1))
  const progress = quiet === true ? null : new Progress(process.stderr, total)
  const onProgress = progress?.update.bind(progress)
  try {
    const written = await destination.write(world, {
      ...given,
      out,
      selection,
      format: format as FileFormatName,
      settings,
      signal,
      onProgress,
    })
    if (written === null) return
    const { count, noun, place } = written
    progress?.end(count, noun, `${part === undefined ? '' : `part ${part} of ${parts} in `}${place}`)
  } catch (error) {
    progress?.abandon()
    throw error
  }
}

/** Rows of a table, or of all tables. */
function rowsOf({ tables }: World, table: string | undefined): number {
  return tables.reduce((sum, { name, rows }) => sum + (table === undefined || table === name ? rows : 0), 0)
}

/** Aborted by the first SIGINT or SIGTERM; a second one ends the process. */
function stopSignal(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  const stop = (signal: NodeJS.Signals): void => controller.abort(new Interrupted(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'))
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const each of signals) process.once(each, stop)
  return { signal: controller.signal, release: () => signals.forEach((each) => process.off(each, stop)) }
}
