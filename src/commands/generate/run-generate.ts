import { formats } from '../../formats/index.ts'
import type { FileFormatName } from '../../library/format-name.ts'
import type { World } from '../../library/world.ts'
import { Interrupted, UsageError } from '../failure.ts'
import { type InputOptions, openInput, readInput } from '../input.ts'
import { Progress } from './progress.ts'
import { type Format, readFormat } from './read-format.ts'
import { writeOut } from './write-out.ts'

/** The options of `synth generate`; those of formats are texts under their names. */
export interface GenerateOptions extends InputOptions, Selection {
  readonly rows?: number
  readonly seed: number
  readonly format?: string
  readonly out: string
  readonly workers: number
  readonly overwrite?: boolean
  readonly quiet?: boolean
}

interface Selection {
  readonly table?: string
  readonly columns?: readonly string[]
  readonly offset?: number
  readonly limit?: number
}

/**
 * Writes the tables to a directory or to standard output. A signal removes incomplete files.
 * @throws Interrupted, UsageError, SynthError
 */
export async function runGenerate(story: string | undefined, options: GenerateOptions): Promise<void> {
  const { out, rows = null, seed, workers, table } = options
  if (table === undefined && [options.columns, options.offset, options.limit].some((each) => each !== undefined))
    throw new UsageError('--columns, --offset and --limit select from one table: add --table')
  if (out === '-' && options.overwrite === true) throw new UsageError('--overwrite is for files: add --out with a directory')
  const input = await readInput(story, options)
  const format = readFormat(options.format ?? (out === '-' ? (table === undefined ? 'records' : 'csv') : 'csv'), { ...options })
  await using world = await openInput(input, { rows, seed, workers })
  const { signal, release } = stopSignal()
  try {
    if (out === '-') await toStandardOutput(world, format, options, signal)
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
    progress?.end(files.length, out)
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

function selected(world: World, table: string, columns: readonly string[] | undefined): ReturnType<World['table']> {
  const whole = world.table(table)
  return columns === undefined ? whole : whole.columns(columns)
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
