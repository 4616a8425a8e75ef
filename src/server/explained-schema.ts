import { Type } from 'typebox'
import type { Fact } from '../story/facts/fact.ts'
import { costSchema } from './cost-schema.ts'
import { statedShare } from './stated-share.ts'

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
  timed_rate: true,
  childless: true,
  uneven: true,
  window: true,
  dated: true,
  series: true,
  curve: true,
  growth: true,
  shape: true,
  place: true,
  attribute: true,
  segments: true,
  condition: true,
  grades: true,
  leaning: true,
  correlation: true,
  definition: true,
  delay: true,
  sum_share: true,
  currency: true,
  national_id: true,
  columns: true,
  selection: true,
  import: true,
} satisfies Record<Fact['type'], true>)

const factFields =
  'In addition to these fields, a fact has what was read, by `type`. count: `count` rows of `noun`. ratio: `min` to `max`, or `mean`, of `child` for each ' +
  '`parent`. relation: each `child` belongs to a `parent`. rate: a `share` (0 to 1) or a number of `rows` of the table `of` has the value `what`. ' +
  'timed_rate: shares of `what` by months or weekdays. childless: a `part` of the rows of `parent` has no rows of `child`, every other row has some. uneven: a `part` of ' +
  'the rows of `parent` has the `share` of the rows of `child`. window: ' +
  'days `from` and `to`, inclusive. dated: the same days for rows of `of`, in the sense of a `verb`. series: rows of `table` at intervals of `every` `unit`s ' +
  'of time, on days `from` to `to`. curve: values of `measure`, at `anchors` or in `every` period. growth: a `factor` on `measure`, from ' +
  'the first month to the last or `per` period. shape: factors by `months`, `days`, `weekdays` or `hours`. place: `countries` and `cities`. ' +
  'attribute: `aspects` of the values of a `column` of `table`. correlation: the rank correlation `coefficient` of two `columns`. ' +
  'delay: the time `later` is `min` to `max` of a `unit` after `earlier`. definition: `column` is the value of an `expression` of others. ' +
  'segments: `entries`, each with the `words` for a part of the rows and a share or a number. ' +
  'sum_share: `parts`, each with the `words` for a part of the rows and its `share` of the `sum` of their amounts. ' +
  'condition: rows that meet `tests` have the values in `then`, the others those in `otherwise`. grades: labels of a `column` by a number. ' +
  'leaning: what `words` name rises (`sign` 1) or falls (-1) together, by a `factor` or not. ' +
  'currency: `currency`. national_id: `country`. columns: `columns` of `noun`. selection: `mode` only or without, and `nouns`. ' +
  'import: the `columns` of a `table` that code of a `format` declares. Unstated values are null.'

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
      {
        ...scored,
        confidence: Type.Number({
          minimum: 0,
          maximum: 1,
          description:
            'How certain the choice is: the share of the nouns of the story that the domain knows, times the score over the sum of this and the next best ' +
            'score unless a word names the business. 0 for "custom".',
        }),
        words: Type.Array(Type.String(), { description: 'The words that speak for the domain, singular, strongest first.' }),
        runners_up: Type.Array(Type.Object(scored), { description: 'The next best domains, best first.' }),
      },
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
              meaning: Type.Optional(
                Type.Null({
                  description: 'Null for a column with an unknown name: its values are placeholders. Otherwise absent.',
                }),
              ),
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
    cost: costSchema,
  },
  { additionalProperties: false },
)
