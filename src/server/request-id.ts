import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header that tells the id of a request, in both directions. */
export const requestIdHeader = 'x-request-id'

/** An id that is taken over: short, and nothing that means anything in a log, a header or a URI. */
const taken = /^[\w.-]{1,64}$/

const known = new WeakMap<IncomingMessage, string>()

/** What a request is called in the log and in its answer: as its header `x-request-id` says, where that is 1 to 64 letters, digits, `_`, `.` and `-`; else a random UUID. */
export function requestId(request: IncomingMessage): string {
  const id = known.get(request)
  if (id !== undefined) return id
  const asked = request.headers[requestIdHeader]
  const own = typeof asked === 'string' && taken.test(asked) ? asked : randomUUID()
  known.set(request, own)
  return own
}
