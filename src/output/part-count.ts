import type { CompiledPlan } from '../engine/compiled-plan.ts'
import { SynthError } from '../errors.ts'
import { estimatedBytes } from './estimated-bytes.ts'
import { partStep } from './open-tables.ts'
import type { Opening } from './opening.ts'
import type { OutputRequest } from './output-request.ts'
import { mostParts } from './selection.ts'

/** The size of the files of a table: at most this many rows, or about this many bytes before compression. */
export type SizedSplit = { readonly rows: number } | { readonly bytes: number }

/**
 * The smallest number of equal parts of a table, at least 1, that are no larger than a split allows. Sizes in bytes are estimated from some
 * rows.
 * @throws SynthError `format_unsuited` if a block of the format has more rows, `validation_failed` for more than `mostParts` parts
 */
export function partCount(plan: CompiledPlan, opening: Opening, seed: number, request: OutputRequest, split: SizedSplit): number {
  const [table] = opening.tables
  const compiled = plan.tables[table?.index ?? -1]
  if (table === undefined || compiled === undefined) throw new Error('A split is of one table')
  const { rows, name } = table.outline
  const step = partStep(plan, request)(compiled, table.columns)
  const wanted = 'rows' in split ? split.rows : Math.floor((rows * split.bytes) / Math.max(1, estimatedBytes(plan, opening, seed, request)))
  if ('rows' in split && step > wanted && rows > wanted)
    throw new SynthError(
      'format_unsuited',
      `A file of ${name} in ${request.format} has at least ${step} rows, one block of the format: split at ${step} rows or more`,
    )
  const count = Math.max(1, Math.ceil(Math.ceil(rows / step) / Math.max(1, Math.floor(wanted / step))))
  if (count > mostParts)
    throw new SynthError('validation_failed', `${name} would have ${count} files, but at most ${mostParts} are allowed: make them larger`)
  return count
}
