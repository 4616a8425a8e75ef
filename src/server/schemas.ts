import Type, { type Static } from 'typebox'
import type { Fact } from '../story/fact.ts'
import { statedShare } from './stated-share.ts'

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

const cells = Type.Number({ minimum: 0, description: 'Cells: one column of one row, evaluated once.' })

/** The cost of generating the tables, according to the cost model. */
const cost = Type.Object(
  {
    cells: Type.Number({ minimum: 0, description: 'Cells of all rows together, including the cells that they read.' }),
    cells_per_row: Type.Record(Type.String(), cells, {
      description: 'Cells to generate one row of each table, including the cells that it reads.',
    }),
    costliest: Type.Union(
      [Type.Object({ pointer: Type.String({ description: 'JSON pointer (RFC 6901) into the schema.' }), cells }), Type.Null()],
      { description: 'The column or constraint with the highest cost over all of its rows; null if there are no rows.' },
    ),
  },
  {
    description:
      'The cost of generating the tables. A plan is refused with plan_too_costly if a single row, or the dictionaries of its columns, cost too much.',
  },
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
    cost: Type.Union([cost, Type.Null()], { description: 'The cost of generating the data; null if the schema is not valid.' }),
  },
  { additionalProperties: false },
)

const span = {
  text: Type.String({ description: 'The part of the story.' }),
  start: Type.Integer({ minimum: 0, description: 'Start of the part: UTF-16 offset.' }),
  end: Type.Integer({ minimum: 0, description: 'End of the part, exclusive: UTF-16 offset.' }),
}

const scored = {
  name: Type.String(),
  score: Type.Number({ minimum: 0, description: 'Points; meaningful only in comparison with other domains.' }),
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
  'In addition to these fields, a fact has what was read, by `type`. count: `count` rows of `noun`. ratio: `min` to `max`, or `mean`, of `child` for each ' +
  '`parent`. relation: each `child` belongs to a `parent`. rate: a `share` (0 to 1) or a number of `rows` of the table `of` has the value `what`. window: ' +
  'days `from` and `to`, inclusive. curve: values of `measure`, at `anchors` or in `every` period. growth: a `factor` on `measure`, from ' +
  'the first month to the last or `per` period. shape: factors by `months`, `days`, `weekdays` or `hours`. place: `countries` and `cities`. ' +
  'currency: `currency`. national_id: `country`. columns: `columns` of `noun`. selection: `mode` only or without, and `nouns`. Unstated values are null.'

const proof = Type.Union(
  [
    Type.Object({
      sql: Type.String({
        description: 'A query over the tables of the data, for DuckDB and PostgreSQL, that returns one row with one value.',
      }),
      value: Type.Union([Type.Number(), Type.Boolean()], { description: 'The expected value.' }),
    }),
    Type.Null(),
  ],
  { description: 'Verifies the fact in the data; null for an unused fact, and for a fact that no column of the data shows.' },
)

/** The answer of `POST /api/explain`. */
export const explainedSchema = Type.Object(
  {
    domain: Type.Object(
      { ...scored, runners_up: Type.Array(Type.Object(scored), { description: 'The next best domains, best first.' }) },
      {
        description:
          'The domain of the story, with the points that its words give it; "custom" with 0 points for tables made from nouns of the story.',
      },
    ),
    tables: Type.Array(
      Type.Object({
        name: Type.String(),
        rows: Type.Integer({ minimum: 0 }),
        reason: Type.String({ description: 'Why the table has this number of rows.' }),
      }),
      { description: 'The tables of the answer of `POST /generate`, in the same order.' },
    ),
    facts: Type.Array(
      Type.Object(
        {
          type: Type.String({ enum: factTypes, description: 'The kind of fact.' }),
          ...span,
          used: Type.Boolean({ description: 'Whether the data follows the fact.' }),
          proof,
          sets: Type.Array(
            Type.Object({
              pointer: Type.String({ description: 'JSON pointer (RFC 6901) into `schema`.' }),
              text: Type.String({ description: 'What is set there.' }),
              share: Type.Optional(statedShare),
            }),
            { description: 'What the fact sets, and where in the schema; empty if it is not used.' },
          ),
          reason: reason('Why the fact is not used, or not fully as stated; null for a fact that is used as stated.'),
        },
        { additionalProperties: true, description: factFields },
      ),
      { description: 'All facts that were read, in the order of the story.' },
    ),
    unused: Type.Array(
      Type.Object({
        ...span,
        reason: reason('Why it has no effect, and what would have one; null for words that the service does not know.'),
      }),
      { description: 'All parts of the story that have no effect.' },
    ),
    warnings: Type.Array(Type.String(), {
      description: 'Facts that are used, but not fully as stated, and parts of the schema that are probably not intended.',
    }),
    schema: Type.Object(
      {},
      { description: 'The schema of the data; `POST /api/generate-data` accepts it unchanged.', 'x-component': 'Schema' },
    ),
    rows: Type.Integer({ minimum: 0, description: 'Rows of the tables together.' }),
    estimated_bytes: Type.Integer({ minimum: 0, description: 'Approximate size of the answer of `POST /generate`, in bytes.' }),
    cost,
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
