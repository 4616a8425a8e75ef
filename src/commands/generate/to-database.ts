import type { LoadMode } from '../../destinations/databases/database.ts'
import { loadDatabase } from '../../destinations/databases/load-database.ts'
import { loadTable } from '../../destinations/databases/load-table.ts'
import type { DatabasePlace } from '../../destinations/databases/place.ts'
import { optionTypes } from '../../formats/options.ts'
import type { World } from '../../library/world.ts'
import { UsageError } from '../failure.ts'
import type { GenerateOptions } from './generate-options.ts'
import { Progress } from './progress.ts'
import { selected } from './selected.ts'

const modes: readonly LoadMode[] = ['create', 'truncate', 'append']

/** Loads the tables of a world into a database. @throws the errors of `loadDatabase`, SynthError `selection_unknown` */
export async function toDatabase(place: DatabasePlace, world: World, options: GenerateOptions, signal: AbortSignal): Promise<void> {
  const { table, columns, overwrite = false, quiet } = options
  const mode = modes.find((each) => options[each] === true) ?? 'create'
  const tables =
    table === undefined
      ? world.tables.map(({ name }) => loadTable(world.table(name)))
      : [loadTable(selected(world, table, columns), options)]
  const progress =
    quiet === true
      ? null
      : new Progress(
          process.stderr,
          tables.reduce((sum, { rows }) => sum + rows, 0),
        )
  try {
    const onProgress = progress === null ? () => {} : progress.update.bind(progress)
    await loadDatabase(place, tables, world.schema, { mode, overwrite, signal, onProgress })
    progress?.end(tables.length, 'table', place.shown)
  } catch (error) {
    progress?.abandon()
    throw error
  }
}

/** @throws UsageError for options that contradict each other, or that a destination does not have */
export function requireDestinationOptions(options: GenerateOptions, isDatabase: boolean): void {
  const given = modes.filter((each) => options[each] === true)
  const [first, second] = given
  if (first !== undefined && !isDatabase)
    throw new UsageError(`--${first} is for databases: add --out with the URL of one, or with a file such as shop.sqlite or shop.duckdb`)
  if (first !== undefined && second !== undefined) throw new UsageError(`give one of --${first} and --${second}`)
  if (!isDatabase) return
  if (options.overwrite === true && first !== undefined && first !== 'create')
    throw new UsageError(`--overwrite replaces tables, and --${first} keeps them: leave one of the two out`)
  const forFiles = ['format', ...optionTypes.map(({ name }) => name)].find((name) => options[name as keyof GenerateOptions] !== undefined)
  if (forFiles !== undefined) throw new UsageError(`--${forFiles} is for files: leave it out for a database`)
}
