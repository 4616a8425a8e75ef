import { cellCounterOf } from '../engine/cell-counter-of.ts'
import type { CompiledPlan, CompiledTable } from '../engine/compiled-plan.ts'
import { evaluatedColumns } from '../engine/evaluated-columns.ts'
import { tableWriter } from '../engine/table-writer.ts'
import { SynthError } from '../errors.ts'
import { type BlockWriter, FormatError } from '../formats/format.ts'
import type { RowSize, SelectedTable } from './opening.ts'
import { isArchived, type OutputRequest, writingOf } from './output-request.ts'
import { type Selection, selectTables, type StepOf } from './selection.ts'

/**
 * The requested tables, measured with the writers of the format.
 * @throws SynthError `selection_unknown`, `too_many_rows` for more than `maxRows` rows, `format_unsuited` if the format cannot hold them
 */
export function openTables(plan: CompiledPlan, request: OutputRequest, maxRows: number): readonly SelectedTable[] {
  try {
    return opened(plan, request, maxRows)
  } catch (error) {
    if (error instanceof FormatError) throw new SynthError('format_unsuited', error.message)
    throw error
  }
}

/** The number of rows of which the size of a part is a multiple. @throws FormatError */
export function partStep(plan: CompiledPlan, request: OutputRequest): StepOf {
  const { format, options } = writingOf(request)
  return (compiled, columns) => tableWriter(plan, compiled, columns, format.name, options).blockRows ?? 1
}

/** Maximum bytes of a row, and of a block of rows, which a worker makes as a whole. */
const mostRowBytes = 2 ** 23
const mostBlockBytes = 2 ** 26

/** @throws SynthError `plan_too_costly` if a row, or the rows that a format writes as one block, have too many bytes */
function requireWritable({ maxRowBytes, typicalRowBytes, blockRows = 1 }: BlockWriter, { index, plan }: CompiledTable): void {
  const remedy = 'ask for fewer columns, or shorten their texts'
  const refuse = (what: string, bytes: number, most: number): never => {
    const detail = `${what} of table "${plan.name}" may have ${Math.ceil(bytes)} bytes in this format, but at most ${most} are allowed: ${remedy}`
    throw new SynthError('plan_too_costly', detail, [{ pointer: `/tables/${index}`, detail }])
  }
  if (maxRowBytes > mostRowBytes) refuse('one row', maxRowBytes, mostRowBytes)
  const bytes = blockRows * typicalRowBytes
  if (bytes > mostBlockBytes) refuse(`a block of ${blockRows} rows`, bytes, mostBlockBytes)
}

function opened(plan: CompiledPlan, request: OutputRequest, maxRows: number): readonly SelectedTable[] {
  const { format, options } = writingOf(request)
  const writer = ({ compiled, columns }: Pick<Selection, 'compiled' | 'columns'>): ReturnType<typeof tableWriter> =>
    tableWriter(plan, compiled, columns, format.name, options)
  const tables = selectTables(plan, request, partStep(plan, request))
  const rows = tables.reduce((sum, { outline }) => sum + outline.rows, 0)
  if (rows > maxRows)
    throw new SynthError('too_many_rows', `${rows} rows in one response, but at most ${maxRows} are allowed: ask for fewer with limit`)
  const sizes = tables.map((): Record<string, RowSize> => ({}))
  const files = isArchived(request, format, tables.length) ? tables.map((_, place) => [place]) : [[...tables.keys()]]
  for (const places of files) {
    const outlines = places.map((place) => (tables[place] as Selection).outline)
    for (const section of format.sections(outlines, null, options)) {
      if (section.type !== 'rows') continue
      const place = places[section.table] ?? -1
      const { compiled, columns } = tables[place] as Selection
      const written = section.columns.map((column) => columns[column] ?? -1)
      const block = writer({ compiled, columns: written })
      requireWritable(block, compiled)
      const { typicalRowBytes, blockRows = null } = block
      const cells = cellCounterOf(plan).perRow(compiled.index, evaluatedColumns(compiled, { columns: written, checked: true }))
      ;(sizes[place] as Record<string, RowSize>)[section.columns.join()] = { bytes: typicalRowBytes, cells, blockRows }
    }
  }
  return tables.map(({ compiled, columns, first, outline }, place) => {
    const isConstrained = compiled.constraints.length > 0
    return { index: compiled.index, columns, first, outline, isConstrained, sizes: sizes[place] ?? {} }
  })
}
