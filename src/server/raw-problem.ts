import type { Duplex } from 'node:stream'
import { STATUS_CODES } from 'node:http'
import type { SynthError } from '../errors.ts'
import { problemBody, problemType } from './problem.ts'

/** Answers on a bare socket, for requests that never became one, and closes it. */
export function endWithProblem(socket: Duplex, error: SynthError, url = '', headers: Readonly<Record<string, string>> = {}): void {
  const body = JSON.stringify(problemBody(error, url))
  const lines = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
