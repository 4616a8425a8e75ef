import type { ColumnRef, CompileContext, CompiledColumn, Frame } from '../columns/column-kind.ts'
import { compileCondition } from '../columns/shared/condition.ts'
import { masked } from '../columns/shared/masked.ts'
import { ExactShares } from '../relations/exact-shares.ts'
import type { NullableSchema } from '../schema/nullable.ts'
import type { PlanColumn } from '../columns/column-schema.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { arrivalColumn } from '../time/arrival.ts'

/** Makes some cells of a column null, see `NullableSchema`. @throws SchemaError if the column must have a value in every row */
export function withNulls(
  { rate, when }: NullableSchema,
  column: CompiledColumn,
  columns: readonly PlanColumn[],
  context: CompileContext,
): CompiledColumn {
  const index = columns.findIndex(({ name }) => name === context.column)
  requireOptional(column, columns, index)
  if (rate === undefined && when === undefined) throw new SchemaError('Give the rows that are null: `rate`, `when`, or both')
  const mask =
    when === undefined ? exactMask(rate ?? 1, context) : conditionalMask(rate ?? 1, when, readingItself(column, columns, index, context))
  return masked(column, (frame, cells, nulls) => frame.given(index, cells, () => mask(frame, nulls)))
}

/**
 * A context in which formulas of `nullable` read the column's own values before nulls, so that nulls can depend on them: the highest
 * incomes may be missing.
 */
function readingItself(column: CompiledColumn, columns: readonly PlanColumn[], index: number, context: CompileContext): CompileContext {
  const params = columns[index]
  if (params === undefined) throw new Error(`The table has no column ${index}`)
  const { layout, reference, range = null, distinct, groups, exact, touched, lanes } = column
  const itself: ColumnRef = {
    name: params.name,
    index,
    layout,
    params,
    target: null,
    reference,
    range,
    isOwnerKey: false,
    distinct,
    groups,
    exact,
    touched,
    lanes,
  }
  return { ...context, table: { ...context.table, column: (name) => (name === params.name ? itself : context.table.column(name)) } }
}

type Mask = (frame: Frame, nulls: Uint8Array) => void

function requireOptional({ isOwnerKey = false }: CompiledColumn, columns: readonly PlanColumn[], index: number): void {
  const kind = columns[index]?.kind
  if (kind === 'sequence' || isOwnerKey)
    throw new SchemaError(`A column of kind ${kind} numbers the rows and cannot be null: leave \`nullable\` out`)
  if (arrivalColumn(columns) === columns[index])
    throw new SchemaError(
      'The column orders the table by time and other tables depend on it, so it cannot be null: add a nullable column of kind `after`',
    )
}

function exactMask(rate: number, context: CompileContext): Mask {
  const site = context.site()
  const total = context.table.rows
  const missing = Math.round(total * rate)
  const shares = new ExactShares([{ start: 0, counts: [missing, total - missing] }])
  return (frame, nulls) => {
    const codes = frame.int32()
    shares.fillCodes(frame.rowNumbers(), frame.count, frame.siteKey(site), codes)
    for (let i = 0; i < frame.count; i++) nulls[i] = 1 - (codes[i] as number)
  }
}

function conditionalMask(rate: number, when: string, context: CompileContext): Mask {
  const site = context.site()
  const condition = compileCondition(when, context)
  const limit = rate * 2 ** 32
  return (frame, nulls) => {
    const { values, nulls: unknown } = condition.evaluate(frame)
    const drawn = frame.draw(site)
    for (let i = 0; i < frame.count; i++) nulls[i] = values[i] !== 0 && unknown?.[i] !== 1 && (drawn[i] as number) < limit ? 1 : 0
  }
}
