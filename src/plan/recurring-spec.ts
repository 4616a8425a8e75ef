import { insteadOf } from '../nearest.ts'
import { nearestCounts } from '../random/nearest-counts.ts'
import type { RecurringSpec } from '../relations/recurring.ts'
import type { RecurringRows } from '../schema/rows.ts'
import type { ColumnSchema } from '../schema/schema.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Timeline } from '../time/timeline.ts'

interface Parents {
  readonly name: string
  readonly rows: number
  readonly columns: readonly ColumnSchema[]
}

/**
 * How the rows of a table recur whose parents began at `since`.
 * @throws SchemaError when the column that says who recurs is no category with exact shares, or has not the values
 */
export function recurringSpec(rows: RecurringRows, since: Timeline, parents: Parents, lastDay: number): RecurringSpec {
  const { delay_months, starting_share, starters, monthly_churn = 0, ended_share, total = null } = rows
  if (starters !== undefined && starting_share !== undefined)
    throw new SchemaError('`starting_share` and `starters` say the same: leave one of them out')
  return {
    since,
    lastDay,
    delayMonths: delay_months,
    startingShare: starting_share ?? 1,
    monthlyChurn: monthly_churn,
    started: starters === undefined ? null : startedOf(starters, parents),
    ended: ended_share === undefined ? null : Math.round(parents.rows * ended_share),
    total,
  }
}

/** How many parents have a word that says that they recur. */
function startedOf({ column: name, values }: NonNullable<RecurringRows['starters']>, { name: table, rows, columns }: Parents): number {
  const column = columns.find((each) => each.name === name)
  if (column === undefined) {
    const names = columns.map((each) => each.name)
    throw new SchemaError(`\`starters\`: table "${table}" has no column "${name}"${insteadOf(name, names)}`)
  }
  const { values: words, shares } = column as { readonly values?: readonly string[]; readonly shares?: readonly number[] }
  const isPlain = column.kind === 'category' && column['periods'] === undefined && column['even_in'] === undefined
  if (!isPlain || words === undefined || shares === undefined || column.nullable !== undefined)
    throw new SchemaError(
      `\`starters\`: "${name}" of table "${table}" must be a category with exact \`shares\` of all rows, without \`periods\`, \`even_in\` and \`nullable\``,
    )
  const unknown = values.find((value) => !words.includes(value))
  if (unknown !== undefined) throw new SchemaError(`\`starters\`: "${unknown}" is no value of "${name}"; there are ${words.join(', ')}`)
  const counts = nearestCounts(rows, shares)
  return words.reduce((sum, word, code) => (values.includes(word) ? sum + (counts[code] as number) : sum), 0)
}
