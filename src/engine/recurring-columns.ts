import type { CompiledColumn, CompileContext } from '../columns/column-kind.ts'
import { ExactShares } from '../relations/exact-shares.ts'
import type { RecurringRows } from '../schema/rows.ts'
import { SchemaError } from '../schema/schema-error.ts'

/**
 * Assigns the words of a column with exact shares so that the rows with `values` are those that recur in `table`, as early as possible.
 * @throws SchemaError if the words do not come from exact shares alone
 */
export function withStarters(
  { values }: NonNullable<RecurringRows['starters']>,
  table: string,
  column: CompiledColumn,
  context: CompileContext,
): CompiledColumn {
  const { exact } = column
  if (exact === undefined || exact.shares.strata.length > 1)
    throw new SchemaError(
      `"${context.column}" decides which rows recur in table "${table}", so its values must come from exact \`shares\` alone`,
    )
  const [{ counts } = { counts: [] }] = exact.shares.strata
  const { index } = context.tableNamed(table)
  const started = counts.map((count, code) => (values.includes(exact.words[code] as string) ? count : 0))
  const rest = counts.map((count, code) => count - (started[code] as number))
  const shares = new ExactShares([
    { start: 0, counts: started },
    { start: started.reduce((sum, count) => sum + count, 0), counts: rest },
  ])
  return {
    layout: column.layout,
    fill: (frame) => {
      const codes = frame.int32()
      shares.fillCodes(frame.lives(index).numbers, frame.count, frame.siteKey(exact.site), codes)
      return { lanes: [codes], nulls: null }
    },
  }
}

/** Assigns the true values of a boolean column with an exact rate to the rows that have ended in `table`. */
export function withEnders(table: string, column: CompiledColumn, context: CompileContext): CompiledColumn {
  const { index } = context.tableNamed(table)
  return { layout: column.layout, fill: (frame) => ({ lanes: [frame.lives(index).ended], nulls: null }) }
}
