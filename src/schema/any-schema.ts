import { type Static, Type } from 'typebox'
import type { Immutable } from '../immutable.ts'
import { limits } from './limits.ts'
import { nameType } from './name.ts'
import { nullableType } from './nullable.ts'
import { rowsType } from './rows.ts'

const closed = { additionalProperties: false } as const
const open = { additionalProperties: true } as const

const description = Type.Optional(
  Type.String({ maxLength: limits.textLength, description: 'A description for readers; no effect on the data.' }),
)
const reference = Type.String({ description: 'The name of a column of this table.' })

/** The properties that columns of every kind have in addition to the parameters of the kind. */
export const columnType = Type.Object(
  {
    name: nameType('Name of the column in the output and in references to it; unique in the table.'),
    kind: Type.String({ description: 'The kind of the column, which determines how its cells are generated and which parameters it has.' }),
    description,
    hidden: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the column is left out of the output, so that only other columns read it; default false.',
      }),
    ),
    nullable: Type.Optional(nullableType),
  },
  { ...open, title: 'a column', description: 'A column: its kind together with the parameters of the kind.' },
)

/** The properties that outcomes of every type have in addition to the parameters of the type. */
export const outcomeType = Type.Object(
  { type: Type.String({ description: 'The type of the outcome, which determines its parameters.' }) },
  { ...open, title: 'an outcome', description: 'A property of the table as a whole: a type together with the parameters of the type.' },
)

export const correlationType = Type.Object(
  {
    columns: Type.Tuple([reference, reference], {
      description:
        'Two columns of this table, of kind integer or decimal. If a column has `by`, the correlation holds within each of its cases.',
    }),
    coefficient: Type.Number({
      minimum: -1,
      maximum: 1,
      description: 'Rank correlation (Spearman): -1 for the opposite order, 0 for independence, 1 for the same order.',
    }),
  },
  { ...closed, title: 'a correlation', description: 'The correlation of two numeric columns.' },
)

/**
 * A column with only the common properties typed: a column that was received and is not checked yet, or one whose kind does not matter to
 * the code. `ColumnSchema` is the type of a column whose kind and parameters are known to be valid.
 */
export interface AnyColumn extends Immutable<Omit<Static<typeof columnType>, 'name' | 'kind'>> {
  readonly name: string
  readonly kind: string
  readonly [param: string]: unknown
}

/** An outcome with only the name of its type typed; `OutcomeSchema` has the parameters of each type. */
export interface AnyOutcome {
  readonly type: string
  readonly [param: string]: unknown
}

/** The correlation of two numeric columns. */
export type CorrelationSchema = Immutable<Static<typeof correlationType>>

const formula = Type.String({ minLength: 1, maxLength: 1000, description: 'A boolean formula over the columns of a row.' })

export const tableType = Type.Object(
  {
    name: nameType('Name of the table in the output and in references to it; unique in the schema.'),
    description,
    rows: rowsType,
    hidden: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the table is left out of the output, so that only other tables read it; default false.',
      }),
    ),
    columns: Type.Array(Type.Unsafe<AnyColumn>(columnType), {
      minItems: 1,
      maxItems: limits.columnsOfTable,
      description: 'The columns, in the order of the output; they may refer to one another in any order.',
    }),
    primary_key: Type.Optional(
      Type.Union(
        [reference, Type.Array(reference, { minItems: 1, uniqueItems: true, description: 'Columns that form the key together.' })],
        {
          description:
            'The column that identifies a row, or the columns that identify it together. They are unique and never null. Default none.',
        },
      ),
    ),
    unique: Type.Optional(
      Type.Array(
        Type.Array(reference, { minItems: 1, uniqueItems: true, description: 'Columns that do not have the same values in any two rows.' }),
        {
          maxItems: 100,
          description:
            'Sets of columns, at most 100: no two rows have the same values in all columns of a set. Sets may share columns. ' +
            'If one column must be changed to make a set unique, it has each of its values equally often. Default none.',
        },
      ),
    ),
    constraints: Type.Optional(
      Type.Array(formula, {
        maxItems: 100,
        description:
          'Formulas that must be true or null in every row, at most 100. A row that breaks one is an error; no value is ' +
          'changed. Default none.',
      }),
    ),
    correlations: Type.Optional(Type.Array(correlationType, { description: 'Correlations between numeric columns. Default none.' })),
    outcomes: Type.Optional(
      Type.Array(Type.Unsafe<AnyOutcome>(outcomeType), {
        maxItems: 100,
        description: 'Properties of the table as a whole, at most 100. Default none.',
      }),
    ),
  },
  { ...closed, title: 'a table', description: 'A table: its number of rows and the kind of each column.' },
)

/** A table with columns and outcomes of any kind. */
export type AnyTable = Immutable<Static<typeof tableType>>

/** The whole document, with columns and outcomes of any kind. */
export const schemaType = Type.Object(
  {
    $schema: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description: 'Location of the JSON Schema of this document, for editors; no effect on the data.',
      }),
    ),
    version: Type.Literal(1, { description: 'The version of the schema language: 1.' }),
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, default: 'custom', description: 'Name of the data set; default "custom".' }),
    ),
    description,
    story: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: limits.storyLength,
        description: 'The story from which the schema was made; no effect on the data.',
      }),
    ),
    reference_date: Type.Optional(
      Type.String({
        format: 'date',
        default: '2026-01-01',
        description: 'The day that is today in the data, ISO 8601; default 2026-01-01.',
      }),
    ),
    tables: Type.Array(tableType, {
      minItems: 1,
      maxItems: limits.tables,
      description: 'The tables, in the order of the output; they may refer to one another in any order.',
    }),
  },
  { ...closed, title: 'the schema', description: 'What to generate: tables, the number of rows of each, and the kind of each column.' },
)

/** A schema with columns and outcomes of any kind. */
export type AnySchema = Immutable<Static<typeof schemaType>>
