import type { Domain } from '../../../domains/domain.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import { columnPath } from '../../find/column-path.ts'
import { classify } from '../../compose/classify.ts'
import type { Noun } from '../../words/noun.ts'
import { findTable } from '../../find/find-table.ts'
import type { MeaningContext, Subject } from '../../meanings/table-draft.ts'
import { singularOf } from '../../words/words.ts'
import { keyOf } from '../tables/key-of.ts'

/** What is known about a table for which columns are made. @param noun the noun of the story for the table */
export function columnContext(schema: Schema, domain: Domain, table: TableSchema, { words }: Pick<Noun, 'words'>): MeaningContext {
  const arrival = arrivalColumn(table.columns)
  const country = domain.countries.map(columnPath).find((path) => path.table === table.name)?.column
  const codes =
    country ?? table.columns.find(({ name, kind }) => name === 'country_code' && (kind === 'category' || kind === 'lookup'))?.name
  return {
    table: table.name,
    singular: (findTable({ words }, domain)?.words ?? words).map(singularOf).join(' '),
    subject: subjectOf(table, words),
    columns: table.columns,
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

/** The subject of the rows: a person if the table has a column of kind `person`, else the kind of the noun. */
function subjectOf({ columns }: TableSchema, words: readonly string[]): Subject {
  const kind = classify(words.map(singularOf))?.archetype.subject ?? 'thing'
  return columns.some((column) => column.kind === 'person') && kind !== 'organisation' ? 'person' : kind
}

/** The first time of each row, in a table without a column that orders it by time. */
function sinceOf({ columns }: TableSchema): string | null {
  const times = columns.filter(
    ({ kind, nullable }) => (kind === 'after' || kind === 'shifted' || kind === 'occurrence_date') && nullable === undefined,
  )
  return times[0]?.name ?? null
}

function currencyOf({ tables }: Schema): string {
  const [code] = tables
    .flatMap(({ columns }) => columns)
    .flatMap((column) => (column.kind === 'constant' && column.name === 'currency' ? [column.value] : []))
  return code ?? 'USD'
}
