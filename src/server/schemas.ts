import Type, { type Static, type TObject } from 'typebox'
import { errorTable } from '../errors.ts'

/** The body of `POST /generate`; one source for the checks, the types and the documentation. */
export interface GenerateBody {
  readonly story: string
  readonly rows: number
  readonly seed: number | null
  readonly format: string
}

export interface GenerateExample {
  readonly summary: string
  readonly value: Readonly<Record<string, unknown>>
}

const seed = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  default: null,
  description: 'The same request with the same seed gives the same bytes. null: a random one, told in the header synth-seed.',
})

const format = Type.Unsafe<'records' | 'columns'>({
  type: 'string',
  enum: ['records', 'columns'],
  default: 'records',
  description: 'records: each table is an array of objects. columns: each table is an object of arrays.',
})

/** @param maxRows cap on `rows`; the rows of all tables together are checked when the plan is known */
export function generateBodySchema(maxRows: number, examples: Readonly<Record<string, GenerateExample>>): TObject {
  const story = Type.String({
    minLength: 1,
    maxLength: 20_000,
    pattern: '\\S',
    // The answer repeats the story: half of a surrogate pair would make it JSON that strict readers refuse.
    not: { type: 'string', pattern: '\\p{Cs}' },
    description: 'What the data is about, in plain English.',
  })
  const rows = Type.Integer({
    minimum: 0,
    maximum: maxRows,
    default: 1000,
    description: 'Rows of the primary table; 0 gives every table, empty.',
  })
  return Type.Object(
    { story, rows: Type.Optional(rows), seed: Type.Optional(seed), format: Type.Optional(format) },
    { additionalProperties: false, description: 'What to generate.', 'x-examples': examples },
  )
}

/** The answer of `POST /generate`. */
export const generatedSchema = Type.Object(
  {
    tables: Type.Record(
      Type.String(),
      Type.Union([
        Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: 'Format records: one object a row.' }),
        Type.Record(Type.String(), Type.Array(Type.Unknown()), { description: 'Format columns: one array a column, all of equal length.' }),
      ]),
      { description: 'The tables by name, parents before children.' },
    ),
    meta: Type.Object(
      {
        domain: Type.String({ description: 'The domain that the story was understood as.' }),
        story: Type.String({ description: 'The story as it was sent.' }),
        row_counts: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'Rows of each table, exact.' }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** The answer of `GET /api/health`. */
export const healthSchema = Type.Object({
  status: Type.Literal('healthy'),
  llm_configured: Type.Boolean({ description: 'Whether a language model can be asked.' }),
  version: Type.String(),
  uptime_seconds: Type.Number({ minimum: 0 }),
  workers: Type.Integer({ minimum: 1, description: 'Threads that generate.' }),
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
})

/** Every error answer (RFC 9457). */
export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'Where the code is explained, relative to this service.' }),
    title: Type.String({ description: 'What kind of error it is; the same for every error of the code.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    detail: Type.String({ description: 'What is wrong with this request and what would be right.' }),
    instance: Type.String({ description: 'The path of the request.' }),
    code: Type.String({ enum: Object.keys(errorTable), description: 'A stable name for programs to tell errors apart.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({ description: 'JSON pointer (RFC 6901) into the body.' }),
          detail: Type.String(),
        }),
      ),
    ),
  },
  { description: 'What went wrong.' },
)
