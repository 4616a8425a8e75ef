import { SynthError } from '../errors.ts'
import { foreignScheme } from '../stores/foreign-scheme.ts'
import { database } from './database.ts'
import type { Destination } from './destination.ts'
import { files } from './files.ts'
import { standardOutput } from './standard-output.ts'

/** The destinations of `--out`; the first that accepts the value is taken. */
const destinations: readonly Destination[] = [standardOutput, database, files]

/**
 * The destination that a value of `--out` names.
 * @throws SynthError `validation_failed` for the URL of something else, without telling it, as it may have a password
 */
export function destinationOf(out: string): Destination {
  const found = destinations.find((destination) => destination.accepts(out))
  if (found !== undefined) return found
  const places = 'a directory, s3://bucket/prefix, the URL of a PostgreSQL or MySQL database, or a file .sqlite, .db or .duckdb'
  const detail = `must be ${places}, but has the scheme ${foreignScheme(out)}`
  throw new SynthError('validation_failed', `--out ${detail}`, [{ pointer: '/out', detail }])
}
