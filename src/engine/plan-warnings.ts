import { countedOn } from '../schema/counted-on.ts'
import type { Problem } from '../errors.ts'
import type { AnySchema } from '../schema/any-schema.ts'
import { arrivalColumn } from '../time/arrival.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'

/** Warnings: valid parts of a schema that are probably mistakes, with their JSON pointers (RFC 6901). */
export function planWarnings(schema: AnySchema, compiled: CompiledPlan): readonly Problem[] {
  const written = compiled.tables.filter(({ plan }) => !plan.hidden)
  if (written.length === 0) return [{ pointer: '/tables', detail: 'all tables are hidden: the response has none' }]
  // If no table has rows, that is intended.
  const isEmpty = written.every(({ plan }) => plan.rows === 0)
  const counted = new Set(schema.tables.flatMap(({ rows }) => countedOn(rows)))
  // Tables added by outcomes come after those of the schema and give no warnings.
  return compiled.tables
    .slice(0, schema.tables.length)
    .flatMap((table) => [
      ...tableWarnings(table, isEmpty, counted.has(table.plan.name) || compiled.reads.has(`/tables/${table.index}`)),
      ...columnWarnings(table, compiled.reads),
    ])
}

function tableWarnings({ index, plan }: CompiledTable, isEmpty: boolean, isRead: boolean): Problem[] {
  const { name, rows, hidden, columns } = plan
  const pointer = `/tables/${index}`
  if (hidden) return isRead ? [] : [{ pointer, detail: `table "${name}" is hidden and nothing reads it: it has no effect` }]
  const warnings: Problem[] = []
  if (rows === 0 && !isEmpty) warnings.push({ pointer: `${pointer}/rows`, detail: `table "${name}" has 0 rows` })
  if (columns.every((column) => column.hidden === true))
    warnings.push({ pointer: `${pointer}/columns`, detail: `all columns of table "${name}" are hidden: its rows are empty objects` })
  return warnings
}

function columnWarnings({ index, plan }: CompiledTable, reads: ReadonlySet<string>): Problem[] {
  const { columns, hidden, unique, correlations } = plan
  const arrival = arrivalColumn(columns)
  const tied = new Set([...unique, ...correlations.map((correlation) => correlation.columns)].flat())
  return columns.flatMap((column, place) => {
    const pointer = `/tables/${index}/columns/${place}`
    // The column that orders a table by time affects rows without being read. A hidden table has one warning as a whole.
    if (hidden || column.hidden !== true || column === arrival || tied.has(column.name) || reads.has(pointer)) return []
    return [{ pointer, detail: `column "${column.name}" is hidden and nothing reads it: it has no effect` }]
  })
}
