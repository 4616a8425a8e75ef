import { SynthError } from '../errors.ts'
import type { World } from '../library/world.ts'
import type { LoadMode } from './databases/database.ts'
import { loadDatabase } from './databases/load-database.ts'
import { type LoadTable, loadTable } from './databases/load-table.ts'
import { databasePlace } from './databases/place.ts'
import { type Destination, type DestinationRequest, type Selection, selectedTable } from './destination.ts'

const modes: readonly LoadMode[] = ['create', 'truncate', 'append']

/** Tables of a database: the URL of a server, or a file by its extension. */
export const database: Destination = {
  options: ['overwrite', 'create', 'truncate', 'append'],
  hasFormats: false,
  accepts: (out) => databasePlace(out) !== null,
  defaultFormat: () => 'copy',
  async write(world, request) {
    const place = databasePlace(request.out)
    if (place === null) throw new Error(`${JSON.stringify(request.out)} is not a database`)
    const { overwrite = false, signal, onProgress = () => {} } = request
    const mode = modeOf(request)
    const tables = tablesOf(world, request.selection)
    await loadDatabase(place, tables, world.schema, { mode, overwrite, signal, onProgress })
    return { count: tables.length, noun: 'table', place: place.shown }
  },
}

/** @throws SynthError `validation_failed` for options that contradict each other */
function modeOf(request: DestinationRequest): LoadMode {
  const [first, second] = modes.filter((each) => request[each] === true)
  if (first !== undefined && second !== undefined) throw new SynthError('validation_failed', `give one of --${first} and --${second}`)
  if (request.overwrite === true && first !== undefined && first !== 'create')
    throw new SynthError('validation_failed', `--overwrite replaces tables, and --${first} keeps them: leave one of the two out`)
  return first ?? 'create'
}

function tablesOf(world: World, { table, columns, offset, limit }: Selection): readonly LoadTable[] {
  if (table === undefined) return world.tables.map(({ name }) => loadTable(world.table(name)))
  return [loadTable(selectedTable(world, table, columns), { offset, limit })]
}
