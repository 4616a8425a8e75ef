import type { FastifyInstance } from 'fastify'

/** Connections that the server of an app has open. */
export function openConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))))
}
