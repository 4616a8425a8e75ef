import Type, { type TObject } from 'typebox'
import { codings } from '../../../codings/index.ts'
import { formats } from '../../../formats/index.ts'
import { schemaBodyLimit } from '../../body-limit.ts'
import { encodeRef } from '../../datasets/encode-ref.ts'
import type { BodyExamples } from '../../body-schemas.ts'
import { type ProblemExample, problemResponses } from '../../problem-responses.ts'
import { columnsParameter, optionParameters, rowsParameters, sizeParameters, storyParameter } from '../../query/parameters.ts'
import type { QueryType } from '../../query/query-type.ts'
import { commonProblems, streamProblems } from '../common-problems.ts'
import { contradiction } from '../contradiction.ts'
import { librarySchema } from '../schema-examples.ts'
import { datasetSchema } from './dataset-schema.ts'

const shop = { story: 'an online shop with 400 customers, 7% returns', seed: 42 }

/** Requests that succeed when they are tried out. */
export const createExamples: BodyExamples = {
  shop: { summary: 'A story', value: shop },
  library: { summary: 'A schema', value: { schema: librarySchema, rows: 100, seed: 7 } },
}

const endings = [...formats.values()].flatMap(({ extensions }) => extensions)
const packed = [...codings.values()].filter(({ available }) => available).map(({ extension }) => `.${extension}`)
const fileForm = `The format is its ending: ${endings.join(', ')}; text may be compressed, ${packed.join(' or ')}.`

const problems: readonly ProblemExample[] = [
  { code: 'not_found', detail: 'There is no format "cvs": did you mean "csv"?' },
  { code: 'table_unknown', detail: 'There is no table "order": did you mean "orders"?' },
  { code: 'validation_failed', detail: 'The parameter "colums" is not known: did you mean "columns"?' },
  { code: 'selection_unknown', detail: 'Table "orders" has no column "totl": did you mean "total"?' },
  {
    code: 'format_unsuited',
    detail: 'A text has the character U+0000, which PostgreSQL cannot hold: take it out of the schema, or ask for ndjson or parquet',
  },
  { code: 'too_many_rows', detail: '1820000000 rows in one response, but at most 1000000000 are allowed: ask for fewer with limit' },
  { code: 'range_not_satisfiable', detail: 'The file has 82014 bytes; none of those that the range names' },
  { code: 'uri_too_long', detail: 'The target may have 8192 characters' },
  { code: 'internal_error', detail: 'The service failed; its log tells more' },
  { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
  ...streamProblems,
]

const named: readonly ProblemExample[] = [
  ...problems,
  { code: 'dataset_unknown', detail: 'There is no data set "billing": it is no ref that POST /datasets gives' },
  {
    code: 'dataset_version',
    detail: 'The ref is of version 1 of the data, and this service makes version 2: POST /datasets gives a new one',
  },
]

const fileAnswers = {
  200: {
    description: 'The file.',
    headers: {
      'synth-seed': { type: 'integer', description: 'The seed.' },
      etag: { type: 'string', description: 'Strong: equal tags are equal bytes.' },
      'content-disposition': { type: 'string', description: 'What to call the file.' },
      'accept-ranges': { type: 'string', description: 'bytes, where ranges of it can be read.' },
    },
    content: {
      'application/octet-stream': { schema: { type: 'string', format: 'binary', description: 'In the media type of its format.' } },
    },
  },
  206: {
    description: 'The range that is asked for.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary', description: 'Bytes of the file.' } } },
  },
  304: { description: 'The caller has these bytes already (`If-None-Match`).', type: 'null' },
}

function parametersOf(types: readonly QueryType[]): TObject {
  const property = ({ schema, description, required = false }: QueryType): ReturnType<typeof Type.Unsafe> =>
    required ? Type.Unsafe({ ...schema, description }) : Type.Optional(Type.Unsafe({ ...schema, description }))
  return Type.Object(Object.fromEntries(types.map((type) => [type.name, property(type)])))
}

const text = (description: string, example: string): ReturnType<typeof Type.String> => Type.String({ description, examples: [example] })
const ref = text('A ref that `POST /datasets` gives, or the name of a schema of this service.', encodeRef({ ...shop, rows: null }).ref)
const selection = [columnsParameter, ...rowsParameters, ...optionParameters]

export const storyFileDocs = {
  summary: 'A table of a story as a file',
  description: `For addresses that people type: \`/datasets/orders.csv?story=online+shop&rows=1000\`. ${fileForm} \`all.csv.zip\` has all tables. A name without a point is that of a data set, and is answered with what it is.`,
  operationId: 'storyFile',
  tags: ['datasets'],
  params: Type.Object({ name: text('A table and a format, or the name of a data set.', 'orders.csv') }),
  querystring: parametersOf([{ ...storyParameter, required: false }, ...sizeParameters, ...selection]),
  response: {
    ...fileAnswers,
    ...problemResponses('/datasets/orders.csv', [
      ...named,
      { code: 'story_not_understood', detail: 'Nothing was found in the story that data could be about' },
      contradiction,
    ]),
  },
}

export const fileDocs = {
  summary: 'A table of a data set as a file',
  description: `${fileForm} \`all.csv.zip\` has all tables. Of a Parquet file without a codec every byte has a place before any row is made: ranges make only what they touch.`,
  operationId: 'datasetFile',
  tags: ['datasets'],
  params: Type.Object({ ref, file: text('A table and a format.', 'orders.parquet') }),
  querystring: parametersOf([...sizeParameters, ...selection]),
  response: { ...fileAnswers, ...problemResponses('/datasets/billing/payments.parquet', named) },
}

export const partDocs = {
  summary: 'A part of a table as a file',
  description:
    'Parts are counted from 0 and have equally many rows, but for one (of Parquet: row groups). The header Link leads to the others.',
  operationId: 'datasetPart',
  tags: ['datasets'],
  params: Type.Object({
    ref,
    table: text('A table.', 'orders'),
    part: text('Which part, of how many, in which format.', 'part-00000-of-00008.csv.gz'),
  }),
  querystring: parametersOf([...sizeParameters, columnsParameter, ...optionParameters]),
  response: { ...fileAnswers, ...problemResponses('/datasets/billing/payments/part-00000-of-00008.csv.gz', named) },
}

export const createDocs = {
  summary: 'Name a data set',
  description:
    'Takes a story or a schema and answers with its address. The name is the request itself, so that it survives restarts and any service of the same version answers it; ' +
    'only longer requests are kept.',
  operationId: 'createDataset',
  tags: ['datasets'],
  response: {
    201: {
      description: 'What the data set is, and where its files are.',
      headers: { location: { type: 'string', description: 'Its address.' } },
      content: { 'application/json': { schema: datasetSchema } },
    },
    ...problemResponses('/datasets', [
      ...commonProblems(schemaBodyLimit),
      { code: 'validation_failed', detail: 'a story or a schema is required' },
      { code: 'story_not_understood', detail: 'Nothing was found in the story that data could be about' },
      { code: 'schema_invalid', detail: '/schema/tables/1/columns/1 There is no table "author"' },
      { code: 'too_many_rows', detail: 'authors 4000000000 + books 8000000000 = 12000000000 rows, but at most 4000000000 are allowed' },
    ]),
  },
}
