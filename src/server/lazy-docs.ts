import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Headers that concern the transmission of a message (RFC 9110, 7.6.1), and its date: they are set anew. */
const ofTheMessage: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

const routes = ['/docs', '/docs/*']

/**
 * The page of the docs, served by a separate app that is created with the first request for it: loading Swagger UI would lengthen the
 * start, and take memory that most services never need.
 * @param create creates that app; if it rejects, the next request tries again
 */
export function lazyDocs(app: FastifyInstance, create: () => Promise<FastifyInstance>): void {
  let docs: Promise<FastifyInstance> | null = null
  const load = (): Promise<FastifyInstance> =>
    create().catch((error: unknown) => {
      docs = null
      throw error
    })
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    docs ??= load()
    return forwarded(await docs, request, reply)
  }
  for (const url of routes) app.get(url, { schema: { hide: true } }, handler)
  app.addHook('onClose', async () => {
    const loaded = await docs?.catch(() => null)
    await loaded?.close()
  })
}

async function forwarded(docs: FastifyInstance, { raw, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // For HEAD, the framework omits the body.
  const answer = await docs.inject({ method: 'GET', url: raw.url ?? '/', headers })
  if (answer.statusCode === 404) {
    reply.callNotFound()
    return reply
  }
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined && !ofTheMessage.has(name)) reply.header(name, value)
  return reply.code(answer.statusCode).send(answer.rawPayload)
}
