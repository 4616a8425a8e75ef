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

/** What is known of a table for which columns are made. @param noun what the story calls it */
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

/** Rows are people where the table has a person, else what its noun is. */
function subjectOf({ columns }: TableSchema, words: readonly string[]): Subject {
  const kind = classify(words.map(singularOf))?.archetype.subject ?? 'thing'
  return columns.some((column) => column.kind === 'person') && kind !== 'organisation' ? 'person' : kind
}

/** The first time that a table without an order by time tells of its rows. */
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
