import { Type } from 'typebox'
import { codings } from '../../../codings/index.ts'
import { mostExportParts } from '../../../fleet/export-request.ts'
import { formats } from '../../../formats/index.ts'
import { bodyLimit } from '../../body-limit.ts'
import { formatOptionsField } from '../../body-schemas.ts'
import { encodeRef } from '../../datasets/encode-ref.ts'
import { type ProblemExample, problemResponses } from '../../problem-responses.ts'
import { commonProblems } from '../common-problems.ts'
import { exportExample, exportSchema } from './export-schema.ts'

const fileFormats = [...formats.values()].filter(({ scope }) => scope === 'table').map(({ name }) => name)
const compressions = [...codings.values()].filter(({ available }) => available).map(({ name }) => name)

/** The body of `POST /datasets/{ref}/exports`. */
const exportBodySchema = Type.Object(
  {
    format: Type.Unsafe<string>({
      type: 'string',
      enum: fileFormats,
      description: 'The format of the files: one file per table and part.',
    }),
    options: formatOptionsField,
    compression: Type.Optional(
      Type.Unsafe<string>({ type: 'string', enum: compressions, description: 'The compression of the files; default none.' }),
    ),
    parts: Type.Integer({
      minimum: 1,
      maximum: mostExportParts,
      description: 'Number of parts of every table: several times as many as workers.',
    }),
    destination: Type.String({
      minLength: 1,
      maxLength: 1000,
      description:
        'A destination that the workers have by this name, with folders below it if need be, such as lake or lake/shop. Never a URL or a path.',
    }),
  },
  {
    additionalProperties: false,
    description: 'How and where the data set is written.',
    'x-examples': { parquet: { summary: 'Parquet', value: { format: 'parquet', parts: 16, destination: 'lake/shop' } } },
  },
)

const notConfigured: ProblemExample = {
  code: 'exports_not_configured',
  detail: 'Start the service with --queue redis://host:6379 (or SYNTH_QUEUE), and workers with synth worker and the same queue',
}
const queueProblems: readonly ProblemExample[] = [
  notConfigured,
  { code: 'queue_unavailable', detail: 'The queue at redis://localhost:6379 cannot be used: connect ECONNREFUSED 127.0.0.1:6379' },
  { code: 'internal_error', detail: 'The service failed; see its log' },
  { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
]
const unknown: ProblemExample = {
  code: 'export_unknown',
  detail: 'There is no export lake~6WUuNqTq0Lhp0gVSLxu1Tw: it was never requested, or its record has expired',
}

export const path = '/exports/:id'
const example = '/exports/lake~6WUuNqTq0Lhp0gVSLxu1Tw'
const params = Type.Object({ id: Type.String({ description: 'The id of an export.', examples: [exportExample.id] }) })

const answer = (description: string) => ({
  description,
  content: { 'application/json': { schema: exportSchema, examples: { export: { value: exportExample } } } },
})

export const createDocs = {
  summary: 'Have workers write a data set',
  description:
    'Workers of a fleet write the parts of all tables to a destination that they have by name, and `manifest.json` and `_SUCCESS` when all parts are there. ' +
    'The request is accepted at once (`Prefer: respond-async` is what it does anyway); `Location` shows the progress. ' +
    'The same request again is the same export: one that runs or is complete stays as it is, one that failed or was cancelled is made again, where whole parts are kept. ' +
    'For the name of a schema, the parameters `rows` and `seed` may follow the path.',
  operationId: 'createExport',
  tags: ['exports'],
  params: Type.Object({
    ref: Type.String({
      description: 'A ref from `POST /datasets`, or the name of a schema of this service.',
      examples: [encodeRef({ story: 'an online shop with 400 customers, 7% returns', seed: 42, rows: null }).ref],
    }),
  }),
  body: exportBodySchema,
  response: {
    202: {
      ...answer('The export was requested by this request or an earlier one.'),
      headers: {
        location: { type: 'string', description: 'The address of the export.' },
        'preference-applied': { type: 'string', description: 'respond-async, if the request prefers it.' },
      },
    },
    ...problemResponses('/datasets/billing/exports', [
      ...commonProblems(bodyLimit),
      {
        code: 'validation_failed',
        detail:
          '/destination must be a name that the workers have, such as lake, optionally with folders below it: lake/shop/v2; never a URL or a path of a machine',
      },
      {
        code: 'dataset_unknown',
        detail:
          'There is no data set "billing": it is not a ref from POST /datasets. Send the story or the schema to POST /datasets to get a ref, or ask for a file by its format, such as orders.csv',
      },
      {
        code: 'dataset_version',
        detail: 'The ref belongs to data version 1, but this service generates version 2: POST /datasets returns a new ref',
      },
      { code: 'schema_invalid', detail: '/tables/1/columns/1 There is no table "author"' },
      { code: 'format_unsuited', detail: 'A text has the character U+0000, which PostgreSQL cannot store: remove it from the schema' },
      { code: 'too_many_rows', detail: '1820000000 rows in one response, but at most 1000000000 are allowed: ask for fewer with limit' },
      { code: 'export_stopping', detail: 'Workers have not stopped making parts of lake~6WUuNqTq0Lhp0gVSLxu1Tw: try again in a moment' },
      ...queueProblems,
    ]),
  },
}

export const statusDocs = {
  summary: 'Show how far an export is',
  description: 'Progress, parts, throughput and errors. Ended exports are remembered for a week.',
  operationId: 'exportStatus',
  tags: ['exports'],
  params,
  response: { 200: answer('The export.'), ...problemResponses(example, [unknown, ...queueProblems]) },
}

export const cancelDocs = {
  summary: 'Cancel an export',
  description:
    'Parts that wait are dropped, and workers stop those in progress within seconds; parts that are written stay. An export that has ended is forgotten, and its files stay.',
  operationId: 'cancelExport',
  tags: ['exports'],
  params,
  response: {
    200: answer('The export is cancelled, or was complete before it could be.'),
    204: { description: 'The export had ended, and is forgotten.', type: 'null' },
    ...problemResponses(example, [unknown, ...queueProblems]),
  },
}
