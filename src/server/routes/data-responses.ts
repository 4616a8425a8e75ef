import { generatedSchema } from '../schemas.ts'

/** What `sendData` answers when all is well. */
export const dataResponses = {
  200: {
    description: 'The tables, parents before children.',
    headers: {
      'synth-seed': { type: 'integer', description: 'The seed; the same request with it gives the same bytes.' },
      etag: { type: 'string', description: 'Strong: equal tags are equal bytes.' },
    },
    content: { 'application/json': { schema: generatedSchema } },
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
