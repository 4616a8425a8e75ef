import { type IncomingMessage, ServerResponse } from 'node:http'
import type { LogFields } from '../log.ts'

/** An answer with the values that metrics and the log need; times are those of `performance.now`. */
export class ObservedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** When the headers of the request had arrived. */
  readonly arrived = performance.now()
  /** When the headers of the answer were sent; null before. */
  answered: number | null = null
  /** Route and method of the request, out of a bounded number of values; null until known. */
  observed: { readonly route: string; readonly method: string } | null = null

  /** Additional fields of the log line. */
  logged: LogFields = {}

  // Node calls this itself if the headers have not been sent.
  override writeHead(...args: unknown[]): this {
    this.answered ??= performance.now()
    return super.writeHead(...(args as [number]))
  }
}
