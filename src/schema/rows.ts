import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false } as const

/** The rules for the number of rows. */
const rules = {
  primary: 'The request sets the number of rows. At most one table can be primary.',
  ratio: 'A number of rows in proportion to that of another table.',
  owned:
    'Each row of a parent table is the owner of `min` to `max` rows, which are siblings. The rows are grouped by owner, in ' +
    'the order of the owners.',
  recurring: 'Each row of `by` recurs on the first day of every month while it is active, such as the monthly invoices of a subscription.',
}

const primaryRows = Type.Object(
  {
    type: Type.Literal('primary', { description: rules.primary }),
    count: Type.Optional(
      Type.Integer({ minimum: 0, default: 1000, description: 'Number of rows if the request does not set `rows`; default 1000.' }),
    ),
  },
  { ...closed, description: rules.primary },
)

const ratioRows = Type.Object(
  {
    type: Type.Literal('ratio', { description: rules.ratio }),
    of: Type.String({ description: 'The other table.' }),
    ratio: Type.Number({ minimum: 0, description: 'Rows per row of `of`. The total is rounded to a whole number.' }),
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
        description:
          'Mean rows per parent row: the total is exactly the mean times the number of parent rows, rounded. Default: the ' +
          'midpoint of `min` and `max`.',
      }),
    ),
    total: Type.Optional(Type.Integer({ minimum: 0, description: 'Total number of rows, in place of `mean`.' })),
    childless: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'The exact number of parent rows that own no rows; each other parent row owns at least one. `min` must be 0. ' +
          'Default: the number is left to chance.',
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
        table: Type.String({ description: '`by`, or a table with one row for each row of `by`.' }),
        column: Type.String({ description: 'The column of kind date or timestamp by which that table is ordered.' }),
      },
      {
        ...closed,
        description: 'The column with the day on which each row of `by` begins. The rows that begin in one month are a cohort.',
      },
    ),
    delay_months: Type.Integer({
      minimum: 1,
      maximum: 1200,
      description: 'Months from the month of the cohort to the month of the first occurrence: 1 for the first day of the next month.',
    }),
    starting_share: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        default: 1,
        description: 'Share of the rows of a cohort that occur at least once; default 1.',
      }),
    ),
    starters: Type.Optional(
      Type.Object(
        {
          column: Type.String({ description: 'A column of `by`, of kind category with exact `shares`.' }),
          values: Type.Array(Type.String(), { minItems: 1, uniqueItems: true, description: 'The values of rows that recur.' }),
        },
        {
          ...closed,
          description:
            'A row of `by` recurs if and only if the column has one of the values, such as subscriptions with a paid plan. ' +
            'In place of `starting_share`.',
        },
      ),
    ),
    monthly_churn: Type.Optional(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 1,
        default: 0,
        description: 'Share of the active rows that end after each occurrence. `ended_share`, `enders` and `total` override it. Default 0.',
      }),
    ),
    ended_share: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'Share of all rows of `by` that have occurred and have ended by the reference date, rounded to a whole number of ' +
          'rows. The churn is the same in every month.',
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
      Type.Integer({ minimum: 0, description: 'Total number of occurrences of all rows of `by`. The churn is chosen to reach it.' }),
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
