import type { FastifyReply } from 'fastify'

/** A signal that aborts when the client leaves before its answer is written. */
export function leaveSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const { socket } = raw.req
  const leave = (): void => {
    raw.off('close', leave)
    socket.off('close', leave)
    if (!raw.writableEnded) controller.abort()
  }
  raw.once('close', leave)
  // A response that waits behind another one on its connection hears of the connection's end only here.
  socket.once('close', leave)
  if (raw.destroyed || socket.destroyed) leave()
  return controller.signal
}
