import { insteadOf } from '../nearest.ts'
import { nearestCounts } from '../random/nearest-counts.ts'
import type { RecurringSpec } from '../relations/cohorts.ts'
import type { RecurringRows } from '../schema/rows.ts'
import type { PlanColumn } from '../columns/column-schema.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Timeline } from '../time/timeline.ts'

interface Parents {
  readonly name: string
  readonly rows: number
  readonly columns: readonly PlanColumn[]
}

/**
 * How the rows of a table recur if their parents began at `since`.
 * @throws SchemaError if the column that decides who recurs is not a category with exact shares or lacks the values
 */
export function recurringSpec(rows: RecurringRows, since: Timeline, parents: Parents, lastDay: number): RecurringSpec {
  const { delay_months, starting_share, starters, monthly_churn = 0, ended_share, enders, total = null } = rows
  if (starters !== undefined && starting_share !== undefined)
    throw new SchemaError('`starting_share` and `starters` exclude each other: leave one of them out')
  if (enders !== undefined && ended_share !== undefined)
    throw new SchemaError('`ended_share` and `enders` exclude each other: leave one of them out')
  const share = enders === undefined ? ended_share : rateOf(enders, parents)
  return {
    since,
    lastDay,
    delayMonths: delay_months,
    startingShare: starting_share ?? 1,
    monthlyChurn: monthly_churn,
    started: starters === undefined ? null : startedOf(starters, parents),
    ended: share === undefined ? null : Math.round(parents.rows * share),
    isEarly: enders !== undefined,
    total,
  }
}

/** The number of parents with a value that makes them recur. */
function startedOf({ column: name, values }: NonNullable<RecurringRows['starters']>, parents: Parents): number {
  const column = ownColumn('starters', name, parents)
  const {
    values: words,
    shares,
    rounded_first: first = [],
  } = column as { readonly values?: readonly string[]; readonly shares?: readonly number[]; readonly rounded_first?: readonly string[] }
  if (column.kind !== 'category' || words === undefined || shares === undefined || !isPlain(column))
    throw new SchemaError(
      `\`starters\`: "${name}" of table "${parents.name}" must be a category with exact \`shares\` of all rows, without \`periods\`, \`even_in\` and \`nullable\``,
    )
  const unknown = values.find((value) => !words.includes(value))
  if (unknown !== undefined) throw new SchemaError(`\`starters\`: "${unknown}" is not a value of "${name}", which has ${words.join(', ')}`)
  const counts = nearestCounts(
    parents.rows,
    shares,
    first.map((word) => words.indexOf(word)),
  )
  return words.reduce((sum, word, code) => (values.includes(word) ? sum + (counts[code] as number) : sum), 0)
}

/** The share of parents that have ended. */
function rateOf({ column: name }: NonNullable<RecurringRows['enders']>, parents: Parents): number {
  const column = ownColumn('enders', name, parents)
  const { rate } = column
  if (column.kind !== 'boolean' || typeof rate !== 'number' || !isPlain(column))
    throw new SchemaError(
      `\`enders\`: "${name}" of table "${parents.name}" must be a boolean with one \`rate\` of all rows, without \`periods\`, \`even_in\` and \`nullable\``,
    )
  return rate
}

function isPlain({ nullable, periods, even_in: evenIn }: PlanColumn): boolean {
  return nullable === undefined && periods === undefined && evenIn === undefined
}

function ownColumn(property: string, name: string, { name: table, columns }: Parents): PlanColumn {
  const column = columns.find((each) => each.name === name)
  if (column !== undefined) return column
  const names = columns.map((each) => each.name)
  throw new SchemaError(`\`${property}\`: table "${table}" has no column "${name}"${insteadOf(name, names)}`)
}
