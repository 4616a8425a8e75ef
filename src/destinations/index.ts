import { database } from './database.ts'
import type { Destination } from './destination.ts'
import { files } from './files.ts'
import { standardOutput } from './standard-output.ts'

/** The destinations of `--out`; the first that accepts the value is taken, and files accept any. */
const destinations: readonly Destination[] = [standardOutput, database, files]

/** The destination that a value of `--out` names. */
export function destinationOf(out: string): Destination {
  const found = destinations.find((destination) => destination.accepts(out))
  if (found === undefined) throw new Error(`No destination accepts ${JSON.stringify(out)}`)
  return found
}
