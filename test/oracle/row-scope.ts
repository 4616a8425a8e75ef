import type { DataSet, Params } from './data-set.ts'
import type { Scope } from './formula-sql.ts'
import { quoted, type Sql, type SqlType } from './sql.ts'

const types: Readonly<Record<string, SqlType>> = { date: 'days', timestamp: 'seconds', boolean: 'boolean', string: 'text' }

/** The rows of one table, called `r`, and what they lead to: each reference that is followed is one more join. */
export class RowScope implements Scope {
  readonly today: number
  readonly table: string
  readonly #data: DataSet
  readonly #joins = new Map<string, { readonly alias: string; readonly table: string; readonly sql: string }>()

  constructor(data: DataSet, table: string) {
    this.#data = data
    this.table = table
    this.today = Date.parse(data.schema.reference_date ?? '2026-01-01') / 86_400_000
  }

  get data(): DataSet {
    return this.#data
  }

  get params(): readonly Params[] {
    return this.#tableNamed(this.table).schema.columns
  }

  get rows(): number {
    return this.#tableNamed(this.table).facts.rows
  }

  column(name: string, through: string | null): Sql {
    return this.at(through === null ? [] : [through], name)
  }

  /** A column of the row that several references in turn lead to. */
  at(path: readonly string[], name: string): Sql {
    const { alias, table } = this.#follow(path)
    return { ...this.#columnOf(table, name, alias), nullable: path.length > 0 || this.#facts(table, name).nullable }
  }

  /** The number of the row that references lead to, from 0. */
  rowAt(path: readonly string[]): string {
    return `${this.#follow(path).alias}.rowid`
  }

  /** The table that references lead to. */
  tableAt(path: readonly string[]): string {
    return this.#follow(path).table
  }

  /** Joins what is selected, with a column `k`, to rows by their key; answers its alias. */
  joinByKey(select: string): string {
    const alias = `g${this.#joins.size}`
    this.#joins.set(alias, { alias, table: '', sql: `left join (${select}) as ${alias} on ${alias}.k = r.${quoted(this.key())}` })
    return alias
  }

  /** The one column that tells rows apart. @throws when there is none */
  key(table = this.table): string {
    const { primary_key: key } = this.#tableNamed(table).facts
    const [only, ...others] = typeof key === 'string' ? [key] : (key ?? [])
    if (only === undefined || others.length > 0) throw new TypeError(`${table} has no key of one column`)
    return only
  }

  /** The name of the column that says which row owns this one; null where none does. */
  ownerKey(table = this.table): string | null {
    return this.#tableNamed(table).schema.columns.find(({ kind }) => kind === 'owner_key')?.name ?? null
  }

  /** What to select from. */
  from(): string {
    const joins = [...this.#joins.values()].map(({ sql }) => sql)
    return `${quoted(this.table)} as r ${joins.join(' ')}`
  }

  #follow(path: readonly string[]): { readonly alias: string; readonly table: string } {
    const through = path.at(-1)
    if (through === undefined) return { alias: 'r', table: this.table }
    const before = this.#follow(path.slice(0, -1))
    const key = through === 'parent' ? this.ownerKey(before.table) : through
    const name = [...path.slice(0, -1), key].join('.')
    const known = this.#joins.get(name)
    if (known !== undefined) return known
    const to = this.#facts(before.table, key ?? through).references
    if (to === undefined) throw new TypeError(`${before.table}.${through} refers to nothing`)
    const alias = `j${this.#joins.size}`
    const sql = `left join ${quoted(to.table)} as ${alias} on ${alias}.${quoted(to.column)} = ${before.alias}.${quoted(key ?? through)}`
    const join = { alias, table: to.table, sql }
    this.#joins.set(name, join)
    return join
  }

  #columnOf(table: string, name: string, alias: string): Sql {
    const { type, nullable } = this.#facts(table, name)
    const scale = Number(/^decimal\(18,(\d)\)$/.exec(type)?.[1] ?? 0)
    return { sql: `${alias}.${quoted(name)}`, type: types[type] ?? 'number', scale, nullable }
  }

  #facts(table: string, name: string) {
    const found = this.#tableNamed(table).facts.columns.find((column) => column.name === name)
    if (found === undefined) throw new TypeError(`There is no column ${table}.${name}`)
    return found
  }

  #tableNamed(name: string) {
    const table = this.#data.tables.get(name)
    if (table === undefined) throw new TypeError(`There is no table ${name}`)
    return table
  }
}
