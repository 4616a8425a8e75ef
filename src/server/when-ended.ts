import type { Socket } from 'node:net'

/** The callbacks of each connection. One listener calls them, because many answers can wait on a connection. */
const callbacks = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `onEnd` when a connection ends. An answer that waits behind another one on its connection learns of the end only here.
 * @returns a function that removes the callback
 */
export function whenEnded(socket: Socket, onEnd: () => void): () => void {
  const own = callbacksOf(socket)
  own.add(onEnd)
  return () => void own.delete(onEnd)
}

function callbacksOf(socket: Socket): Set<() => void> {
  const known = callbacks.get(socket)
  if (known !== undefined) return known
  const fresh = new Set<() => void>()
  callbacks.set(socket, fresh)
  socket.once('close', () => {
    for (const onEnd of fresh) onEnd()
  })
  return fresh
}
