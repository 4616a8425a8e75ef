import type { FastifyInstance } from 'fastify'
import { SynthError } from '../../errors.ts'
import { contentPolicy } from './content-policy.ts'
import { playgroundFiles } from './playground-files.ts'
import { sendPlaygroundFile } from './send-file.ts'

/** Files have the digest of their bytes in their names: what a name stands for never changes. */
const forEver = 'public, max-age=31536000, immutable'

/** `GET /`, a page to try the service on, and `GET /playground/{file}`, what that page loads. */
export function playgroundRoutes(app: FastifyInstance): void {
  const schema = { hide: true }
  app.get('/', { schema }, async (request, reply) => {
    const page = (await playgroundFiles()).get('index.html')
    if (page === undefined) throw new SynthError('not_found', 'The playground was not built with this service: run npm run build')
    reply.header('content-security-policy', contentPolicy).header('cache-control', 'no-cache')
    return sendPlaygroundFile(request, reply, page)
  })
  app.get<{ Params: { file: string } }>('/playground/:file', { schema }, async (request, reply) => {
    const file = (await playgroundFiles()).get(request.params.file)
    if (file === undefined) throw new SynthError('not_found', 'The playground has no such file: load GET / again')
    reply.header('cache-control', forEver)
    return sendPlaygroundFile(request, reply, file)
  })
}
