import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SynthError } from '../errors.ts'
import { problemBody, problemType } from './problem.ts'
import { requestId, requestIdHeader } from './request-id.ts'

export interface RawProblem {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * A complete error answer that closes the connection, for requests that do not reach the app; `request` is null if it could not be read.
 */
export function rawProblem(error: SynthError, request: IncomingMessage | null): RawProblem {
  const id = request === null ? randomUUID() : requestId(request)
  const body = JSON.stringify(problemBody(error, request?.url ?? '', id))
  return {
    status: error.status,
    headers: {
      'content-type': problemType,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      [requestIdHeader]: id,
      connection: 'close',
    },
    body,
  }
}

/** Answers on a bare socket and closes it. */
export function endWithProblem(socket: Duplex, error: SynthError, request: IncomingMessage | null): void {
  const { status, headers, body } = rawProblem(error, request)
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
