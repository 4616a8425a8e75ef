import type { Domain } from '../../../domains/domain.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import { columnPath } from '../../find/column-path.ts'
import type { Noun } from '../../words/noun.ts'
import type { MeaningContext } from '../../meanings/table-draft.ts'
import { keyOf } from '../tables/key-of.ts'
import { namingContext } from './naming-context.ts'

/** What is known about a table for which columns are made. @param noun the noun of the story for the table */
export function columnContext(schema: Schema, domain: Domain, table: TableSchema, noun: Pick<Noun, 'words'>): MeaningContext {
  const arrival = arrivalColumn(table.columns)
  const country = domain.countries.map(columnPath).find((path) => path.table === table.name)?.column
  const codes =
    country ?? table.columns.find(({ name, kind }) => name === 'country_code' && (kind === 'category' || kind === 'lookup'))?.name
  return {
    ...namingContext(domain, table, noun),
    table: table.name,
    country: codes ?? null,
    from: arrival?.from ?? '2022-01-03',
    to: arrival?.to ?? isoDay(20_452),
    since: arrival === null ? sinceOf(table) : null,
    currency: currencyOf(schema),
    tables: schema.tables.flatMap((each) => {
      const key = keyOf(each)
      return key === null || each.hidden === true ? [] : [{ name: each.name, key }]
    }),
  }
}

/** The first time of each row, in a table without a column that orders it by time. */
function sinceOf({ columns }: TableSchema): string | null {
  const times = columns.filter(
    ({ kind, nullable }) => (kind === 'after' || kind === 'shifted' || kind === 'occurrence_date') && nullable === undefined,
  )
  return times[0]?.name ?? null
}

function currencyOf({ tables }: Schema): string {
  for (const { columns } of tables)
    for (const column of columns) if (column.kind === 'constant' && column.name === 'currency') return column.value
  return 'USD'
}
