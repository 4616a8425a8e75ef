import type { FileFormatName } from '../../library/format-name.ts'
import type { World } from '../../library/world.ts'
import { UsageError } from '../failure.ts'
import { type Input, openInput } from '../input.ts'
import type { GenerateOptions } from './generate-options.ts'
import { Progress } from './progress.ts'
import { readFormat } from './read-format.ts'
import { waitForExport } from './wait-for-export.ts'

/** Options that an export does not have: workers write all tables, in parts. */
const others = [
  'part',
  'overwrite',
  'resume',
  'append',
  'splitRows',
  'splitSize',
  'create',
  'truncate',
  'table',
  'columns',
  'offset',
  'limit',
  'memoryMb',
] as const

/** Has a fleet write the tables, and waits for it. @throws Interrupted, UsageError, SynthError */
export async function exportToFleet(input: Input, options: GenerateOptions, signal: AbortSignal): Promise<void> {
  const { queue = '', out, parts, seed, rows = null, quiet } = options
  const wrong = others.find((name) => options[name] !== undefined)
  if (wrong !== undefined)
    throw new UsageError(
      `--${wrong.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)} is not for a queue: workers with options of their own write all tables, in parts`,
    )
  if (parts === undefined) throw new UsageError('--queue needs --parts: several times as many as workers, so that fast ones take more')
  if (out === '-') throw new UsageError('--queue needs --out with the name of a destination of the workers, such as lake')
  const { format, settings } = readFormat(options.format ?? 'csv', { ...options })
  // It has no threads, so nothing is left when it is not closed.
  const world = await openInput(input, { rows, seed, workers: 0 })
  requireWritable(world, format as FileFormatName, settings)
  const { openFleet } = await import('../../fleet/open-fleet.ts')
  const fleet = await openFleet(queue)
  const total = world.tables.reduce((sum, table) => sum + table.rows, 0)
  const progress = quiet === true ? null : new Progress(process.stderr, total)
  const source = 'story' in input ? { story: input.story } : { schema: input.schema }
  const asked = { source, rows, seed, format, settings, parts, destination: out }
  const warn = (line: string): void => void process.stderr.write(`${line}\n`)
  try {
    const { id, files, rows: written, bytes, isNew } = await waitForExport({ fleet, asked, rows: total, signal, progress, warn })
    progress?.update({ table: null, file: id, rows: written, bytes })
    if (isNew) progress?.end(files, 'file', out)
    else if (quiet !== true) warn(`${id} is complete: its ${files} files were written to ${out} before`)
  } catch (error) {
    progress?.abandon()
    throw error
  } finally {
    await fleet.close()
  }
}

/** Refuses data that the format cannot hold before a worker does. @throws SynthError `validation_failed`, `format_unsuited` */
function requireWritable(world: World, format: FileFormatName, settings: ReturnType<typeof readFormat>['settings']): void {
  for (const { name } of world.tables) world.table(name).stream(format, settings)
}
