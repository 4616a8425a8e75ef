import { codings } from '../codings/index.ts'
import { formatNamed } from '../formats/index.ts'
import type { OutputRequest } from '../output/output-request.ts'
import { type Part, partName } from '../output/selection.ts'
import type { FilePlan } from './file-plan.ts'
import type { Maker } from './maker.ts'

/** A request of one table, or of a part of it. */
export type TableRequest = OutputRequest & { readonly table: string }

/** How a table is cut into files. */
export type Split =
  /** At most this many rows in a file. */
  | { readonly rows: number }
  /** About this many bytes in a file, before compression. */
  | { readonly bytes: number }
  /** Exactly this many files. */
  | { readonly parts: number }

/**
 * The files of a table, one after another.
 * @throws SynthError from laying out an output; `format_unsuited` if no file of the format can be so small
 */
export function* filePlans(maker: Maker, request: TableRequest, split: Split | null): Generator<FilePlan, void, undefined> {
  if (split === null) {
    const output = maker.open(request)
    yield { table: request.table, name: fileName(request), open: () => ({ rows: output.rows, chunks: maker.chunks(output) }) }
    return
  }
  const count = 'parts' in split ? split.parts : maker.partCount(request, split)
  for (let index = 0; index < count; index++) yield partPlan(maker, request, { index, count })
}

/** One part of a table, laid out when it is opened. */
export function partPlan(maker: Maker, request: TableRequest, part: Part): FilePlan {
  const own = { ...request, part }
  return {
    table: request.table,
    name: fileName(own),
    open() {
      const output = maker.open(own)
      return { rows: output.rows, chunks: maker.chunks(output) }
    },
  }
}

/** The rows of a table from `offset` on, which are added to the files that have the rows before. */
export function appendedPlan(maker: Maker, request: TableRequest & { readonly offset: number }, split: Split | null): FilePlan {
  const { table, offset } = request
  const output = maker.open(request)
  const name = fileName({ ...request, table: `${table}${split === null ? '-' : '/'}from-${offset}` })
  return { table, name, open: () => ({ rows: output.rows, chunks: maker.chunks(output) }) }
}

function fileName({ table, format, coding = null, part = null }: TableRequest): string {
  const { name, extensions } = formatNamed(format)
  const packing = coding === null ? undefined : codings.get(coding.name)?.extension
  const stem = part === null ? table : `${table}/${partName(part)}`
  return [stem, extensions[0] ?? name, packing].filter((piece) => piece !== undefined).join('.')
}
