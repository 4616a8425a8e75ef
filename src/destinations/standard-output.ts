import { formats } from '../formats/index.ts'
import type { World } from '../library/world.ts'
import { type Destination, type DestinationRequest, selectedTable } from './destination.ts'
import { writeOut } from './write-out.ts'

/** Standard output, for redirection and pipes. */
export const standardOutput: Destination = {
  options: [],
  hasFormats: true,
  accepts: (out) => out === '-',
  defaultFormat: ({ table }) => (table === undefined ? 'records' : 'csv'),
  async write(world, request) {
    await toStandardOutput(world, request)
    return null
  },
}

async function toStandardOutput(world: World, { format, settings, selection, signal }: DestinationRequest): Promise<void> {
  const { table, columns, offset, limit } = selection
  const isCoded = settings.coding !== undefined
  if (table !== undefined) {
    const own = selectedTable(world, table, columns).stream(format, { ...settings, offset, limit })
    return writeOut(own, unreadable(format, isCoded), signal)
  }
  const isDocument = formats.get(format)?.scope === 'document'
  const [only, ...others] = world.tables
  if (!isDocument && only !== undefined && others.length === 0)
    return writeOut(world.table(only.name).stream(format, settings), unreadable(format, isCoded), signal)
  return writeOut(world.stream(format, settings), isDocument ? unreadable(format, isCoded) : 'a ZIP', signal)
}

/** A name for bytes that a terminal cannot show; null for text. */
function unreadable(format: string, isCoded: boolean): string | null {
  return isCoded ? 'compressed' : format === 'parquet' || format === 'arrow' ? format : null
}
