import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Request = Parameters<RequestListener<typeof IncomingMessage, typeof ServerResponse>>

/** The requests of a connection that wait for their turn, in order. */
interface Waiting {
  readonly requests: Request[]
  next: number
}

/**
 * Handles at most one request of a connection in a turn of the event loop: a thousand requests fit into one packet, and handling them at once
 * would hold the main thread. Requests that wait are dropped when their connection ends.
 */
export function oneATurn(handler: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Waiting>()
  const go = (socket: Socket, waiting: Waiting): void => {
    const request = waiting.requests[waiting.next++]
    if (request === undefined || socket.destroyed) return void connections.delete(socket)
    setImmediate(go, socket, waiting)
    handler(...request)
  }
  return (request, response) => {
    const { socket } = request
    const waiting = connections.get(socket)
    if (waiting !== undefined) {
      waiting.requests.push([request, response])
      return
    }
    const first: Waiting = { requests: [], next: 0 }
    connections.set(socket, first)
    setImmediate(go, socket, first)
    handler(request, response)
  }
}
