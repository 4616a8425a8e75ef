import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header with the id of a request, in requests and answers. */
export const requestIdHeader = 'x-request-id'

/** A valid id from a caller: short, and without special characters of logs, headers and URIs. */
const taken = /^[\w.-]{1,64}$/

const known = new WeakMap<IncomingMessage, string>()

/**
 * The id of a request in the log and in its answer: the value of its header `x-request-id`, if that is 1 to 64 letters, digits, `_`, `.`
 * and `-`; otherwise a random UUID.
 */
export function requestId(request: IncomingMessage): string {
  const id = known.get(request)
  if (id !== undefined) return id
  const asked = request.headers[requestIdHeader]
  const own = typeof asked === 'string' && taken.test(asked) ? asked : randomUUID()
  known.set(request, own)
  return own
}
