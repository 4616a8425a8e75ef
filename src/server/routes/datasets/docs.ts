import { type TObject, Type } from 'typebox'
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

/** Example requests that succeed. */
export const createExamples: BodyExamples = {
  shop: { summary: 'A story', value: shop },
  library: { summary: 'A schema', value: { schema: librarySchema, rows: 100, seed: 7 } },
}

const endings = [...formats.values()].flatMap(({ extensions }) => extensions)
const packed = [...codings.values()].filter(({ available }) => available).map(({ extension }) => `.${extension}`)
const fileForm = `The extension selects the format: ${endings.join(', ')}; add ${packed.join(' or ')} to a text format for compression.`

const problems: readonly ProblemExample[] = [
  { code: 'not_found', detail: 'There is no format "cvs": did you mean "csv"?' },
  { code: 'table_unknown', detail: 'There is no table "order": did you mean "orders"?' },
  { code: 'validation_failed', detail: 'The parameter "colums" is unknown: did you mean "columns"?' },
  { code: 'selection_unknown', detail: 'Table "orders" has no column "totl": did you mean "total"?' },
  {
    code: 'format_unsuited',
    detail: 'A text has the character U+0000, which PostgreSQL cannot store: remove it from the schema, or use ndjson or parquet',
  },
  { code: 'too_many_rows', detail: '1820000000 rows in one response, but at most 1000000000 are allowed: ask for fewer with limit' },
  { code: 'range_not_satisfiable', detail: 'The file has 82014 bytes, none of them in the requested range' },
  { code: 'uri_too_long', detail: 'The request target must have at most 8192 characters' },
  { code: 'internal_error', detail: 'The service failed; see its log' },
  { code: 'shutting_down', detail: 'The service is shutting down; connect again in a moment' },
  ...streamProblems,
]

const named: readonly ProblemExample[] = [
  ...problems,
  {
    code: 'dataset_unknown',
    detail:
      'There is no data set "billing": it is not a ref from POST /datasets. Send the story or the schema to POST /datasets to get a ref, or ask for a file by its format, such as orders.csv',
  },
  {
    code: 'dataset_version',
    detail: 'The ref belongs to data version 1, but this service generates version 2: POST /datasets returns a new ref',
  },
]

const fileAnswers = {
  200: {
    description: 'The file.',
    headers: {
      'synth-seed': { type: 'integer', description: 'The seed.' },
      etag: { type: 'string', description: 'Strong: equal tags mean equal bytes.' },
      'content-disposition': { type: 'string', description: 'The name of the file.' },
      'accept-ranges': { type: 'string', description: 'bytes, if the file supports ranges.' },
    },
    content: {
      'application/octet-stream': { schema: { type: 'string', format: 'binary', description: 'In the media type of the format.' } },
    },
  },
  206: {
    description: 'The requested range.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary', description: 'Bytes of the file.' } } },
  },
  304: { description: 'The caller already has these bytes (`If-None-Match`).', type: 'null' },
}

function parametersOf(types: readonly QueryType[]): TObject {
  const property = ({ schema, description, required = false }: QueryType): ReturnType<typeof Type.Unsafe> =>
    required ? Type.Unsafe({ ...schema, description }) : Type.Optional(Type.Unsafe({ ...schema, description }))
  return Type.Object(Object.fromEntries(types.map((type) => [type.name, property(type)])))
}

const text = (description: string, example: string): ReturnType<typeof Type.String> => Type.String({ description, examples: [example] })
const ref = text('A ref from `POST /datasets`, or the name of a schema of this service.', encodeRef({ ...shop, rows: null }).ref)
/** A ref contains rows and seed, so files of a ref refuse both. */
const sizeOfNamed = sizeParameters.map((type) => ({ ...type, description: `${type.description} Only with the name of a schema.` }))
const selection = [columnsParameter, ...rowsParameters, ...optionParameters]

/** The example keeps the answer short. */
const fewRows = sizeParameters.map((type) => (type.name === 'rows' ? { ...type, schema: { ...type.schema, examples: [10] } } : type))

export const storyFileDocs = {
  summary: 'A table of a story as a file',
  description: `For addresses typed by hand: \`/datasets/orders.csv?story=online+shop&rows=1000\`. ${fileForm} \`all.csv.zip\` has all tables. A name without a dot is that of a data set, and returns its description.`,
  operationId: 'storyFile',
  tags: ['datasets'],
  params: Type.Object({ name: text('A table and a format, or the name of a data set.', 'orders.csv') }),
  querystring: parametersOf([{ ...storyParameter, required: false }, ...fewRows, ...selection]),
  response: {
    ...fileAnswers,
    ...problemResponses('/datasets/orders.csv', [
      ...named,
      {
        code: 'story_not_understood',
        detail: 'Say in English what there is and how many, such as "a hospital with 500 patients and 50 doctors"',
      },
      contradiction,
    ]),
  },
}

export const fileDocs = {
  summary: 'A table of a data set as a file',
  description: `${fileForm} \`all.csv.zip\` has all tables. In a Parquet file without a codec, the position of every byte is known in advance: a range request generates only the data that it covers.`,
  operationId: 'datasetFile',
  tags: ['datasets'],
  params: Type.Object({ ref, file: text('A table and a format.', 'orders.parquet') }),
  querystring: parametersOf([...sizeOfNamed, ...selection]),
  response: { ...fileAnswers, ...problemResponses('/datasets/billing/payments.parquet', named) },
}

export const partDocs = {
  summary: 'A part of a table as a file',
  description:
    'Parts are numbered from 0 and have equal numbers of rows, except one (for Parquet: of row groups). The header Link leads to the other parts.',
  operationId: 'datasetPart',
  tags: ['datasets'],
  params: Type.Object({
    ref,
    table: text('A table.', 'orders'),
    part: text('The part, the number of parts, and the format.', 'part-00000-of-00008.csv.gz'),
  }),
  querystring: parametersOf([...sizeOfNamed, columnsParameter, ...optionParameters]),
  response: { ...fileAnswers, ...problemResponses('/datasets/billing/payments/part-00000-of-00008.csv.gz', named) },
}

export const createDocs = {
  summary: 'Name a data set',
  description:
    'Takes a story or a schema and returns its address. The name contains the request itself, so it remains valid across restarts and in any service of the same version; ' +
    'only requests too long for a name are stored.',
  operationId: 'createDataset',
  tags: ['datasets'],
  response: {
    201: {
      description: 'The description of the data set, with the addresses of its files.',
      headers: { location: { type: 'string', description: 'The address of the data set.' } },
      content: { 'application/json': { schema: datasetSchema } },
    },
    ...problemResponses('/datasets', [
      ...commonProblems(schemaBodyLimit),
      { code: 'validation_failed', detail: 'a story or a schema is required' },
      {
        code: 'story_not_understood',
        detail: 'Say in English what there is and how many, such as "a hospital with 500 patients and 50 doctors"',
      },
      { code: 'schema_invalid', detail: '/schema/tables/1/columns/1 There is no table "author"' },
      {
        code: 'too_many_rows',
        detail: 'authors 4000000000 + books 8000000000 = 12000000000 rows in all, but at most 4000000000 are allowed: ask for fewer rows',
      },
    ]),
  },
}
