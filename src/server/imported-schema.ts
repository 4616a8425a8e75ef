import { Type } from 'typebox'

/** The answer of `POST /api/import`. */
export const importedSchema = Type.Object(
  {
    format: Type.String({ description: 'The format that was read.' }),
    schema: Type.Object(
      {},
      { description: 'The tables as a schema; `POST /api/generate-data` accepts it unchanged.', 'x-component': 'Schema' },
    ),
    report: Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1, description: 'The line of the text.' }),
        text: Type.String({ description: 'The part of the text.' }),
        reason: Type.Union([Type.String(), Type.Null()], {
          description: 'Why the schema does not have it, or what it has instead; null for words that the service does not know.',
        }),
      }),
      { description: 'All parts of the text that the schema does not have, or not as they stand, in the order of the text.' },
    ),
  },
  { additionalProperties: false },
)
