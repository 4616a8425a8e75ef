import { oncePerObject } from '../../../caches/once-per-object.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Domain, Measure, Rate } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { referredBy } from '../tables/references.ts'
import { withChanged } from '../tables/with-changed.ts'

/** The old and the new name of a column. */
export interface RenamedColumn {
  readonly table: string
  readonly from: string
  readonly to: string
}

/** Parameters that hold the name of a column of the same table. */
const names = wordSet(
  'by column entry existing_at partition_by through country person offset times of weighted_by primary_key unique gender outcomes row_in',
)
/** Parameters that contain names of columns of the same table: formulas, and templates with names in braces. */
const formulas = new Set(['when', 'expression', 'template', 'where'])

/** JSON of columns, which most renamings leave as they are. */
const textOf = oncePerObject((column: ColumnSchema): string => JSON.stringify(column))

/** Renames a column everywhere it is used; null if a use of the column cannot be renamed here. */
export function withRenamedColumn(schema: Schema, renamed: RenamedColumn): Schema | null {
  const { table, from, to } = renamed
  const mentions = (column: ColumnSchema): boolean => textOf(column).includes(from)
  const naming = new Set(
    schema.tables.filter((each) => each.columns.some(mentions) || JSON.stringify({ ...each, columns: [] }).includes(from)),
  )
  if ([...naming].some((each) => isReadFromAfar(each, table, from))) return null
  return {
    ...schema,
    tables: schema.tables.map((each): TableSchema => {
      if (!naming.has(each)) return each
      const isOwn = each.name === table
      const through = keysTo(each, table)
      const place = { renamed, isOwn, through }
      const changed = (column: ColumnSchema): ColumnSchema => {
        const inside = mentions(column) ? changedIn(column, place, '') : column
        return isOwn && column.name === from ? { ...inside, name: to } : inside
      }
      // `rows` of a table refers only to columns of other tables.
      return { ...changedIn({ ...each, columns: [] }, place, ''), rows: each.rows, columns: each.columns.map(changed) }
    }),
  }
}

/**
 * Whether a table uses the column where its name cannot be replaced: in its number of rows, in formulas over other tables, in its splits,
 * or through two keys.
 */
function isReadFromAfar({ name, rows, columns }: TableSchema, table: string, from: string): boolean {
  if (isCountedBy(rows, table, from)) return true
  if (name === table) return false
  const through = keysTo({ rows, columns }, table)
  const written = JSON.stringify(columns)
  const paths = written.includes(`.${from}`) ? written.split(/[^\w.]/).map((path) => path.split('.')) : []
  if (paths.some((words) => words.some((word, place) => place > 0 && word === from && !through.has(words[place - 1] ?? '')))) return true
  const copied = new Set(columns.filter(({ kind }) => kind === 'lookup').map((column) => column.name))
  return columns.some(
    (column) =>
      (column.kind === 'split' && column.of === from) ||
      ('column' in column && column.column === from && 'through' in column && copied.has(column.through)),
  )
}

/** The columns through which formulas read rows of another table; "parent" if it owns the rows. */
function keysTo({ rows, columns }: Pick<TableSchema, 'rows' | 'columns'>, table: string): ReadonlySet<string> {
  const keys = columns.filter((column) => referredBy(column) === table).map(({ name }) => name)
  const isOwned = typeof rows === 'object' && 'by' in rows && rows.by === table
  return new Set(isOwned ? [...keys, 'parent'] : keys)
}

/** Whether rows recur by a column of a table. */
function isCountedBy(rows: TableSchema['rows'], table: string, column: string): boolean {
  if (typeof rows === 'number' || rows.type !== 'recurring') return false
  if (rows.since.table === table && rows.since.column === column) return true
  return rows.by === table && (rows.starters?.column === column || rows.enders?.column === column)
}

interface Place {
  readonly renamed: RenamedColumn
  /** Whether the place is in the table of the column. */
  readonly isOwn: boolean
  /** Keys of this table that refer to the table of the column. */
  readonly through: ReadonlySet<string>
}

function changedIn<Value>(value: Value, place: Place, key: string): Value
function changedIn(value: unknown, place: Place, key: string): unknown {
  const { from, to } = place.renamed
  if (typeof value === 'string') {
    if (!place.isOwn) return formulas.has(key) ? inFormula(value, from, to, place.through) : value
    if (names.has(key)) return value === from ? to : value
    return formulas.has(key) ? inFormula(value, from, to) : value
  }
  if (Array.isArray(value)) return key === 'values' ? value : withChanged(value, (each) => changedIn(each, place, key))
  if (typeof value !== 'object' || value === null) return value
  const isFar = farTable(value, place)
  return withChanged(value, (inner, name) => {
    const isThere = isFar !== null && (name === 'column' || name === 'where')
    return changedIn(inner, isThere ? { ...place, isOwn: isFar } : place, name)
  })
}

/** Whether a lookup or roll-up reads the table of the column; null if it reads its own table. */
function farTable(value: object, { renamed, through }: Place): boolean | null {
  if ('aggregate' in value && 'table' in value) return value.table === renamed.table
  if ('through' in value && 'column' in value) return typeof value.through === 'string' && through.has(value.through)
  return null
}

/**
 * Renames a column in a formula or template. Quoted texts stay.
 * @param through keys over which another table is read; undefined for the row itself
 */
function inFormula(text: string, from: string, to: string, through?: ReadonlySet<string>): string {
  return text.replaceAll(/"[^"]*"|'[^']*'|[\w.]+/g, (part) => {
    if (through === undefined) return part === from ? to : part
    const [key = '', column, ...more] = part.split('.')
    return column === from && more.length === 0 && through.has(key) ? `${key}.${to}` : part
  })
}

/** Renames a column in the declarations of a domain. */
export function domainWithRenamed(domain: Domain, renamed: RenamedColumn): Domain {
  const { table, from, to } = renamed
  const path = (column: string): string => (column === `${table}.${from}` ? `${table}.${to}` : column)
  return {
    ...domain,
    rates: domain.rates.map((rate): Rate => {
      const shown = rate.shown !== undefined && rate.column.startsWith(`${table}.`) && rate.shown.column === from
      return { ...rate, column: path(rate.column), ...(shown ? { shown: { ...rate.shown, column: to } } : {}) }
    }),
    measures: domain.measures.map((measure): Measure => {
      const { prices } = measure
      return { ...measure, column: path(measure.column), ...(prices === undefined ? {} : { prices: prices.map(path) }) }
    }),
    countries: domain.countries.map(path),
    currencies: domain.currencies.map(path),
    money: domain.money.map(path),
    schema: withRenamedColumn(domain.schema, renamed) ?? domain.schema,
  }
}
