import Type, { type Static } from 'typebox'
import type { Immutable } from '../immutable.ts'
import { limits } from './limits.ts'
import { nameType } from './name.ts'
import { nullableType } from './nullable.ts'
import { rowsType } from './rows.ts'

const closed = { additionalProperties: false } as const
const open = { additionalProperties: true } as const

const description = Type.Optional(Type.String({ maxLength: limits.textLength, description: 'What it is, for people; decides nothing.' }))
const reference = Type.String({ description: 'The name of a column of this table.' })

/** What columns of every kind have beside the kind's parameters. */
export const columnType = Type.Object(
  {
    name: nameType('What the column is called: the key of its cells, and how others refer to it; no other column of the table has it.'),
    kind: Type.String({ description: 'How it is made; decides which parameters stand beside it.' }),
    description,
    hidden: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether it is left out of the answer and only there for other columns to read; default false.',
      }),
    ),
    nullable: Type.Optional(nullableType),
  },
  { ...open, title: 'a column', description: 'A column: its kind and the parameters of the kind side by side.' },
)

/** What outcomes of every type have beside the type's parameters. */
export const outcomeType = Type.Object(
  { type: Type.String({ description: 'What holds; decides which parameters stand beside it.' }) },
  { ...open, title: 'an outcome', description: 'What a table comes to as a whole: a type and the parameters of the type side by side.' },
)

export const correlationType = Type.Object(
  {
    columns: Type.Tuple([reference, reference], {
      description:
        'Two columns of kind integer or decimal of this table; where a column has `by`, they go together within each of its cases.',
    }),
    coefficient: Type.Number({ minimum: -1, maximum: 1, description: 'Rank correlation (Spearman): -1 opposed, 0 independent, 1 alike.' }),
  },
  { ...closed, title: 'a correlation', description: 'How strongly two numeric columns go together.' },
)

/**
 * A column of which only the common properties are typed: one that was sent and is not checked yet, or one whose kind the code does not look at.
 * `ColumnSchema` is the type of a column whose kind and parameters are known to be right.
 */
export interface AnyColumn extends Immutable<Omit<Static<typeof columnType>, 'name' | 'kind'>> {
  readonly name: string
  readonly kind: string
  readonly [param: string]: unknown
}

/** An outcome of which only the type's name is typed; `OutcomeSchema` knows the parameters of each. */
export interface AnyOutcome {
  readonly type: string
  readonly [param: string]: unknown
}

/** How strongly two numeric columns go together. */
export type CorrelationSchema = Immutable<Static<typeof correlationType>>

const formula = Type.String({ minLength: 1, maxLength: 1000, description: 'A formula over the columns of a row that is true or false.' })

export const tableType = Type.Object(
  {
    name: nameType('What the table is called: its key in the answer, and how others refer to it; no other table has it.'),
    description,
    rows: rowsType,
    hidden: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether it is left out of the answer and only there for other tables to read; default false.',
      }),
    ),
    columns: Type.Array(Type.Unsafe<AnyColumn>(columnType), {
      minItems: 1,
      maxItems: limits.columnsOfTable,
      description: 'The columns, in the order of the answer; they may refer to one another in any order.',
    }),
    primary_key: Type.Optional(
      Type.Union([reference, Type.Array(reference, { minItems: 1, uniqueItems: true, description: 'Columns that do so together.' })], {
        description: 'The column, or columns together, that tell rows apart: a unique set that is never null; default none.',
      }),
    ),
    unique: Type.Optional(
      Type.Array(Type.Array(reference, { minItems: 1, uniqueItems: true, description: 'Columns of which no two rows agree in all.' }), {
        maxItems: 100,
        description:
          'Sets of columns that are unique together, 100 at most; sets may share columns, and those that have to be changed for it take their values evenly; default none.',
      }),
    ),
    constraints: Type.Optional(
      Type.Array(formula, {
        maxItems: 100,
        description: 'Formulas that are true in every row, 100 at most; null breaks none; default none.',
      }),
    ),
    correlations: Type.Optional(Type.Array(correlationType, { description: 'Which numeric columns go together; default none.' })),
    outcomes: Type.Optional(
      Type.Array(Type.Unsafe<AnyOutcome>(outcomeType), {
        maxItems: 100,
        description: 'What the table comes to as a whole, 100 outcomes at most; default nothing.',
      }),
    ),
  },
  { ...closed, title: 'a table', description: 'A table: how many rows it has and how each of its columns is made.' },
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
        description: 'Where the JSON Schema of this document is, for editors; decides nothing.',
      }),
    ),
    version: Type.Literal(1, { description: 'The version of this language: 1.' }),
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, default: 'custom', description: 'What the data is of; default "custom".' }),
    ),
    description,
    story: Type.Optional(
      Type.String({ minLength: 1, maxLength: limits.storyLength, description: 'The story that it was made of; decides nothing.' }),
    ),
    reference_date: Type.Optional(
      Type.String({
        format: 'date',
        default: '2026-01-01',
        description: 'The day that the data takes for today, ISO 8601; default 2026-01-01.',
      }),
    ),
    tables: Type.Array(tableType, {
      minItems: 1,
      maxItems: limits.tables,
      description: 'The tables, in the order of the answer; they may refer to one another in any order.',
    }),
  },
  { ...closed, title: 'the schema', description: 'What to generate: tables, how many rows each has, and how each column is made.' },
)

/** A schema with columns and outcomes of any kind. */
export type AnySchema = Immutable<Static<typeof schemaType>>
