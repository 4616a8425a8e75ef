import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocsAppParts } from './docs-app.ts'

/** Headers that concern the transmission of a message (RFC 9110, 7.6.1), and its date: they are set anew. */
const ofTheMessage: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

const routes = ['/docs', '/docs/*', '/openapi.json']

/**
 * The docs, served by a separate app that is created with the first request for them: loading Swagger UI and collecting all routes would
 * take a third of the start-up time, and memory that most services never need.
 */
export function lazyDocs(app: FastifyInstance, parts: DocsAppParts): void {
  let docs: Promise<FastifyInstance> | null = null
  const load = async (): Promise<FastifyInstance> => {
    try {
      const { createDocsApp } = await import('./docs-app.ts')
      return await createDocsApp(parts)
    } catch (error) {
      // The next request tries again.
      docs = null
      throw error
    }
  }
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
