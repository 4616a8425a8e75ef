import { formats } from '../../formats/index.ts'
import { defaultOptions } from '../../formats/options.ts'
import { generatedSchema } from '../schemas.ts'

/** Answers that are files: of one table, or an archive of all. */
const files = Object.fromEntries(
  [...formats.values()]
    .filter(({ scope }) => scope === 'table')
    .map(({ mediaType, description }) => [mediaType(defaultOptions).split(';', 1)[0] ?? '', description] as const)
    .filter(([type]) => type !== 'application/json')
    .concat([['application/zip', 'A file for each table, and manifest.json.']])
    .map(([type, description]) => [type, { schema: { type: 'string', format: 'binary', description } }]),
)

/** What `sendMade` answers when all is well. */
export const dataResponses = {
  200: {
    description: 'The tables, parents before children; or a file of one, or an archive of all.',
    headers: {
      'synth-seed': { type: 'integer', description: 'The seed; the same request with it gives the same bytes.' },
      etag: { type: 'string', description: 'Strong: equal tags are equal bytes.' },
    },
    content: { 'application/json': { schema: generatedSchema }, ...files },
  },
  304: { description: 'The caller has these bytes already (`If-None-Match`).', type: 'null' },
}

/** What `POST /generate` answers when all is well. */
export const storyResponses = {
  ...dataResponses,
  200: {
    ...dataResponses[200],
    headers: {
      ...dataResponses[200].headers,
      'synth-unused': { type: 'integer', description: 'How many parts of the story set nothing; `POST /api/explain` tells which.' },
      link: { type: 'string', description: 'Where that is documented: rel="describedby" (RFC 8288).' },
    },
  },
}
