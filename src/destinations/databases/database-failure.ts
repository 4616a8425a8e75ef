import { SynthError } from '../../errors.ts'
import type { DatabasePlace } from './place.ts'

/** The error of a database for its caller: `database_failed` with what the database says, without secrets. */
export function databaseFailure(error: unknown, { title, shown, secrets }: DatabasePlace): unknown {
  if (!(error instanceof Error) || error instanceof SynthError || isDefect(error)) return error
  const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), messageOf(error))
  return new SynthError('database_failed', `${title} at ${shown}: ${hidden}`)
}

/** Whether it is an error of this program. */
function isDefect(error: Error): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError
}

/** Errors of several connection attempts have a message each. */
function messageOf(error: Error): string {
  const { message } = error
  if (message !== '') return 'detail' in error && typeof error.detail === 'string' ? `${message}: ${error.detail}` : message
  const several = error instanceof AggregateError ? error.errors.map((each) => (each instanceof Error ? each.message : String(each))) : []
  return several.length > 0 ? [...new Set(several)].join('; ') : error.name
}
