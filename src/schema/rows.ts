import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false } as const

/** The rules for the number of rows. */
const rules = {
  primary: 'The request sets the number of rows; at most one table.',
  ratio: 'In proportion to the rows of another table.',
  owned: 'Children: each parent row owns from min to max rows; rows are grouped by parent, in the order of the parents.',
  recurring: 'Each row of `by` recurs on the first of every month while it is active: monthly invoices.',
}

const primaryRows = Type.Object(
  {
    type: Type.Literal('primary', { description: rules.primary }),
    count: Type.Optional(
      Type.Integer({ minimum: 0, default: 1000, description: 'Rows if the request does not set `rows`; default 1000.' }),
    ),
  },
  { ...closed, description: rules.primary },
)

const ratioRows = Type.Object(
  {
    type: Type.Literal('ratio', { description: rules.ratio }),
    of: Type.String({ description: 'The other table.' }),
    ratio: Type.Number({ minimum: 0, description: 'Rows per row of `of`; the product is rounded.' }),
    min: Type.Optional(Type.Integer({ minimum: 0, default: 1, description: 'Minimum number of rows, unless `of` is empty; default 1.' })),
  },
  { ...closed, description: rules.ratio },
)

const ownedRows = Type.Object(
  {
    type: Type.Literal('owned', { description: rules.owned }),
    by: Type.String({ description: 'The parent table.' }),
    min: Type.Integer({ minimum: 0, description: 'Minimum rows per parent row.' }),
    max: Type.Integer({ minimum: 0, description: 'Maximum rows per parent row.' }),
    mean: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'Mean rows per parent row: the total is exactly mean x parents, rounded; default the midpoint of min and max.',
      }),
    ),
    total: Type.Optional(Type.Integer({ minimum: 0, description: 'Total rows of all parent rows, in place of `mean`.' })),
    childless: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'The exact number of parent rows that own no rows; each other parent row owns at least one. `min` must be 0. By default the numbers are drawn without this condition.',
      }),
    ),
  },
  { ...closed, description: rules.owned },
)

const recurringRows = Type.Object(
  {
    type: Type.Literal('recurring', { description: rules.recurring }),
    by: Type.String({ description: 'The table whose rows recur.' }),
    since: Type.Object(
      {
        table: Type.String({ description: 'A table with one row for each row of `by`.' }),
        column: Type.String({ description: 'The date or timestamp column by which that table is ordered.' }),
      },
      { ...closed, description: 'The column with the day on which a row of `by` begins; the rows that begin in one month are a cohort.' },
    ),
    delay_months: Type.Integer({
      minimum: 1,
      maximum: 1200,
      description: 'Whole months from the month of the cohort to the first occurrence: 1 is the first day of the next month.',
    }),
    starting_share: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, default: 1, description: 'Share of a cohort that occurs at least once; default 1.' }),
    ),
    starters: Type.Optional(
      Type.Object(
        {
          column: Type.String({ description: 'A column of `by`, of kind category with exact `shares`.' }),
          values: Type.Array(Type.String(), { minItems: 1, uniqueItems: true, description: 'The values of the rows that recur.' }),
        },
        {
          ...closed,
          description:
            'A row of `by` recurs if and only if the column has one of the values: subscriptions on a paid plan; in place of `starting_share`.',
        },
      ),
    ),
    monthly_churn: Type.Optional(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 1,
        default: 0,
        description:
          'Share of the active rows that stop after each occurrence; `ended_share`, `enders` and `total` override it; default 0.',
      }),
    ),
    ended_share: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'Share of all rows of `by` that have occurred and ended by the reference date: exactly the nearest whole number of rows, with the same churn in every month.',
      }),
    ),
    enders: Type.Optional(
      Type.Object(
        { column: Type.String({ description: 'A column of `by`, of kind boolean.' }) },
        {
          ...closed,
          description:
            'A row of `by` has ended if and only if the column is true. If the rate of the column covers more rows than can have occurred and then ended, the excess rows end before they occur. In place of `ended_share`.',
        },
      ),
    ),
    total: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Total occurrences over all rows of `by`; the churn is chosen to reach it.' }),
    ),
  },
  { ...closed, description: rules.recurring },
)

/** The number of rows of a table. */
export const rowsType = Type.Union(
  [Type.Integer({ minimum: 0, description: 'Exactly this number of rows.' }), primaryRows, ratioRows, ownedRows, recurringRows],
  { description: 'The number of rows of the table.' },
)

type Immutable<Value> = { readonly [Key in keyof Value]: Immutable<Value[Key]> }

export type RowsSchema = Immutable<Static<typeof rowsType>>
export type OwnedRows = Immutable<Static<typeof ownedRows>>
export type RecurringRows = Immutable<Static<typeof recurringRows>>
/** How rows belong to the rows of another table, with the mean that the plan determined. */
export type OwnershipRows = (OwnedRows & { readonly mean: number }) | RecurringRows
