import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import type { from } from 'pg-copy-streams'
import { databases } from '../../formats/dialects/sql.ts'
import { createTable, primaryKey } from '../../formats/sql/create-table.ts'
import { foreignKey, referencesOf } from '../../formats/sql/references.ts'
import { SynthError } from '../../errors.ts'
import { countedLines } from './counted-lines.ts'
import type { Database, FoundColumns, LoadOptions, Shifts } from './database.ts'
import { shiftedColumn } from './shifted-column.ts'
import { loadPackage } from '../../load-package.ts'
import type { LoadTable } from './load-table.ts'
import type { DatabasePlace } from './place.ts'

type CopyFrom = typeof from

const { identifier } = databases.postgres

/** Rows whose keys are shifted wait here. Temporary tables hide others, so this is a name that no table of ours can have. */
const stage = 'pg_temp."synth-load"'

/** What PostgreSQL says if another connection has created a table meanwhile. */
const createdMeanwhile: ReadonlySet<unknown> = new Set(['42P07', '23505'])

/** A load into PostgreSQL, in one transaction on one connection. */
export async function openPostgres({ address, title }: DatabasePlace, options: LoadOptions): Promise<Database> {
  const load = async () => [await import('pg'), await import('pg-copy-streams')] as const
  const [pg, copies] = await loadPackage(`Writing to ${title}`, ['pg', 'pg-copy-streams'], load)
  const connect = async (): Promise<Client> => {
    const client = new pg.default.Client({ connectionString: address, application_name: 'synth' })
    // Without a listener the loss of an idle connection would end the process; the next statement reports it.
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const client = await connect()
  options.signal.addEventListener('abort', () => void cancel(client, connect), { once: true })
  await client.query('BEGIN')
  return new Postgres(client, copies.default.from, options)
}

/** Cancels the running statement; closes the connection if that fails. The server undoes an open transaction in both cases. */
async function cancel(client: Client & { readonly processID?: number }, connect: () => Promise<Client>): Promise<void> {
  try {
    const other = await connect()
    await other.query('SELECT pg_cancel_backend($1)', [client.processID])
    await other.end()
  } catch {
    await client.end()
  }
}

class Postgres implements Database {
  readonly #client: Client
  readonly #copyFrom: CopyFrom
  readonly #options: LoadOptions

  constructor(client: Client, copyFrom: CopyFrom, options: LoadOptions) {
    this.#client = client
    this.#copyFrom = copyFrom
    this.#options = options
  }

  async columnsOf(table: string): Promise<FoundColumns> {
    const { rows } = await this.#client.query<{ found: boolean; names: string[] }>(
      `SELECT to_regclass($1) IS NOT NULL AS found, ARRAY(SELECT attname::text FROM pg_attribute
        WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped) AS names`,
      [identifier(table)],
    )
    return rows[0]?.found === true ? new Set(rows[0].names) : null
  }

  async create(tables: readonly LoadTable[], existing: readonly string[]): Promise<void> {
    if (existing.length > 0) await this.#run(`DROP TABLE ${existing.map(identifier).join(', ')}`)
    // Keys are added to full tables, which takes less time than keeping them while rows arrive.
    for (const { name, outline, numbered } of tables) {
      try {
        await this.#run(createTable({ ...outline, primaryKey: [] }, 'postgres', { numbered }))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && createdMeanwhile.has(error.code))) throw error
        throw new SynthError('table_exists', `${name} was created by another connection meanwhile`)
      }
    }
  }

  empty(tables: readonly LoadTable[]): Promise<void> {
    return this.#run(`TRUNCATE ${tables.map(({ name }) => identifier(name)).join(', ')}`)
  }

  lock(tables: readonly LoadTable[]): Promise<void> {
    return this.#run(`LOCK TABLE ${tables.map(({ name }) => identifier(name)).join(', ')} IN SHARE ROW EXCLUSIVE MODE`)
  }

  async largest(table: string, column: string): Promise<number> {
    const { rows } = await this.#client.query<{ largest: string | null }>(
      `SELECT max(${identifier(column)}) AS largest FROM ${identifier(table)}`,
    )
    return Number(rows[0]?.largest ?? 0)
  }

  async write(table: LoadTable, shifts: Shifts): Promise<void> {
    const columns = table.outline.columns.map(({ name }) => identifier(name)).join(', ')
    const target = identifier(table.name)
    if (shifts.size === 0) return this.#copy(table, `${target} (${columns})`)
    await this.#run(`CREATE TEMP TABLE ${stage} ON COMMIT DROP AS SELECT ${columns} FROM ${target} WITH NO DATA`)
    await this.#copy(table, stage)
    const values = table.outline.columns.map(({ name }) => shiftedColumn(identifier(name), shifts.get(name)))
    await this.#run(`INSERT INTO ${target} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')} FROM ${stage} ORDER BY ctid`)
    await this.#run(`DROP TABLE ${stage}`)
  }

  async finish(tables: readonly LoadTable[]): Promise<void> {
    if (this.#options.mode === 'create') {
      const keys = tables.map(({ name, outline }) => [name, primaryKey(outline, 'postgres')] as const)
      for (const [name, key] of keys) if (key !== null) await this.#run(`ALTER TABLE ${identifier(name)} ADD ${key}`)
      const outlines = tables.map(({ outline }) => outline)
      for (const outline of outlines)
        for (const each of referencesOf(outline, outlines))
          await this.#run(`ALTER TABLE ${identifier(outline.name)} ADD ${foreignKey(each, 'postgres')}`)
    }
    for (const { name, numbered } of tables) if (numbered !== null) await this.#restart(name, numbered)
  }

  async commit(): Promise<void> {
    await this.#run('COMMIT')
    await this.#client.end()
  }

  /** The server undoes the transaction of a connection that ends. */
  abort(): Promise<void> {
    return this.#client.end()
  }

  async #run(sql: string): Promise<void> {
    this.#options.signal.throwIfAborted()
    await this.#client.query(sql)
  }

  /** Rows are frozen where nobody else can have seen the table: then they are not written a second time by a later VACUUM. */
  async #copy(table: LoadTable, target: string): Promise<void> {
    const freeze = this.#options.mode === 'create' ? ' WITH (FREEZE)' : ''
    const { source, offset, rows } = table
    const bytes = countedLines(source.stream('copy', { offset, limit: rows }), table, this.#options)
    await pipeline(bytes, this.#client.query(this.#copyFrom(`COPY ${target} FROM STDIN${freeze}`)))
  }

  /** Lets the sequence of a column, if it has one, go on after the largest value. In contrast to `setval`, this is undone with the load. */
  async #restart(table: string, column: string): Promise<void> {
    const { rows: found } = await this.#client.query<{ sequence: string | null }>('SELECT pg_get_serial_sequence($1, $2) AS sequence', [
      identifier(table),
      column,
    ])
    const sequence = found[0]?.sequence ?? null
    if (sequence === null) return
    const { rows } = await this.#client.query<{ next: string }>(`SELECT last_value + is_called::int AS next FROM ${sequence}`)
    const reached = this.#options.mode === 'truncate' ? 1 : Number(rows[0]?.next ?? 1)
    const next = Math.max(reached, (await this.largest(table, column)) + 1)
    await this.#run(`ALTER SEQUENCE ${sequence} RESTART WITH ${next}`)
  }
}
