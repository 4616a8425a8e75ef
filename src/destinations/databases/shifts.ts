import type { Database, Shifts } from './database.ts'
import type { LoadTable } from './load-table.ts'

/** By table, the number that is added to its keys, so that they begin after the largest key in the database. */
export type KeyShifts = ReadonlyMap<string, number>

/** The shifts after which the keys follow those in the database. Keys of other types are not shifted. */
export async function keyShifts(database: Database, tables: readonly LoadTable[], sequences: ReadonlySet<string>): Promise<KeyShifts> {
  const shifts = new Map<string, number>()
  for (const { name, numbered, offset } of tables) {
    if (numbered === null || !sequences.has(`${name}.${numbered}`)) continue
    // The first key is `offset` + 1: if this is above the largest key, no shift is needed.
    const shift = (await database.largest(name, numbered)) - offset
    if (shift > 0) shifts.set(name, shift)
  }
  return shifts
}

/** The shifts of a table's columns: of its key, and of its references to keys that are shifted. */
export function columnShifts({ name: table, outline, numbered }: LoadTable, keys: KeyShifts): Shifts {
  return new Map(
    outline.columns.flatMap(({ name, references = null }) => {
      const shift = name === numbered ? keys.get(table) : references === null ? undefined : keys.get(references.table)
      return shift === undefined ? [] : [[name, shift] as const]
    }),
  )
}
