import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema } from '../../schema/schema.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import { withRenamedColumn } from '../bind/columns/renamed-column.ts'
import { withTable } from '../bind/tables/references.ts'
import type { Intent } from '../read-story.ts'

const created = /\b(?:created|inserted)_at\b/
const updated = /\b(?:updated|modified|changed)_at\b/

/**
 * Adds the times that the story writes as identifiers to the only composed table: "created_at" becomes the time at which its rows begin,
 * and "updated_at" is after it.
 */
export function withWrittenTimes(domain: Domain, { text }: Pick<Intent, 'text'>): Domain {
  const [to, later] = [created.exec(text)?.[0], updated.exec(text)?.[0]]
  const [table, other] = domain.schema.tables
  const arrival = table === undefined ? null : arrivalColumn(table.columns)
  const names = new Set(table?.columns.map(({ name }) => name))
  if (to === undefined || table === undefined || other !== undefined || arrival === null || arrival.hidden === true || names.has(to))
    return domain
  const schema = withRenamedColumn(domain.schema, { table: table.name, from: arrival.name, to })
  const [renamed] = schema?.tables ?? []
  if (schema === null || renamed === undefined) return domain
  const columns = renamed.columns.flatMap((column): readonly ColumnSchema[] => {
    if (column.name !== to || column.kind !== 'date') return [column]
    return [{ ...column, kind: 'timestamp' }, ...(later === undefined || names.has(later) ? [] : [afterwards(later, to)])]
  })
  return { ...domain, schema: withTable(schema, { ...renamed, columns }) }
}

function afterwards(name: string, column: string): ColumnSchema {
  return { name, kind: 'after', column, as: 'timestamp', unit: 'hours', min: 1, max: 2160 }
}
