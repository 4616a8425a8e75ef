import type { AnyColumn, AnySchema, AnyTable } from '../../../src/schema/any-schema.ts'
import { type Cell, type Column, isDigits, type Response, spelled } from './data.ts'
import { exactOf } from './exact.ts'
import { evaluate, momentOf, type Value } from './formula.ts'
import { paramsOf } from './params.ts'

export const today = '2026-01-01'

/** A table with its schema and what a response has of it. */
export class TableFacts {
  readonly schema: AnyTable
  readonly rows: number
  readonly #cells: Readonly<Record<string, Column>>
  readonly #facts: Facts
  #rowsByKey: ReadonlyMap<string, number> | undefined

  constructor(schema: AnyTable, rows: number, cells: Readonly<Record<string, Column>>, facts: Facts) {
    this.schema = schema
    this.rows = rows
    this.#cells = cells
    this.#facts = facts
  }

  cells(name: string): Column {
    const found = Object.hasOwn(this.#cells, name) ? this.#cells[name] : undefined
    if (found === undefined) throw new Error(`Table ${this.schema.name} has no column ${name}`)
    return found
  }

  column(name: string): AnyColumn | undefined {
    return this.schema.columns.find((column) => column.name === name)
  }

  ofKind(...kinds: readonly string[]): AnyColumn | undefined {
    return this.schema.columns.find(({ kind }) => kinds.includes(kind))
  }

  /** The table that a key points into; undefined for a column that is no key. */
  target(name: string): TableFacts | undefined {
    const found = this.column(name)
    if (found === undefined) return undefined
    const { kind, table, through, column } = paramsOf(found)
    if (kind === 'self_reference') return this
    if (kind === 'foreign_key' || kind === 'owner_key') return this.#facts.table(table)
    return kind === 'lookup' ? this.target(through)?.target(column) : undefined
  }

  /** The row that a key points at, from 0; null for none, -1 for one that does not exist. */
  rowAt(key: string, row: number): number | null {
    const cell = this.cells(key)[row] ?? null
    return cell === null ? null : (this.target(key)?.rowCalled(cell) ?? -1)
  }

  /** The number of the row that others call so, from 0; -1 where there is none. */
  rowCalled(key: Cell): number {
    this.#rowsByKey ??= new Map(this.cells(this.#key()).map((cell, row) => [spelled(cell), row]))
    return this.#rowsByKey.get(spelled(key)) ?? -1
  }

  /** What others call the rows by: the primary key where that is one column, else the first sequence. */
  #key(): string {
    const { primary_key: key = [] } = this.schema
    const [only, ...more] = typeof key === 'string' ? [key] : key
    return only !== undefined && more.length === 0 ? only : (this.ofKind('sequence')?.name ?? '')
  }

  /** Another table of the response. */
  beside(name: string): TableFacts {
    return this.#facts.table(name)
  }

  get owner(): TableFacts | undefined {
    const { rows } = this.schema
    return typeof rows === 'object' && 'by' in rows ? this.#facts.table(rows.by) : undefined
  }

  get ownerKey(): string | undefined {
    return this.ofKind('owner_key')?.name
  }

  /** The rows of `child` that each row of this table owns. */
  childrenIn(child: TableFacts): readonly (readonly number[])[] | undefined {
    return this.#facts.children(this, child)
  }

  /** What a formula comes to in a row. */
  value(formula: string, row: number): Value {
    return evaluate(formula, (name, through) => valueOf(this.referred(name, through, row)), today)
  }

  /** A cell of the row, or of one that it refers to; null where it refers to none. */
  referred(name: string, through: string | null, row: number): Cell {
    if (through === null) return this.cells(name)[row] ?? null
    const key = through === 'parent' ? this.ownerKey : through
    const target = key === undefined ? undefined : this.target(key)
    if (key === undefined || target === undefined) throw new Error(`${through} is no key of ${this.schema.name}`)
    const at = this.rowAt(key, row)
    return at === null ? null : (target.cells(name)[at] ?? null)
  }

  /** Whether a condition is true in a row; null is not. */
  meets(condition: string, row: number): boolean {
    const value = this.value(condition, row)
    return value !== null && typeof value !== 'string' && value.value !== 0n
  }
}

function valueOf(cell: Cell): Value {
  if (cell === null) return null
  if (typeof cell === 'boolean') return { value: cell ? 1n : 0n, scale: 0 }
  return isDigits(cell) ? exactOf(cell.digits) : (momentOf(cell) ?? cell)
}

/** A schema and a response to it. */
export class Facts {
  readonly tables: readonly TableFacts[]
  readonly #children = new Map<TableFacts, readonly (readonly number[])[] | undefined>()

  constructor(schema: AnySchema, { tables, rowCounts }: Response) {
    this.tables = schema.tables.map((table) => new TableFacts(table, rowCounts[table.name] ?? 0, tables[table.name] ?? {}, this))
  }

  table(name: string): TableFacts {
    const found = this.tables.find(({ schema }) => schema.name === name)
    if (found === undefined) throw new Error(`There is no table ${name}`)
    return found
  }

  children(owner: TableFacts, child: TableFacts): readonly (readonly number[])[] | undefined {
    if (!this.#children.has(child)) this.#children.set(child, grouped(owner, child))
    return this.#children.get(child)
  }
}

function grouped(owner: TableFacts, child: TableFacts): readonly (readonly number[])[] | undefined {
  const key = child.ownerKey
  if (key === undefined) return undefined
  const groups: number[][] = Array.from({ length: owner.rows }, () => [])
  child.cells(key).forEach((_, row) => groups[child.rowAt(key, row) ?? -1]?.push(row))
  return groups
}
