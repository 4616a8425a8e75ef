import type { CompiledColumn, CompileContext } from '../columns/column-kind.ts'
import { ExactShares } from '../relations/exact-shares.ts'
import type { RecurringRows } from '../schema/rows.ts'
import { SchemaError } from '../schema/schema-error.ts'

/**
 * A column of words that exactly so many rows have, dealt out so that the rows with some of the words are those that recur in `table` as soon as they can.
 * @throws SchemaError when something has changed whose words are whose
 */
export function withStarters(
  { values }: NonNullable<RecurringRows['starters']>,
  table: string,
  column: CompiledColumn,
  context: CompileContext,
): CompiledColumn {
  const { exact } = column
  if (exact === undefined || exact.shares.strata.length > 1)
    throw new SchemaError(`"${context.column}" says who recurs in table "${table}", so its words must be those of exact \`shares\` alone`)
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
      shares.fillCodes(frame.lives(index).numbers, frame.count, frame.key(exact.site), codes)
      return { lanes: [codes], nulls: null }
    },
  }
}

/** A column of booleans that are true for exactly so many rows, dealt out so that those are the rows that have ended in `table`. */
export function withEnders(table: string, column: CompiledColumn, context: CompileContext): CompiledColumn {
  const { index } = context.tableNamed(table)
  return { layout: column.layout, fill: (frame) => ({ lanes: [frame.lives(index).ended], nulls: null }) }
}
