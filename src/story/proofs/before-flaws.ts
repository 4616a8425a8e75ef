import type { OutcomeSchema, TableSchema } from '../../schema/schema.ts'
import { identifierOf } from '../dirt/change.ts'
import type { Claim } from './claim.ts'
import { columnsOfClaim } from './columns-of-claim.ts'
import { sqlName as name } from './sql-names.ts'

type Outliers = Extract<OutcomeSchema, { readonly type: 'outliers' }>

/** Claims about all numbers of a column together, which a few numbers far off would move. */
const ofNumbers: ReadonlySet<Claim['type']> = new Set<Claim['type']>([
  'statistic',
  'mean_within',
  'sum_share',
  'spread',
  'peak',
  'correlated',
  'computed',
  'sums',
  'months',
  'step',
  'season',
])

/** The outliers among the numbers of a claim, which holds for the numbers before them. */
export function outliersBeside(claim: Claim, table: TableSchema): readonly Outliers[] {
  if (!ofNumbers.has(claim.type)) return []
  const read = [...columnsOfClaim(claim), ...('columns' in claim ? claim.columns : [])]
  return (table.outcomes ?? []).filter((outcome): outcome is Outliers => outcome.type === 'outliers' && read.includes(outcome.column))
}

/** A query that reads the table as it was before the outliers, whose original numbers their tables list by key. */
export function beforeFlaws(sql: string, table: TableSchema, outliers: readonly Outliers[]): string {
  const key = identifierOf(table)
  const listed = outliers.filter(({ answers }) => answers !== undefined)
  if (key === null || listed.length === 0) return sql
  const columns = listed.map(({ column }) => name(column))
  const originals = listed.map((_, at) => `coalesce(flaws_${at}.original, own.${columns[at]}) as ${columns[at]}`)
  const joins = listed.map(
    ({ answers }, at) => `left join ${name(answers ?? '')} as flaws_${at} on flaws_${at}.${name(key)} = own.${name(key)}`,
  )
  const rows = `select own.* exclude (${columns.join(', ')}), ${originals.join(', ')} from ${name(table.name)} as own ${joins.join(' ')}`
  return `with ${name(table.name)} as (${rows})${sql.startsWith('with ') ? `, ${sql.slice('with '.length)}` : ` ${sql}`}`
}
