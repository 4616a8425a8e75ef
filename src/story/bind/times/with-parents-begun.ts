import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import { trySchema } from '../../../try-schema.ts'
import { findTable } from '../../find/find-table.ts'
import type { Binding } from '../binding.ts'
import { isFreeIn } from '../is-free-in.ts'
import { arrivalDays } from '../counts/gates.ts'
import { tableNamed, withTable } from '../tables/references.ts'

/**
 * Names of times from which on other rows can refer to a row. The time of a planned event is none of these, because its row exists before.
 */
const begun =
  /^(?:(?:account_|member_)?(?:sign(?:ed)?_?up|joined|join|registered|registration|created|creation|enrolled|hired?|opened|added|published|posted|uploaded|ordered|order|placed|purchased?|issued|issue|invoice)(?:_(?:at|on|date|time))?|since|member_since)$/
/** Times that are not those at which a row is made. */
const others = /birth|born|due|start|depart|arriv|expir|scheduled/

/** Minimum number of days between the first parent and the first child, and between them where the story says when parents begin. */
const lead = 60
const shortLead = 10

/**
 * Lets the rows of listed tables refer only to rows that existed before them: a comment follows its post, and its user's sign-up. Tables
 * that would contradict the story stay as they are.
 */
export function withParentsBegun(schema: Schema, binding: Binding): Schema {
  const { domain } = binding
  const lists = domain.name === 'custom' ? binding.of('columns').filter(({ list }) => list !== undefined) : []
  const listed = new Set(lists.map(({ noun }) => findTable(noun, domain)?.table))
  const isFree = isFreeIn(binding)
  let result = schema
  // Children first, as parents that begin earlier have parents that begin earlier.
  for (const { name, columns } of schema.tables.filter((table) => listed.has(table.name)).toReversed())
    for (const { name: key } of columns) result = withParent(result, name, key, isFree) ?? result
  return result
}

function withParent(schema: Schema, name: string, key: string, isFree: (table: string, column: string) => boolean): Schema | null {
  const table = tableNamed(schema, name)
  const column = table?.columns.find((each) => each.name === key)
  if (table === null || column?.kind !== 'foreign_key' || column.existing_at !== undefined || column.table === name) return null
  const parent = tableNamed(schema, column.table)
  const [at, began] = [arrivalColumn(table.columns), arrivalColumn(parent?.columns ?? [])]
  if (parent === null || at === null || began === null || others.test(at.name) || !begun.test(began.name)) return null
  const apart = startingBefore(schema, parent, table, isFree(parent.name, began.name))
  const own = apart === null ? null : tableNamed(apart, name)
  if (apart === null || own === null) return null
  const columns = own.columns.map((each): ColumnSchema => (each.name === key ? { ...column, existing_at: at.name } : each))
  const changed = withTable(apart, { ...own, columns })
  return 'reason' in trySchema(changed) ? null : changed
}

/** The schema in which a parent begins early enough, or, if the story says when it begins, its children late enough. Null for neither. */
function startingBefore(schema: Schema, parent: TableSchema, table: TableSchema, isFree: boolean): Schema | null {
  const [own, first] = [arrivalDays(table), arrivalDays(parent)?.first]
  if (own === null || first === undefined) return null
  if (first <= own.first - lead) return schema
  if (isFree) return withStart(schema, parent, own.first - lead)
  const isEven = arrivalColumn(table.columns)?.periods === undefined
  return isEven && own.last > first + 2 * lead ? withStart(schema, table, Math.max(own.first, first + shortLead)) : null
}

function withStart(schema: Schema, table: TableSchema, day: number): Schema {
  const arrival = arrivalColumn(table.columns)
  return withTable(schema, { ...table, columns: table.columns.map((each) => (each === arrival ? { ...each, from: isoDay(day) } : each)) })
}
