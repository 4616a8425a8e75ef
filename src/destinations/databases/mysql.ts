import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Connection, ResultSetHeader, RowDataPacket } from 'mysql2/promise'
import { SynthError } from '../../errors.ts'
import { databases } from '../../formats/dialects/sql.ts'
import { createTable } from '../../formats/sql/create-table.ts'
import { foreignKey, referencesOf } from '../../formats/sql/references.ts'
import { countedLines } from './counted-lines.ts'
import type { Database, FoundColumns, LoadOptions, Shifts } from './database.ts'
import { loadPackage } from '../../load-package.ts'
import type { LoadTable } from './load-table.ts'
import { loadStatement } from './mysql-load-statement.ts'
import type { DatabasePlace } from './place.ts'

const { identifier } = databases.mysql

/** Settings of the connection: errors instead of adapted values, keys that may be 0, times in UTC. */
const session = `SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,NO_AUTO_VALUE_ON_ZERO', time_zone = '+00:00'`

/**
 * A load into MySQL or MariaDB. Tables that exist are filled in one transaction. New tables are filled under names of their own, because
 * `CREATE TABLE` ends a transaction, and renamed together at the end.
 */
export async function openMysql({ address, title }: DatabasePlace, options: LoadOptions): Promise<Database> {
  const mysql = await loadPackage(`Writing to ${title}`, ['mysql2'], () => import('mysql2/promise'))
  const uri = address.replace(/^[a-z]+:/i, 'mysql:')
  const connect = (): Promise<Connection> =>
    mysql.createConnection({ uri, charset: 'utf8mb4', flags: ['+LOCAL_FILES'], supportBigNumbers: true, bigNumberStrings: true })
  const connection = await connect()
  // Without a listener the loss of an idle connection would end the process; the next statement reports it.
  connection.on('error', () => {})
  await connection.query(session)
  return new Mysql(connection, connect, options)
}

class Mysql implements Database {
  readonly #connection: Connection
  readonly #connect: () => Promise<Connection>
  readonly #options: LoadOptions
  /** The names under which new tables are filled, and those that replaced tables get, by table. */
  readonly #staged = new Map<string, string>()
  #replaced: readonly string[] = []

  constructor(connection: Connection, connect: () => Promise<Connection>, options: LoadOptions) {
    this.#connection = connection
    this.#connect = connect
    this.#options = options
  }

  async columnsOf(table: string): Promise<FoundColumns> {
    const rows = await this.#rows(
      'SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ?',
      [table],
    )
    return rows.length === 0 ? null : new Set(rows.map(({ name }) => String(name)))
  }

  async create(tables: readonly LoadTable[], existing: readonly string[]): Promise<void> {
    const prefix = `synth_${randomBytes(6).toString('hex')}`
    const outlines = tables.map(({ outline }) => outline)
    if (existing.length > 0) await this.#requireUnreferred(existing)
    this.#replaced = existing
    for (const [place, { name, outline, numbered }] of tables.entries()) {
      const staged = `${prefix}_${place}`
      this.#staged.set(name, staged)
      // References get no names, because the names may be in use by the tables to be replaced.
      const constraints = referencesOf(outline, outlines).map((each) =>
        foreignKey({ ...each, name: null, table: this.#target(each.table) }, 'mysql'),
      )
      await this.#run(createTable({ ...outline, name: staged }, 'mysql', { constraints, numbered }))
    }
  }

  async empty(tables: readonly LoadTable[]): Promise<void> {
    await this.#begin(tables)
    for (const { name } of tables.toReversed()) await this.#run(`DELETE FROM ${identifier(name)}`)
  }

  /** `largest` locks the ends of the tables. */
  lock(tables: readonly LoadTable[]): Promise<void> {
    return this.#begin(tables)
  }

  async largest(table: string, column: string): Promise<number> {
    const [found] = await this.#rows(`SELECT MAX(${identifier(column)}) AS largest FROM ${identifier(table)} FOR UPDATE`)
    return Number(found?.['largest'] ?? 0)
  }

  async write(table: LoadTable, shifts: Shifts): Promise<void> {
    const { name, rows, offset, source } = table
    const stream = source.stream('csv', { offset, limit: rows, header: false, null: 'NULL' })
    const bytes = Readable.from(countedLines(stream, table, this.#options), { objectMode: false })
    try {
      const sql = loadStatement(table, this.#target(name), shifts)
      const [result] = await this.#connection.query<ResultSetHeader>({ sql, infileStreamFactory: () => bytes })
      if (result.affectedRows !== rows || result.warningStatus > 0) throw await this.#refused(name, rows - result.affectedRows)
    } catch (error) {
      throw notAllowed(error) ?? error
    } finally {
      bytes.destroy()
    }
  }

  /** The tables have their keys and references already, and MySQL continues the numbers itself. */
  async finish(): Promise<void> {}

  async commit(): Promise<void> {
    if (this.#options.mode === 'create') await this.#rename()
    else await this.#run('COMMIT')
    await this.#connection.end()
  }

  async abort(): Promise<void> {
    this.#connection.destroy()
    if (this.#staged.size === 0) return
    // The connection may be lost, and it may still be busy.
    const connection = await this.#connect()
    await connection.query(`DROP TABLE IF EXISTS ${[...this.#staged.values()].toReversed().map(identifier).join(', ')}`)
    await connection.end()
  }

  /** @throws SynthError `database_unsuited` for a table whose engine has no transactions */
  async #begin(tables: readonly LoadTable[]): Promise<void> {
    const names = tables.map(({ name }) => name)
    const found = await this.#rows(
      `SELECT TABLE_NAME AS name, ENGINE AS engine FROM information_schema.TABLES
        WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN (?) AND ENGINE <> 'InnoDB'`,
      [names],
    )
    const [other] = found
    if (other !== undefined)
      throw new SynthError(
        'database_unsuited',
        `Table ${String(other['name'])} has the engine ${String(other['engine'])}, which cannot undo a load: change it to InnoDB`,
      )
    await this.#run('START TRANSACTION')
  }

  /** @throws SynthError `database_unsuited` if other tables refer to tables that are replaced */
  async #requireUnreferred(names: readonly string[]): Promise<void> {
    const [other] = await this.#rows(
      `SELECT TABLE_NAME AS name, REFERENCED_TABLE_NAME AS target FROM information_schema.KEY_COLUMN_USAGE
        WHERE REFERENCED_TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME IN (?) AND TABLE_NAME NOT IN (?)`,
      [names, names],
    )
    if (other !== undefined)
      throw new SynthError(
        'database_unsuited',
        `Table ${String(other['name'])} refers to ${String(other['target'])}, which cannot be replaced: remove that reference first`,
      )
  }

  /** Gives the new tables their names, all at once, and removes those that they replace. */
  async #rename(): Promise<void> {
    const old = new Map(this.#replaced.map((name) => [name, `${this.#target(name)}_old`]))
    const pairs = [...old, ...[...this.#staged].map(([name, staged]) => [staged, name] as const)]
    await this.#run(`RENAME TABLE ${pairs.map(([from, to]) => `${identifier(from)} TO ${identifier(to)}`).join(', ')}`)
    this.#staged.clear()
    if (old.size === 0) return
    // The references between replaced tables may differ from those between the new ones.
    await this.#run('SET SESSION foreign_key_checks = 0')
    await this.#run(`DROP TABLE ${[...old.values()].map(identifier).join(', ')}`)
  }

  #target(table: string): string {
    return this.#staged.get(table) ?? table
  }

  async #run(sql: string): Promise<void> {
    this.#options.signal.throwIfAborted()
    await this.#connection.query(sql)
  }

  async #rows(sql: string, values: readonly unknown[] = []): Promise<readonly Readonly<Record<string, string | number>>[]> {
    const [rows] = await this.#connection.query<(RowDataPacket & Record<string, string | number>)[]>(sql, [...values])
    return rows
  }

  /** `LOAD DATA LOCAL` skips and adapts rows instead of failing, and says so in warnings. */
  async #refused(table: string, missing: number): Promise<SynthError> {
    const [first] = await this.#rows('SHOW WARNINGS LIMIT 1')
    const reason = String(first?.['Message'] ?? 'for an unknown reason')
    return new SynthError('database_failed', `MySQL refused ${missing === 0 ? 'values' : `${missing} rows`} of ${table}: ${reason}`)
  }
}

/** The numbers of the errors with which MySQL, MariaDB and older versions of both refuse to read streams. */
const forbidden: ReadonlySet<unknown> = new Set([3948, 4166, 1148])

/** The error of a server or a user that may not read streams; null for any other error. */
function notAllowed(error: unknown): SynthError | null {
  if (!(error instanceof Error && 'errno' in error && forbidden.has(error.errno))) return null
  const reason = 'MySQL does not accept LOAD DATA LOCAL: an administrator can allow it with SET GLOBAL local_infile = 1'
  return new SynthError('database_failed', reason)
}
