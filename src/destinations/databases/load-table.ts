import type { Selection } from '../destination.ts'
import type { ColumnOutline, TableOutline } from '../../formats/format.ts'
import type { Row } from '../../library/row.ts'
import type { ColumnInfo } from '../../library/table-info.ts'
import type { Table } from '../../library/table.ts'
import type { AnyDictionary, Layout } from '../../vector.ts'

/** A table to load. */
export interface LoadTable {
  readonly name: string
  /** Rows to load. */
  readonly rows: number
  /** Rows of the source to skip. */
  readonly offset: number
  readonly source: Table<Row>
  /** The table as the statements that create tables need it: without the words of its texts. */
  readonly outline: TableOutline
  /** The whole number that alone is the primary key and no reference; null if there is none. */
  readonly numbered: string | null
}

/** Describes the load of a table or of some of its columns and rows. */
export function loadTable(source: Table<Row>, { offset = 0, limit = Infinity }: Pick<Selection, 'offset' | 'limit'> = {}): LoadTable {
  const { name, columns, primaryKey } = source.info
  const rows = Math.min(limit, Math.max(0, source.info.rows - offset))
  const [key, ...others] = primaryKey
  const column = columns.find((each) => each.name === key)
  const isNumbered = others.length === 0 && column?.type === 'integer' && column.references === null
  return {
    name,
    rows,
    offset,
    source,
    outline: { name, rows, primaryKey, columns: columns.map(outlineOf) },
    numbered: isNumbered ? column.name : null,
  }
}

function outlineOf({ name, type, nullable, references }: ColumnInfo): ColumnOutline {
  return { name, references, layout: layoutOf(type, nullable) }
}

function layoutOf(type: string, nullable: boolean): Layout<AnyDictionary> {
  if (type === 'boolean' || type === 'date' || type === 'timestamp') return { type, nullable }
  if (type === 'string') return { type: 'text', parts: [], nullable }
  const scale = type === 'integer' ? 0 : Number(/^decimal\(18,(\d)\)$/.exec(type)?.[1] ?? Number.NaN)
  if (Number.isNaN(scale)) throw new Error(`There is no column type ${type}`)
  return { type: 'number', scale, nullable }
}
