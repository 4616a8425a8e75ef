/** The upper bound: a Fastify app that streams one constant buffer of 1 MiB, in pieces as large as ours. `node constant-server.js PORT`. */
import { once } from 'node:events'
import { fastify } from 'fastify'

const piece = Buffer.alloc(1 << 20, '{"key":"value"},')
const app = fastify({ forceCloseConnections: true })

app.post<{ Querystring: { pieces: string } }>('/constant', async (request, reply) => {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'application/json' })
  for (let left = Number(request.query.pieces); left > 0 && !raw.destroyed; left--) {
    if (!raw.write(piece)) await Promise.race([once(raw, 'drain'), once(raw, 'close')])
  }
  raw.end()
})

process.once('SIGTERM', () => void app.close())
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
