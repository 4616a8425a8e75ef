import { SynthError } from '../../errors.ts'
import { isMissing } from '../../load-package.ts'

export type SqliteCell = string | number | null

/** What `node:sqlite` and better-sqlite3 have in common. Calls are synchronous. */
export interface SqliteFile {
  exec(sql: string): unknown
  prepare(sql: string): SqliteStatement
  close(): unknown
}

export interface SqliteStatement {
  run(...cells: readonly SqliteCell[]): unknown
  all(...cells: readonly SqliteCell[]): readonly Readonly<Record<string, unknown>>[]
}

type Open = (path: string) => SqliteFile

/**
 * Opens or creates a SQLite file with better-sqlite3 if it is installed, else with the module of Node.js 22.13 or newer.
 * @throws SynthError `package_missing`; the errors of SQLite
 */
export async function openSqliteFile(path: string): Promise<SqliteFile> {
  const open = (await ofPackage()) ?? (await ofNode())
  if (open === null)
    throw new SynthError(
      'package_missing',
      'Writing to SQLite needs Node.js 22.13 or newer, or the package better-sqlite3: run npm install better-sqlite3',
    )
  return open(path)
}

async function ofPackage(): Promise<Open | null> {
  const module = await moduleNamed<{ readonly default: new (path: string) => SqliteFile }>('better-sqlite3')
  return module === null ? null : (path) => new module.default(path)
}

async function ofNode(): Promise<Open | null> {
  const module = await moduleNamed<{ readonly DatabaseSync: new (path: string) => SqliteFile }>('node:sqlite')
  return module === null ? null : (path) => new module.DatabaseSync(path)
}

/** Null if there is no such module. */
async function moduleNamed<Module>(name: string): Promise<Module | null> {
  try {
    return (await import(name)) as Module
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
