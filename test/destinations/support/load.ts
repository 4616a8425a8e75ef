import type { LoadMode, LoadOptions } from '../../../src/destinations/databases/database.ts'
import { loadDatabase } from '../../../src/destinations/databases/load-database.ts'
import { loadTable } from '../../../src/destinations/databases/load-table.ts'
import { databasePlace } from '../../../src/destinations/databases/place.ts'
import type { World } from '../../../src/library/world.ts'

/** Loads all tables of a world. */
export function load(world: World, out: string, mode: LoadMode = 'create', options: Partial<LoadOptions> = {}): Promise<void> {
  const place = databasePlace(out)
  if (place === null) throw new Error(`${out} is not a database`)
  const tables = world.tables.map(({ name }) => loadTable(world.table(name)))
  const own = { mode, overwrite: false, signal: new AbortController().signal, onProgress: () => {}, ...options }
  return loadDatabase(place, tables, world.schema, own)
}
