import type { FastifyInstance } from 'fastify'
import { SynthError } from '../../errors.ts'
import { nearest } from '../../nearest.ts'
import type { GuideFiles } from '../guide-files.ts'
import { sendGuideFile } from '../send-guide-file.ts'

/** `GET /guide` and the paths below it: the documentation as web pages. */
export function guideRoutes(app: FastifyInstance, files: GuideFiles): void {
  const schema = { hide: true }
  app.get('/guide', { schema }, async (request, reply) => {
    const file = await files.file('index.html')
    if (file === null) throw new SynthError('not_found', 'This build of the service has no guide')
    return sendGuideFile(request, reply, file)
  })
  app.get<{ Params: { '*': string } }>('/guide/*', { schema }, async (request, reply) => {
    const name = request.params['*']
    if (name === '') return reply.redirect('/guide', 301)
    const file = (await files.file(name)) ?? (await files.file(`${name}.html`))
    if (file === null) throw new SynthError('not_found', await instead(name, files))
    return sendGuideFile(request, reply, file)
  })
}

async function instead(name: string, files: GuideFiles): Promise<string> {
  const pages = [...(await files.names())].flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : []))
  const meant = nearest(name.replace(/\.(?:html|md)$/, ''), pages)
  return meant === null ? 'The guide has no such page: GET /guide lists them' : `The guide has no such page: did you mean /guide/${meant}?`
}
