import { formats } from '../../formats/index.ts'
import { defaultOptions } from '../../formats/options.ts'
import { generatedSchema } from '../schemas.ts'

/** Answers with files: one of a table, or an archive of all tables. */
const files = Object.fromEntries(
  [...formats.values()]
    .filter(({ scope }) => scope === 'table')
    .map(({ mediaType, description }) => [mediaType(defaultOptions).split(';', 1)[0] ?? '', description] as const)
    .filter(([type]) => type !== 'application/json')
    .concat([['application/zip', 'One file for each table, and manifest.json.']])
    .map(([type, description]) => [type, { schema: { type: 'string', format: 'binary', description } }]),
)

/** The successful answers of `sendMade`. */
export const dataResponses = {
  200: {
    description: 'The tables, parents before children; or a file of one table, or an archive of all tables.',
    headers: {
      'synth-seed': { type: 'integer', description: 'The seed; the same request with this seed gives the same bytes.' },
      etag: { type: 'string', description: 'Strong: equal tags mean equal bytes.' },
    },
    content: { 'application/json': { schema: generatedSchema }, ...files },
  },
  304: { description: 'The caller already has these bytes (`If-None-Match`).', type: 'null' },
}

/** The successful answers of `POST /generate`. */
export const storyResponses = {
  ...dataResponses,
  200: {
    ...dataResponses[200],
    headers: {
      ...dataResponses[200].headers,
      'synth-unused': { type: 'integer', description: 'Number of parts of the story that had no effect; `POST /api/explain` lists them.' },
      link: { type: 'string', description: 'Link to the documentation of synth-unused: rel="describedby" (RFC 8288).' },
    },
  },
}
