import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/**
 * Callbacks of the unfinished answers of each connection, called when it ends. One listener per connection, which may have many pending
 * answers.
 */
const waiting = new WeakMap<Socket, Set<() => void>>()

/** A signal that aborts when the client disconnects before its answer is written. */
export function leaveSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const { socket } = raw.req
  const ofSocket = waitingOn(socket)
  const leave = (): void => {
    raw.off('close', leave)
    ofSocket.delete(leave)
    if (!raw.writableEnded) controller.abort()
  }
  raw.once('close', leave)
  // A response that waits behind another one on its connection learns of the end of the connection only here.
  ofSocket.add(leave)
  if (raw.destroyed || socket.destroyed) leave()
  return controller.signal
}

function waitingOn(socket: Socket): Set<() => void> {
  const known = waiting.get(socket)
  if (known !== undefined) return known
  const fresh = new Set<() => void>()
  waiting.set(socket, fresh)
  socket.once('close', () => {
    for (const leave of fresh) leave()
  })
  return fresh
}
