import Type, { type Static } from 'typebox'
import { errorTable } from '../errors.ts'
import type { Fact } from '../story/fact.ts'
import { statedShare } from './stated-share.ts'

const rowCounts = Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'Rows of each table, exact.' })

/** The answer of `POST /generate` and `POST /api/generate-data`. */
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
        domain: Type.String({ description: 'The domain that the story was understood as; the name of the schema, or "custom".' }),
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
      pointer: Type.String({ description: 'JSON pointer (RFC 6901) into the schema; "" is the whole of it.' }),
      detail: Type.String(),
    }),
    { description },
  )

const cells = Type.Number({ minimum: 0, description: 'Cells: one is a column of one row, evaluated once.' })

/** What it takes to make the tables, by the plan's cost model. */
const cost = Type.Object(
  {
    cells: Type.Number({ minimum: 0, description: 'Cells of all rows together, those included that are only read.' }),
    cells_per_row: Type.Record(Type.String(), cells, { description: 'By table: cells for one of its rows, with all that it reads.' }),
    costliest: Type.Union(
      [Type.Object({ pointer: Type.String({ description: 'JSON pointer (RFC 6901) into the schema.' }), cells }), Type.Null()],
      { description: 'The column or constraint that takes most, for all of its rows; null without rows.' },
    ),
  },
  {
    description:
      'What it takes to make the tables. A plan whose single row, or whose words, take too much is refused with plan_too_costly.',
  },
)

/** The answer of `POST /api/validate-schema`. */
export const inspectedSchema = Type.Object(
  {
    valid: Type.Boolean({ description: 'Whether `POST /api/generate-data` takes the schema.' }),
    errors: places('All that is wrong; empty when the schema is valid.'),
    warnings: places('What is allowed, but hardly meant.'),
    row_counts: Type.Union([rowCounts, Type.Null()], {
      description: 'Rows of each table that is written; null when the schema is not valid.',
    }),
    rows: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'Rows of these tables together; null likewise.' }),
    estimated_bytes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Bytes of the answer in the format records, about; null likewise.',
    }),
    cost: Type.Union([cost, Type.Null()], { description: 'What it takes to make; null likewise.' }),
  },
  { additionalProperties: false },
)

const span = {
  text: Type.String({ description: 'The part of the story.' }),
  start: Type.Integer({ minimum: 0, description: 'Where it starts: UTF-16 offset.' }),
  end: Type.Integer({ minimum: 0, description: 'Where it ends, excluded.' }),
}

const scored = {
  name: Type.String(),
  score: Type.Number({ minimum: 0, description: 'Points; of use only beside those of other domains.' }),
}

const reason = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const factTypes = Object.keys({
  count: true,
  ratio: true,
  relation: true,
  rate: true,
  window: true,
  curve: true,
  growth: true,
  shape: true,
  place: true,
  currency: true,
  national_id: true,
  columns: true,
  selection: true,
} satisfies Record<Fact['type'], true>)

const factFields =
  'Beside these fields stands what was read, by `type`. count: `count` rows of `noun`. ratio: `min` to `max`, or `mean`, of `child` for each ' +
  '`parent`. relation: each `child` belongs to a `parent`. rate: a `share` (0 to 1) or a number of `rows` of the table `of` are `what`. window: ' +
  'days `from` and `to`, both included. curve: what `measure` comes to, at `anchors` or in `every` period. growth: a `factor` on `measure`, from ' +
  'the first month to the last or `per` period. shape: factors by `months`, `days`, `weekdays` or `hours`. place: `countries` and `cities`. ' +
  'currency: `currency`. national_id: `country`. columns: `columns` of `noun`. selection: `mode` only or without, and `nouns`. What was not said is null.'

const proof = Type.Union(
  [
    Type.Object({
      sql: Type.String({
        description: 'A query over the tables of the data, one row with one value, that DuckDB and PostgreSQL understand.',
      }),
      value: Type.Union([Type.Number(), Type.Boolean()], { description: 'The value that it gives.' }),
    }),
    Type.Null(),
  ],
  { description: 'Shows that the data does it; null for what is not used, and for what no column of the data shows.' },
)

/** The answer of `POST /api/explain`. */
export const explainedSchema = Type.Object(
  {
    domain: Type.Object(
      { ...scored, runners_up: Type.Array(Type.Object(scored), { description: 'The next best domains, best first.' }) },
      {
        description:
          'The domain that the story is taken for, with the points that its words give it; "custom" with 0 points for tables made of its own nouns.',
      },
    ),
    tables: Type.Array(
      Type.Object({
        name: Type.String(),
        rows: Type.Integer({ minimum: 0 }),
        reason: Type.String({ description: 'Why it has so many rows.' }),
      }),
      { description: 'The tables of the answer of `POST /generate`, in its order.' },
    ),
    facts: Type.Array(
      Type.Object(
        {
          type: Type.String({ enum: factTypes, description: 'What kind of thing is said.' }),
          ...span,
          used: Type.Boolean({ description: 'Whether the data does what it says.' }),
          proof,
          sets: Type.Array(
            Type.Object({
              pointer: Type.String({ description: 'JSON pointer (RFC 6901) into `schema`.' }),
              text: Type.String({ description: 'What is set there.' }),
              share: Type.Optional(statedShare),
            }),
            { description: 'What it sets, and where in the schema; empty when it is not used.' },
          ),
          reason: reason('Why it is not used, or not wholly as said; null for what is used as said.'),
        },
        { additionalProperties: true, description: factFields },
      ),
      { description: 'Everything that the story says, in its order.' },
    ),
    unused: Type.Array(
      Type.Object({ ...span, reason: reason('Why, and what would be used; null for words that mean nothing to this service.') }),
      { description: 'Every part of the story that sets nothing.' },
    ),
    warnings: Type.Array(Type.String(), { description: 'What was used, but not wholly as said, and what is hardly meant.' }),
    schema: Type.Object(
      {},
      { description: 'The schema as it would be generated; `POST /api/generate-data` takes it as it is.', 'x-component': 'Schema' },
    ),
    rows: Type.Integer({ minimum: 0, description: 'Rows of the tables together.' }),
    estimated_bytes: Type.Integer({ minimum: 0, description: 'Bytes of the answer of `POST /generate`, about.' }),
    cost,
  },
  { additionalProperties: false },
)

/** The answer of `POST /api/generate-schema`. */
export const madeSchema = Type.Object(
  {
    schema: Type.Object(
      {},
      { description: 'What was made of the story; `POST /api/generate-data` takes it as it is.', 'x-component': 'Schema' },
    ),
    meta: Type.Object(
      {
        engine: Type.String({ enum: ['rules', 'llm'], description: 'Who read the story: this service itself or a language model.' }),
        model: Type.Union([Type.String(), Type.Null()], { description: 'The language model that answered; null for rules.' }),
        story: Type.String({ description: 'The story as it was sent.' }),
        domain: Type.String({ description: 'The name of the schema, or "custom".' }),
        attempts: Type.Integer({ minimum: 0, description: 'Answers of the language model until one was valid; 0 for rules.' }),
        warnings: Type.Array(Type.String(), { description: "What was changed in the language model's answer." }),
        usage: Type.Union([Type.Object({ input_tokens: Type.Integer(), output_tokens: Type.Integer() }), Type.Null()], {
          description: 'Tokens of all answers together; null when nobody counted.',
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
    description: '`degraded` while workers die again and again; it passes by itself.',
  }),
  reason: Type.Optional(Type.String({ description: 'Why it is degraded.' })),
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
  cause: Type.String({ description: 'What leads to it.' }),
  remedy: Type.String({ description: 'What to do about it.' }),
})

/** Every error answer (RFC 9457). */
export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'Where the code is explained, relative to this service.' }),
    title: Type.String({ description: 'What kind of error it is; the same for every error of the code.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    detail: Type.String({ description: 'What is wrong with this request and what would be right.' }),
    instance: Type.String({
      description: 'The path of the request, and behind # its id, which the header x-request-id and the log have as well.',
    }),
    code: Type.String({ enum: Object.keys(errorTable), description: 'A stable name for programs to tell errors apart.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({
            description: "JSON pointer (RFC 6901) into the body; into the language model's schema for llm_schema_invalid.",
          }),
          detail: Type.String(),
          span: Type.Optional(
            Type.Object(
              { start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) },
              { description: 'The place in the story: UTF-16 offsets, the end excluded.' },
            ),
          ),
        }),
      ),
    ),
  },
  { description: 'What went wrong.' },
)
