import { SynthError } from '../../errors.ts'
import type { SchemaDocument } from '../../library/schema-document.ts'
import type { Database, LoadOptions, Shifts } from './database.ts'
import { databaseFailure } from './database-failure.ts'
import { derivedColumns } from './derived-columns.ts'
import type { LoadTable } from './load-table.ts'
import { openDatabase } from './open-database.ts'
import type { DatabasePlace } from './place.ts'
import { requireNames } from './require-names.ts'
import { columnShifts, keyShifts } from './shifts.ts'

/**
 * Loads tables into a database, parents before children. A failure or an abort leaves the database as it was.
 * @param schema the schema of the tables; with `append` it shows which columns are calculated from keys
 * @throws SynthError `table_exists`, `database_unsuited`, `database_failed`, `package_missing`; the errors of generating rows; the reason
 * of the signal
 */
export async function loadDatabase(
  place: DatabasePlace,
  tables: readonly LoadTable[],
  schema: SchemaDocument,
  options: LoadOptions,
): Promise<void> {
  requireNames(place, tables)
  const database = await connected(place, options)
  try {
    const shifts = await prepare(database, place.title, tables, schema, options)
    for (const table of tables) await database.write(table, shifts.get(table.name) ?? new Map())
    options.signal.throwIfAborted()
    await database.finish(tables)
    options.signal.throwIfAborted()
    await database.commit()
  } catch (error) {
    const failure = options.signal.aborted ? options.signal.reason : databaseFailure(error, place)
    await abort(database, place, failure)
    throw failure
  }
}

async function connected(place: DatabasePlace, options: LoadOptions): Promise<Database> {
  try {
    return await openDatabase(place, options)
  } catch (error) {
    throw options.signal.aborted ? options.signal.reason : databaseFailure(error, place)
  }
}

/** @throws SynthError `database_failed` with both reasons if the load cannot be undone */
async function abort(database: Database, place: DatabasePlace, failure: unknown): Promise<void> {
  try {
    await database.abort()
  } catch (error) {
    const undoing = databaseFailure(error, place)
    const messages = [failure, undoing].map((each) => (each instanceof Error ? each.message : String(each)))
    throw new SynthError('database_failed', messages.join('; and the load could not be undone: '))
  }
}

/** Makes the tables ready for rows. @returns the shifts of columns, by table */
async function prepare(
  database: Database,
  title: string,
  tables: readonly LoadTable[],
  schema: SchemaDocument,
  { mode, overwrite }: LoadOptions,
): Promise<ReadonlyMap<string, Shifts>> {
  const existing = new Map<string, ReadonlySet<string>>()
  for (const { name } of tables) {
    const columns = await database.columnsOf(name)
    if (columns !== null) existing.set(name, columns)
  }
  if (mode === 'create') {
    if (existing.size > 0 && !overwrite) throw tableExists([...existing.keys()], title)
    await database.create(tables, [...existing.keys()])
    return new Map()
  }
  for (const table of tables) requireColumns(table, existing.get(table.name))
  await (mode === 'truncate' ? database.empty(tables) : database.lock(tables))
  return mode === 'truncate' ? new Map() : appendShifts(database, tables, schema)
}

function tableExists(names: readonly string[], title: string): SynthError {
  const listed = `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`
  const detail = `${listed} ${names.length === 1 ? 'exists' : 'exist'} already in ${title}`
  return new SynthError('table_exists', `${detail}: add --overwrite to replace, --truncate to refill, or --append to add rows`)
}

function requireColumns({ name, outline }: LoadTable, found: ReadonlySet<string> | undefined): void {
  if (found === undefined)
    throw new SynthError(
      'database_unsuited',
      `The database has no table ${name}: create it with --create, or select another one with --table`,
    )
  const missing = outline.columns.flatMap((column) => (found.has(column.name) ? [] : [column.name]))
  if (missing.length === 0) return
  const columns = `${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}`
  throw new SynthError('database_unsuited', `Table ${name} of the database has no ${columns}: select others with --table and --columns`)
}

async function appendShifts(
  database: Database,
  tables: readonly LoadTable[],
  schema: SchemaDocument,
): Promise<ReadonlyMap<string, Shifts>> {
  const sequences = schema.tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (column.kind === 'sequence' ? [`${name}.${column.name}`] : [])),
  )
  const keys = await keyShifts(database, tables, new Set(sequences))
  const shifts = new Map(tables.map((table) => [table.name, columnShifts(table, keys)]))
  const written = new Set(tables.flatMap(({ name, outline }) => outline.columns.map((column) => `${name}.${column.name}`)))
  const [derived] = derivedColumns(schema, keys, shifts, (table, column) => written.has(`${table}.${column}`))
  if (derived !== undefined)
    throw new SynthError(
      'database_unsuited',
      `--append would change keys from which ${derived} is calculated: leave that column out, or write to empty tables with --truncate`,
    )
  return shifts
}
