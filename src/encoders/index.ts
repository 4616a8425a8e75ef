import { indexByName } from '../registry.ts'
import { columns } from './columns.ts'
import type { Encoder } from './encoder.ts'
import { records } from './records.ts'

/** Every output format by its name. */
export const encoders: ReadonlyMap<string, Encoder> = indexByName([records, columns])

/** The output format of this name. Throws a plain error for a name that is not registered: callers refuse those before. */
export function encoder(name: string): Encoder {
  const found = encoders.get(name)
  if (found === undefined) throw new Error(`There is no output format named ${JSON.stringify(name)}`)
  return found
}
