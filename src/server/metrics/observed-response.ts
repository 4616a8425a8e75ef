import { type IncomingMessage, ServerResponse } from 'node:http'
import type { LogFields } from '../log.ts'

/** An answer that knows what metrics and the log tell of it; times are those of `performance.now`. */
export class ObservedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** When the headers of its request had arrived. */
  readonly arrived = performance.now()
  /** When its headers were sent; null before. */
  answered: number | null = null
  /** What answers it, in a bounded number of words; null while it is not known. */
  observed: { readonly route: string; readonly method: string } | null = null

  /** What its line in the log has beside what every line has. */
  logged: LogFields = {}

  // Node itself comes by here when nobody has sent the headers.
  override writeHead(...args: unknown[]): this {
    this.answered ??= performance.now()
    return super.writeHead(...(args as [number]))
  }
}
