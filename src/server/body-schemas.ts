import { type TObject, type TSchema, Type } from 'typebox'
import { formats } from '../formats/index.ts'
import { importFormats } from '../import/index.ts'
import { limits } from '../schema/limits.ts'
import { type FormatOptions, type OptionType, optionTypes } from '../formats/options.ts'

/** An example request of a route. */
export interface BodyExample {
  readonly summary: string
  readonly value: Readonly<Record<string, unknown>>
}

export type BodyExamples = Readonly<Record<string, BodyExample>>

/** The fields of a body that select the data and its format. */
export interface OutputFields {
  /** If absent, the header Accept decides. */
  readonly format?: string
  readonly options?: Partial<FormatOptions>
  readonly table?: string
  readonly columns?: readonly string[]
  readonly offset?: number
  readonly limit?: number
}

/** The body of `POST /generate` and `POST /api/explain`; single source for validation, types and documentation. */
export interface GenerateBody extends OutputFields {
  readonly story: string
  readonly rows?: number
  readonly seed: number | null
}

/** The body of `POST /api/generate-data`. */
export interface GenerateDataBody extends OutputFields {
  readonly schema: object
  readonly rows?: number
  readonly seed: number | null
}

/** The body of `POST /api/validate-schema`. */
export type ValidateSchemaBody = Pick<GenerateDataBody, 'schema' | 'rows' | 'seed'>

/** The body of `POST /datasets`: a story or a schema. */
export interface DatasetBody {
  readonly story?: string
  readonly schema?: object
  readonly rows?: number
  readonly seed: number
}

/** The body of `POST /api/generate-schema`. */
export interface GenerateSchemaBody {
  readonly story: string
  readonly rows?: number
  readonly engine: 'auto' | 'llm' | 'rules'
}

/** The body of `POST /api/import`. */
export interface ImportBody {
  readonly text: string
  readonly format?: string
  readonly name?: string
  readonly rows?: number
}

const story = Type.String({
  minLength: 1,
  maxLength: 20_000,
  pattern: '\\S',
  'x-well-formed': true,
  description: 'What the data is about, in plain English.',
})

const seed = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  default: null,
  description: 'The same request with the same seed gives the same bytes. null: a random seed, returned in the header synth-seed.',
})

const triedSeed = Type.Unsafe<number | null>({
  ...seed,
  description: 'The seed of the data: constraints are tested on rows generated with it. null: 0.',
})

const formatNames = [...formats.keys()]

/** The field with the options of a format. */
export const formatOptionsField = Type.Optional(
  Type.Object(Object.fromEntries(optionTypes.map((option) => [option.name, Type.Optional(optionType(option))])), {
    additionalProperties: false,
    description: 'Options of the format.',
  }),
)

/** The fields that select the data and its format. */
const outputFields = {
  format: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      enum: formatNames,
      description:
        `The format of the rows; if absent, the header Accept decides, and the default is records. ${[...formats.values()].map(({ name, description }) => `${name}: ${description}`).join(' ')} ` +
        'A format with one file per table gives a file if one table is selected or there is only one, otherwise a ZIP of one file per table.',
    }),
  ),
  options: formatOptionsField,
  table: Type.Optional(Type.String({ minLength: 1, description: 'The only table of the answer; default all.' })),
  columns: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      maxItems: limits.columnsOfTable,
      uniqueItems: true,
      description: 'The columns of the table, in this order; default all.',
    }),
  ),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Rows of the table to skip at the beginning; default 0.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Maximum number of rows of the table; default all.' }),
  ),
}

function optionType({ description, values }: OptionType): TSchema {
  if (values === null) return Type.String({ maxLength: 100, description })
  return Type.Unsafe({ type: typeof values[0] === 'boolean' ? 'boolean' : 'string', enum: values, description })
}

const engine = Type.Unsafe<'auto' | 'llm' | 'rules'>({
  type: 'string',
  enum: ['auto', 'llm', 'rules'],
  default: 'auto',
  description:
    'The reader of the story. llm: the language model. rules: this service itself. auto: the language model if one is configured, otherwise rules.',
})

/** Problems are found by the code that reads schemas; here it only has to be an object. */
const schema = Type.Object({}, { description: 'What to generate; `GET /schema.json` returns the JSON Schema.', 'x-component': 'Schema' })

function rowsType(maxRows: number, description: string) {
  return Type.Optional(Type.Integer({ minimum: 0, maximum: maxRows, description }))
}

function bodyType(properties: TObject['properties'], description: string, examples: BodyExamples): TObject {
  return Type.Object(properties, { additionalProperties: false, description, 'x-examples': examples })
}

/** @param maxRows upper bound of `rows`; the rows of all tables together are checked when the plan is known */
export function generateBodySchema(maxRows: number, examples: BodyExamples): TObject {
  const rows = rowsType(
    maxRows,
    'Rows of the primary table; overrides the story. Default: the number in the story, or 1000. 0 gives every table without rows.',
  )
  return bodyType({ story, rows, seed: Type.Optional(seed), ...outputFields }, 'What to generate.', examples)
}

const schemaRows = 'Rows of the primary table; default: the number in the schema. Not allowed for a schema without a primary table.'

/** @param maxRows as above */
export function generateDataBodySchema(maxRows: number, examples: BodyExamples): TObject {
  const rows = rowsType(maxRows, schemaRows)
  return bodyType({ schema, rows, seed: Type.Optional(seed), ...outputFields }, 'What to generate.', examples)
}

/** @param maxRows as above */
export function validateSchemaBodySchema(maxRows: number, examples: BodyExamples): TObject {
  return bodyType({ schema, rows: rowsType(maxRows, schemaRows), seed: Type.Optional(triedSeed) }, 'What to check.', examples)
}

/** @param maxRows as above */
export function datasetBodySchema(maxRows: number, examples: BodyExamples): TObject {
  const seedType = Type.Unsafe<number>({ ...seed, type: 'integer', default: 0, description: 'The seed of the data; default 0.' })
  const rows = rowsType(maxRows, 'Rows of the primary table; default: the number in the story or the schema.')
  const properties = { story: Type.Optional(story), schema: Type.Optional(schema), rows, seed: Type.Optional(seedType) }
  return bodyType(properties, 'The content of the data set: a story or a schema.', examples)
}

/** @param maxRows as above */
export function generateSchemaBodySchema(maxRows: number, examples: BodyExamples): TObject {
  const rows = rowsType(maxRows, 'Rows of the primary table, written into the schema; default: chosen by the engine.')
  return bodyType({ story, rows, engine: Type.Optional(engine) }, 'The source of the schema.', examples)
}

/** @param maxRows as above */
export function importBodySchema(maxRows: number, examples: BodyExamples): TObject {
  const text = Type.String({
    minLength: 1,
    maxLength: 500_000,
    pattern: '\\S',
    'x-well-formed': true,
    description: 'Declarations of tables, or examples of their rows; the text may also contain comments and sentences.',
  })
  const format = Type.Unsafe<string>({
    type: 'string',
    enum: [...importFormats.keys()],
    description: `The format of the text; default: the first one that is found in it. ${[...importFormats.values()].map(({ name, description }) => `${name}: ${description}`).join(' ')}`,
  })
  const name = Type.String({
    minLength: 1,
    maxLength: limits.nameLength,
    pattern: '\\S',
    'x-well-formed': true,
    description: 'Name of a table that has none in the text, as in a CSV or JSON sample; default: records.',
  })
  const rows = rowsType(maxRows, 'Rows of the first table, written into the schema; default: the number in the text, or 1000.')
  return bodyType({ text, format: Type.Optional(format), name: Type.Optional(name), rows }, 'What to import.', examples)
}
