import { type Static, Type } from 'typebox'
import { costSchema } from './cost-schema.ts'

const rowCounts = Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'Exact number of rows of each table.' })

/** The answer of `POST /generate` and `POST /api/generate-data`. */
export const generatedSchema = Type.Object(
  {
    tables: Type.Record(
      Type.String(),
      Type.Union([
        Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: 'Format records: one object per row.' }),
        Type.Record(Type.String(), Type.Array(Type.Unknown()), {
          description: 'Format columns: one array per column, all of equal length.',
        }),
      ]),
      { description: 'The tables by name, parents before children.' },
    ),
    meta: Type.Object(
      {
        domain: Type.String({ description: 'The domain of the story; for a schema its name, or "custom".' }),
        story: Type.Union([Type.String(), Type.Null()], { description: 'The story as it was sent; null for a schema without one.' }),
        row_counts: rowCounts,
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

const places = (description: string) =>
  Type.Array(
    Type.Object({
      pointer: Type.String({ description: 'JSON pointer (RFC 6901) into the schema; "" points to the whole schema.' }),
      detail: Type.String(),
    }),
    { description },
  )

/** The answer of `POST /api/validate-schema`. */
export const inspectedSchema = Type.Object(
  {
    valid: Type.Boolean({ description: 'Whether `POST /api/generate-data` accepts the schema.' }),
    errors: places('All problems; empty if the schema is valid.'),
    warnings: places('Parts that are valid, but probably not intended.'),
    row_counts: Type.Union([rowCounts, Type.Null()], {
      description: 'Rows of each table of the output; null if the schema is not valid.',
    }),
    rows: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Rows of these tables together; null if the schema is not valid.',
    }),
    estimated_bytes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Approximate size of the answer in the format records, in bytes; null if the schema is not valid.',
    }),
    cost: Type.Union([costSchema, Type.Null()], { description: 'The cost of generating the data; null if the schema is not valid.' }),
  },
  { additionalProperties: false },
)

/** The answer of `POST /api/generate-schema`. */
export const madeSchema = Type.Object(
  {
    schema: Type.Object(
      {},
      { description: 'The schema of the story; `POST /api/generate-data` accepts it unchanged.', 'x-component': 'Schema' },
    ),
    meta: Type.Object(
      {
        engine: Type.String({ enum: ['rules', 'llm'], description: 'The reader of the story: this service itself or a language model.' }),
        model: Type.Union([Type.String(), Type.Null()], { description: 'The language model that answered; null for rules.' }),
        story: Type.String({ description: 'The story as it was sent.' }),
        domain: Type.String({ description: 'The name of the schema, or "custom".' }),
        attempts: Type.Integer({ minimum: 0, description: 'Number of answers of the language model until one was valid; 0 for rules.' }),
        warnings: Type.Array(Type.String(), { description: 'Changes to the answer of the language model.' }),
        usage: Type.Union([Type.Object({ input_tokens: Type.Integer(), output_tokens: Type.Integer() }), Type.Null()], {
          description: 'Tokens of all answers together; null if they were not counted.',
        }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** The answer of `GET /api/health`. */
export const healthSchema = Type.Object({
  status: Type.Union([Type.Literal('healthy'), Type.Literal('degraded')], {
    description: '`degraded` while workers die repeatedly; it ends without intervention.',
  }),
  reason: Type.Optional(Type.String({ description: 'Why the service is degraded.' })),
  llm_configured: Type.Boolean({ description: 'Whether a language model is configured.' }),
  version: Type.String(),
  uptime_seconds: Type.Number({ minimum: 0 }),
  workers: Type.Integer({ minimum: 1, description: 'Number of worker threads.' }),
  active_responses: Type.Integer({ minimum: 0, description: 'Responses that are being streamed.' }),
  memory_rss_bytes: Type.Integer({ minimum: 0, description: 'Resident memory of the process.' }),
  node_version: Type.String(),
})

export type Health = Static<typeof healthSchema>

/** The answer of `GET /errors/{code}`. */
export const errorRowSchema = Type.Object({
  code: Type.String(),
  status: Type.Integer(),
  title: Type.String(),
  cause: Type.String({ description: 'The cause of the error.' }),
  remedy: Type.String({ description: 'How to fix it.' }),
})
