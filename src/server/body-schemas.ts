import Type, { type TObject } from 'typebox'

/** A request of a route that can be tried out. */
export interface BodyExample {
  readonly summary: string
  readonly value: Readonly<Record<string, unknown>>
}

export type BodyExamples = Readonly<Record<string, BodyExample>>

/** The body of `POST /generate` and `POST /api/explain`; one source for the checks, the types and the documentation. */
export interface GenerateBody {
  readonly story: string
  readonly rows?: number
  readonly seed: number | null
  readonly format: string
}

/** The body of `POST /api/generate-data`. */
export interface GenerateDataBody {
  readonly schema: object
  readonly rows?: number
  readonly seed: number | null
  readonly format: string
}

/** The body of `POST /api/validate-schema`. */
export type ValidateSchemaBody = Pick<GenerateDataBody, 'schema' | 'rows' | 'seed'>

/** The body of `POST /api/generate-schema`. */
export interface GenerateSchemaBody {
  readonly story: string
  readonly rows?: number
  readonly engine: 'auto' | 'llm' | 'rules'
}

const story = Type.String({
  minLength: 1,
  maxLength: 20_000,
  pattern: '\\S',
  // The answer repeats the story: half of a surrogate pair would make it JSON that strict readers refuse.
  not: { type: 'string', pattern: '\\p{Cs}' },
  description: 'What the data is about, in plain English.',
})

const seed = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  default: null,
  description: 'The same request with the same seed gives the same bytes. null: a random one, told in the header synth-seed.',
})

const triedSeed = Type.Unsafe<number | null>({
  ...seed,
  description: 'The seed that the data is meant to have: constraints are tried on rows that it makes. null: 0.',
})

const format = Type.Unsafe<'records' | 'columns'>({
  type: 'string',
  enum: ['records', 'columns'],
  default: 'records',
  description: 'records: each table is an array of objects. columns: each table is an object of arrays.',
})

const engine = Type.Unsafe<'auto' | 'llm' | 'rules'>({
  type: 'string',
  enum: ['auto', 'llm', 'rules'],
  default: 'auto',
  description: 'Who reads the story. llm: the language model. rules: this service itself. auto: the language model when one is configured.',
})

/** Its problems are found by the code that reads schemas; here it only has to be an object. */
const schema = Type.Object({}, { description: 'What to generate; `GET /schema.json` has its JSON Schema.', 'x-component': 'Schema' })

function rowsType(maxRows: number, description: string) {
  return Type.Optional(Type.Integer({ minimum: 0, maximum: maxRows, description }))
}

function bodyType(properties: TObject['properties'], description: string, examples: BodyExamples): TObject {
  return Type.Object(properties, { additionalProperties: false, description, 'x-examples': examples })
}

/** @param maxRows cap on `rows`; the rows of all tables together are checked when the plan is known */
export function generateBodySchema(maxRows: number, examples: BodyExamples): TObject {
  const rows = rowsType(
    maxRows,
    'Rows of the primary table, whatever the story says; default as it says, or 1000. 0 gives every table, empty.',
  )
  return bodyType({ story, rows, seed: Type.Optional(seed), format: Type.Optional(format) }, 'What to generate.', examples)
}

const schemaRows = 'Rows of the primary table; default as the schema says. A schema without a primary table takes none.'

/** @param maxRows as above */
export function generateDataBodySchema(maxRows: number, examples: BodyExamples): TObject {
  const rows = rowsType(maxRows, schemaRows)
  return bodyType({ schema, rows, seed: Type.Optional(seed), format: Type.Optional(format) }, 'What to generate.', examples)
}

/** @param maxRows as above */
export function validateSchemaBodySchema(maxRows: number, examples: BodyExamples): TObject {
  return bodyType({ schema, rows: rowsType(maxRows, schemaRows), seed: Type.Optional(triedSeed) }, 'What to check.', examples)
}

/** @param maxRows as above */
export function generateSchemaBodySchema(maxRows: number, examples: BodyExamples): TObject {
  const rows = rowsType(maxRows, 'Rows of the primary table, to be written into the schema; default as the engine decides.')
  return bodyType({ story, rows, engine: Type.Optional(engine) }, 'What to make a schema of.', examples)
}
