import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocsAppParts } from './docs-app.ts'

/** What says how a message was sent, which is decided anew (RFC 9110, 7.6.1), and when. */
const ofTheMessage: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

const routes = ['/docs', '/docs/*', '/openapi.json']

/**
 * The docs, from an app of their own that is made when somebody asks for them first: to load Swagger UI and to collect all routes would take a third of the
 * start, and memory that most services never need.
 */
export function lazyDocs(app: FastifyInstance, parts: DocsAppParts): void {
  let docs: Promise<FastifyInstance> | null = null
  const load = async (): Promise<FastifyInstance> => (await import('./docs-app.ts')).createDocsApp(parts)
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    docs ??= load()
    return forwarded(await docs, request, reply)
  }
  for (const url of routes) app.get(url, { schema: { hide: true } }, handler)
  app.addHook('onClose', async () => {
    await (await docs)?.close()
  })
}

async function forwarded(docs: FastifyInstance, { raw, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // Of an answer to HEAD, the framework leaves the body out.
  const answer = await docs.inject({ method: 'GET', url: raw.url ?? '/', headers })
  if (answer.statusCode === 404) {
    reply.callNotFound()
    return reply
  }
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined && !ofTheMessage.has(name)) reply.header(name, value)
  return reply.code(answer.statusCode).send(answer.rawPayload)
}
