import { mapped } from '../../../builders/computed.ts'
import type { ColumnSchema, InnerColumn, TableSchema } from '../../../schema/schema.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import { fitNumber } from '../../attributes/columns/fit-number.ts'
import { type NumberColumn, numberColumn } from '../../attributes/columns/number-column.ts'
import { numberSaid } from '../../attributes/columns/number-said.ts'
import { stepName } from '../../attributes/columns/step-name.ts'
import { steppedNumber } from '../../attributes/columns/stepped-number.ts'
import { withoutBody } from '../../attributes/columns/without-body.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { countedShares } from './counted-shares.ts'
import { meanOfNumbers } from './leaning-pair.ts'
import { sumOf } from '../../../lists.ts'
import type { ResolvedEntry } from './resolve-entries.ts'
import type { Case, Target } from './target.ts'

/** Few whole numbers, each with its share of the rows. */
interface Shares {
  readonly values: readonly number[]
  readonly shares: readonly number[]
}

/**
 * Means of few whole numbers in parts of the rows: "spam has 5 links on average, other mails 1". A hidden column draws the numbers with
 * exact shares in each part, as rounding would change the means. Null for other numbers.
 * @param column the column of a table in `schema`
 * @param sizes the number of rows of each part, 0 if it is not known
 */
export function steppedTarget(
  { schema, column }: Pick<Target, 'schema' | 'column'>,
  name: string,
  said: readonly ResolvedEntry['said'][],
  sizes: readonly number[],
): Target | null {
  const table = tableNamed(schema, name)
  if (table === null) return null
  const known = steppedNumber(table, column)
  const own = numberColumn(column) ?? known
  if (own !== null && (!own.isWhole || column.nullable !== undefined)) return null
  const means = said.map((each) => (each.type === 'number' && each.min === each.max && each.deviation === undefined ? each.min : null))
  if (means.includes(null) || means.every((mean) => sharesFor(mean, own) === null)) return null
  const parts = means.map((mean, at) => countedIn(sharesFor(mean, fewAround(mean ?? 0, own)), mean ?? 0, sizes[at] ?? 0))
  // A new column has no numbers of its own for the other rows.
  const middle = own === null ? sumOf(means.map(Number)) / means.length : meanOfNumbers(own)
  const others = sharesFor(middle, own ?? fewAround(middle, own))
  if (others === null || parts.includes(null)) return null
  const step = stepOf(table, column, others)
  const cased = known !== null && column.kind === 'mapping' ? Object.keys(column.cases) : []
  const all = [others, ...parts.flatMap((part) => part ?? [])].flatMap(({ values }) => values.map(String))
  const numbers = [...new Set([...cased, ...all])]
  const shown: ColumnSchema = {
    ...(own === null ? { name: column.name } : withoutBody(column)),
    ...mapped(step.name, Object.fromEntries(numbers.map((value) => [value, Number(value)]))),
  }
  const changed = withColumn(table, shown)
  const cases = parts.map((part, at): Case => {
    const value = means[at] ?? 0
    return {
      body: bodyOf(part ?? others),
      claim: (of, when) => ({ type: 'mean_within', table: of, when, column: column.name, value }),
      text: `${value} on average`,
      isExact: true,
    }
  })
  return {
    schema: withTable(schema, { ...changed, columns: [step, ...changed.columns.filter((each) => each.name !== step.name)] }),
    column: step,
    shown: column.name,
    outcome: null,
    cases,
  }
}

/** The hidden column that chooses the numbers: the known one, else a new one. */
function stepOf(table: TableSchema, column: ColumnSchema, others: Shares): ColumnSchema {
  const known = column.kind === 'mapping' ? table.columns.find(({ name, hidden }) => name === column.by && hidden === true) : undefined
  return known ?? { name: stepName(table, column.name), hidden: true, ...bodyOf(others) }
}

/** The shares of few whole numbers with a mean; null if there are more, or none. */
function sharesFor(mean: number | null, own: NumberColumn | null): Shares | null {
  if (mean === null) return null
  const fitted = fitNumber(numberSaid([{ type: 'mean', value: mean }]), own, false, null)
  return 'values' in fitted ? withoutNone(fitted) : null
}

/**
 * Numbers up to a few times a mean: rare ones are counted in whole rows, and would change the mean.
 * @param own those of an existing column
 */
function fewAround(mean: number, own: NumberColumn | null): NumberColumn {
  const max = Math.min(mostFew, Math.max(1, Math.ceil(timesMean * mean)))
  return own === null
    ? { isWhole: true, scale: 0, min: 0, max, distribution: null }
    : { ...own, max: Math.max(own.min + 1, Math.min(own.max, max)) }
}

const [mostFew, timesMean] = [29, 3] as const

function countedIn(part: Shares | null, mean: number, rows: number): Shares | null {
  if (part === null || rows === 0) return part
  return withoutNone({ ...part, shares: countedShares(part.values, part.shares, mean, rows) })
}

function withoutNone({ values, shares }: Shares): Shares {
  const kept = values.map((value, at) => [value, shares[at] ?? 0] as const).filter(([, share]) => share > 0)
  return { values: kept.map(([value]) => value), shares: kept.map(([, share]) => share) }
}

function bodyOf({ values, shares }: Shares): InnerColumn {
  return { kind: 'category', values: values.map(String), shares }
}
