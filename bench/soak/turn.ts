/** How a response is read: to its end, or until the reader disconnects. */
export interface Reader {
  /** Number of body bytes after which the reader disconnects; 0 disconnects after the headers. */
  readonly bytes: number
  /** Seconds after the request at which the reader disconnects. */
  readonly seconds: number
  /** Reading rate; 0 stops reading after the first chunk. */
  readonly bytesPerSecond: number
}

/**
 * One request. In `path` and the values of `headers`, `{location}` and `{etag}` are replaced by those of earlier answers in the same turn.
 */
export interface Ask {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly reader: Reader
}

/** The actions of one client: requests one after another, or bytes on a socket that need not be HTTP. */
export type Turn = Asking | Raw

export interface Asking {
  readonly kind: string
  /** Whether anything but success is a defect. */
  readonly honest: boolean
  readonly asks: readonly Ask[]
  /** Whether all answers to the same requests must have the same bytes. */
  readonly same?: boolean
}

export interface Raw {
  readonly kind: string
  readonly honest: false
  readonly pieces: readonly string[]
  /** Pause between two pieces. */
  readonly pauseMilliseconds: number
  /** The client's action after the last piece: break the connection, close its side, or wait. */
  readonly end: 'break' | 'close' | 'wait'
  /** Seconds after which it disconnects. */
  readonly seconds: number
  /** Number of simultaneous connections. */
  readonly connections: number
}

/** A reader that reads a response of usual size to its end. */
export const patient: Reader = { bytes: Infinity, seconds: 60, bytesPerSecond: Infinity }

export function post(path: string, body: object | string, reader: Reader, headers: Readonly<Record<string, string>> = {}): Ask {
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  return { method: 'POST', path, headers: { 'content-type': 'application/json', ...headers }, body: json, reader }
}

export function get(path: string, reader: Reader, headers: Readonly<Record<string, string>> = {}): Ask {
  return { method: 'GET', path, headers, body: null, reader }
}
