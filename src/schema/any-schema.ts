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
    name: nameType('Name of the column: the key of its cells, and the name by which others refer to it; unique in the table.'),
    kind: Type.String({ description: 'The kind: how the cells are generated; determines the parameters.' }),
    description,
    hidden: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the column is omitted from the output and only read by other columns; default false.',
      }),
    ),
    nullable: Type.Optional(nullableType),
  },
  { ...open, title: 'a column', description: 'A column: its kind together with the parameters of the kind.' },
)

/** The properties that outcomes of every type have in addition to the parameters of the type. */
export const outcomeType = Type.Object(
  { type: Type.String({ description: 'The type of the outcome; determines the parameters.' }) },
  { ...open, title: 'an outcome', description: 'A property of the table as a whole: a type together with the parameters of the type.' },
)

export const correlationType = Type.Object(
  {
    columns: Type.Tuple([reference, reference], {
      description:
        'Two columns of this table of kind integer or decimal; if a column has `by`, the correlation holds within each of its cases.',
    }),
    coefficient: Type.Number({
      minimum: -1,
      maximum: 1,
      description: 'Rank correlation (Spearman): -1 opposite order, 0 independent, 1 same order.',
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
    name: nameType('Name of the table: its key in the output, and the name by which others refer to it; unique in the schema.'),
    description,
    rows: rowsType,
    hidden: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the table is omitted from the output and only read by other tables; default false.',
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
          description: 'The column, or the columns together, that identify a row: a unique set that is never null; default none.',
        },
      ),
    ),
    unique: Type.Optional(
      Type.Array(
        Type.Array(reference, { minItems: 1, uniqueItems: true, description: 'Columns of which no two rows have the same values.' }),
        {
          maxItems: 100,
          description:
            'Sets of columns that are unique together, at most 100; sets may share columns. A column that must change to make a set unique takes each of its values equally often. Default none.',
        },
      ),
    ),
    constraints: Type.Optional(
      Type.Array(formula, {
        maxItems: 100,
        description: 'Formulas that are true in every row, at most 100; a null result is not a violation; default none.',
      }),
    ),
    correlations: Type.Optional(Type.Array(correlationType, { description: 'Correlations of numeric columns; default none.' })),
    outcomes: Type.Optional(
      Type.Array(Type.Unsafe<AnyOutcome>(outcomeType), {
        maxItems: 100,
        description: 'Properties of the table as a whole, at most 100 outcomes; default none.',
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
        description: 'The story that the schema was made from; no effect on the data.',
      }),
    ),
    reference_date: Type.Optional(
      Type.String({
        format: 'date',
        default: '2026-01-01',
        description: 'The current day of the data, ISO 8601; default 2026-01-01.',
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
