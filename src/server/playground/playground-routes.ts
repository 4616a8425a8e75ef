import type { FastifyInstance } from 'fastify'
import { SynthError } from '../../errors.ts'
import { contentPolicy } from './content-policy.ts'
import { closedPage } from './closed-page.ts'
import { playgroundFiles } from './playground-files.ts'
import { sendPlaygroundFile } from './send-file.ts'

const page = 'index.html'

/** The names of files contain the digest of their content, so the content of a name never changes. */
const forEver = 'public, max-age=31536000, immutable'

/** Browsers ask for the icon of the service with its pages that name none, such as those of JSON. */
const aDay = 'public, max-age=86400'

/**
 * `GET /`, the playground, `GET /playground/{file}`, the files of that page, and `GET /favicon.ico`, its icon.
 * @param isClosed whether the service requires a token
 */
export function playgroundRoutes(app: FastifyInstance, isClosed: boolean): void {
  const schema = { hide: true }
  app.get('/', { schema }, async (request, reply) => {
    const file = (await playgroundFiles()).get(page)
    if (file === undefined) throw new SynthError('not_found', 'This build of the service has no playground: run npm run build')
    reply.header('content-security-policy', contentPolicy).header('cache-control', 'no-cache')
    return sendPlaygroundFile(request, reply, isClosed ? closedPage(file) : file)
  })
  app.get<{ Params: { file: string } }>('/playground/:file', { schema }, async (request, reply) => {
    const { file: name } = request.params
    const file = name === page ? undefined : (await playgroundFiles()).get(name)
    if (file === undefined) throw new SynthError('not_found', 'The playground has no such file: load GET / again')
    // The policy of a worker is that of its script.
    reply.header('content-security-policy', contentPolicy).header('cache-control', forEver)
    return sendPlaygroundFile(request, reply, file)
  })
  app.get('/favicon.ico', { schema }, async (request, reply) => {
    const [, icon] = [...(await playgroundFiles())].find(([name]) => name.startsWith('icon-')) ?? []
    if (icon === undefined) throw new SynthError('not_found', 'This build of the service has no icon')
    reply.header('cache-control', aDay)
    return sendPlaygroundFile(request, reply, icon)
  })
}
