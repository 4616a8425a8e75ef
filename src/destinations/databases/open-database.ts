import type { Database, LoadOptions } from './database.ts'
import type { DatabaseKind, DatabasePlace } from './place.ts'

type Open = (place: DatabasePlace, options: LoadOptions) => Promise<Database>

/** The databases, each loaded when it is opened. */
const databases: Readonly<Record<DatabaseKind, () => Promise<Open>>> = {
  postgres: async () => (await import('./postgres.ts')).openPostgres,
  mysql: async () => (await import('./mysql.ts')).openMysql,
  sqlite: async () => (await import('./sqlite.ts')).openSqlite,
  duckdb: async () => (await import('./duckdb.ts')).openDuckdb,
}

/** Connects to a database and begins a load. @throws SynthError `package_missing`, `database_failed` */
export async function openDatabase(place: DatabasePlace, options: LoadOptions): Promise<Database> {
  const open = await databases[place.kind]()
  return open(place, options)
}
