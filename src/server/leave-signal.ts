import type { FastifyReply } from 'fastify'
import { whenEnded } from './when-ended.ts'

/** A signal that aborts when the client disconnects before its answer is written. */
export function leaveSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const { socket } = raw.req
  const leave = (): void => {
    raw.off('close', leave)
    forget()
    if (!raw.writableEnded) controller.abort()
  }
  raw.once('close', leave)
  const forget = whenEnded(socket, leave)
  if (raw.destroyed || socket.destroyed) leave()
  return controller.signal
}
