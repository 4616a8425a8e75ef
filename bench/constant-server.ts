/** The upper bound: a Fastify app that streams one constant buffer of 1 MiB, in writes as large as ours. `node constant-server.js PORT`. */
import type { ServerResponse } from 'node:http'
import { fastify } from 'fastify'

const piece = Buffer.alloc(1 << 20, '{"key":"value"},')
const app = fastify({ forceCloseConnections: true })

app.post<{ Querystring: { pieces: string } }>('/constant', (request, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'application/json' })
  writePieces(reply.raw, Number(request.query.pieces))
})

/** Writes as fast as the socket accepts data. */
function writePieces(response: ServerResponse, pieces: number): void {
  let left = pieces
  const writeOn = (): void => {
    for (let room = true; room && left > 0 && !response.destroyed; left--) room = response.write(piece)
    if (left === 0) response.end()
  }
  response.on('drain', writeOn)
  writeOn()
}

process.once('SIGTERM', () => void app.close())
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
