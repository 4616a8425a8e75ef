import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { isTurnUsedUp } from './turn-time.ts'

/** The event of a server that follows `request`, with the same arguments, when the turn of the request has come. */
export const turn = 'turn'

type Request = Parameters<RequestListener>

/** Number of requests that may wait in all. Each takes 4 KB. */
const mostWaiting = 20_000

/** The requests of a connection that wait for their turn, in order. */
interface Waiting {
  readonly requests: Request[]
  next: number
}

/** Lets the server emit `turn` for each request; `clientError` for a connection that is closed because too many requests wait. */
export function giveTurns(server: Server): void {
  const refuse = (socket: Socket): unknown => server.emit('clientError', new Error('Too many requests wait'), socket)
  server.on(
    'request',
    oneATurn((...request) => server.emit(turn, ...request), refuse),
  )
  server.on('connection', closeWithoutStackTraces)
}

/** Node.js makes an error for each unanswered request of a connection that closes. The stack traces of thousands took 40 ms. */
function closeWithoutStackTraces(socket: Socket): void {
  let limit = Error.stackTraceLimit
  socket.prependListener('close', () => {
    limit = Error.stackTraceLimit
    Error.stackTraceLimit = 0
  })
  socket.on('close', () => {
    Error.stackTraceLimit = limit
  })
}

/**
 * Handles at most one request of a connection in a turn of the event loop: thousands of requests fit into a packet, and handling them at once
 * would hold the main thread. A connection is not read while requests of it wait. Requests that wait are dropped when their connection ends.
 * A connection that brings more than may wait in all is closed, and `refused` is called with it.
 */
export function oneATurn(handler: RequestListener, refused: (socket: Socket) => void): RequestListener {
  /** The connections with a request that waits, or that was handled in this turn, in the order in which they are served. */
  const connections = new Map<Socket, Waiting>()
  let count = 0
  const serve = (socket: Socket, waiting: Waiting): void => {
    connections.delete(socket)
    if (socket.destroyed) {
      count -= waiting.requests.length - waiting.next
      return
    }
    const request = waiting.requests[waiting.next++]
    if (request === undefined) {
      if (waiting.requests.length > 0) socket.resume()
      return
    }
    connections.set(socket, waiting)
    count--
    handler(...request)
  }
  const serveAll = (): void => {
    for (const [socket, waiting] of Array.from(connections)) {
      serve(socket, waiting)
      if (isTurnUsedUp()) break
    }
    if (connections.size > 0) setImmediate(serveAll)
  }
  return (request, response) => {
    const { socket } = request
    const waiting = connections.get(socket)
    if (waiting === undefined) {
      if (connections.size === 0) setImmediate(serveAll)
      connections.set(socket, { requests: [], next: 0 })
      handler(request, response)
    } else if (count === mostWaiting) {
      if (socket.destroyed) return
      socket.destroy()
      refused(socket)
    } else {
      // Node.js resumes the socket in a tick after each request.
      if (waiting.requests.length === 0) process.nextTick(() => socket.pause())
      waiting.requests.push([request, response])
      count++
    }
  }
}
