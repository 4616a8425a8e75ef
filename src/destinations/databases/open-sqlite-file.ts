import { SynthError } from '../../errors.ts'
import { isMissing } from './load-package.ts'

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
 * Opens or creates a SQLite file with better-sqlite3 where it is installed, else with the module of Node.js, which has one from 22.13 on.
 * @throws SynthError `package_missing`; the errors of SQLite
 */
export async function openSqliteFile(path: string): Promise<SqliteFile> {
  const open = (await ofPackage()) ?? (await ofNode())
  if (open === null)
    throw new SynthError('package_missing', 'Writing to SQLite needs Node.js 22.13 or newer, or the package better-sqlite3: run npm install better-sqlite3')
  return open(path)
}

async function ofPackage(): Promise<Open | null> {
  const name = 'better-sqlite3'
  const module = await found<{ readonly default: new (path: string) => SqliteFile }>(() => import(name))
  return module === null ? null : (path) => new module.default(path)
}

async function ofNode(): Promise<Open | null> {
  const name = 'node:sqlite'
  const module = await found<{ readonly DatabaseSync: new (path: string) => SqliteFile }>(() => import(name))
  return module === null ? null : (path) => new module.DatabaseSync(path)
}

async function found<Module>(load: () => Promise<unknown>): Promise<Module | null> {
  try {
    return (await load()) as Module
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
