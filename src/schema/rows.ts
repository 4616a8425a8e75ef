import Type, { type Static } from 'typebox'

const closed = { additionalProperties: false } as const

/** How rows are counted. */
const rules = {
  primary: 'As many rows as the request says: one table at most.',
  ratio: 'In proportion to another table.',
  owned: 'Children: each parent row owns from min to max rows, which stand together in the order of their parents.',
  recurring: 'Each row of `by` recurs on the first of every month while it lasts: monthly invoices.',
}

const primaryRows = Type.Object(
  {
    type: Type.Literal('primary', { description: rules.primary }),
    count: Type.Optional(
      Type.Integer({ minimum: 0, default: 1000, description: 'Rows when the request does not say `rows`; default 1000.' }),
    ),
  },
  { ...closed, description: rules.primary },
)

const ratioRows = Type.Object(
  {
    type: Type.Literal('ratio', { description: rules.ratio }),
    of: Type.String({ description: 'The table that is counted on.' }),
    ratio: Type.Number({ minimum: 0, description: 'Rows for each row of `of`; the product is rounded.' }),
    min: Type.Optional(Type.Integer({ minimum: 0, default: 1, description: 'Rows at least, unless `of` is empty; default 1.' })),
  },
  { ...closed, description: rules.ratio },
)

const ownedRows = Type.Object(
  {
    type: Type.Literal('owned', { description: rules.owned }),
    by: Type.String({ description: 'The parent table.' }),
    min: Type.Integer({ minimum: 0, description: 'Rows of each parent row at least.' }),
    max: Type.Integer({ minimum: 0, description: 'Rows of each parent row at most.' }),
    mean: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'Rows of a parent row on average: the total is exactly mean x parents, rounded; default the middle of min and max.',
      }),
    ),
    total: Type.Optional(Type.Integer({ minimum: 0, description: 'Rows of all parent rows together, in place of `mean`.' })),
  },
  { ...closed, description: rules.owned },
)

const recurringRows = Type.Object(
  {
    type: Type.Literal('recurring', { description: rules.recurring }),
    by: Type.String({ description: 'The table whose rows recur.' }),
    since: Type.Object(
      {
        table: Type.String({ description: 'A table with a row for each row of `by`.' }),
        column: Type.String({ description: 'The date or timestamp that orders it.' }),
      },
      { ...closed, description: 'The column that says when a row of `by` begins; those of one month are a cohort.' },
    ),
    delay_months: Type.Integer({
      minimum: 1,
      maximum: 1200,
      description: "Whole months from the cohort's month to the first occurrence: 1 is the first day of the next month.",
    }),
    starting_share: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, default: 1, description: 'Share of a cohort that occurs at least once; default 1.' }),
    ),
    starters: Type.Optional(
      Type.Object(
        {
          column: Type.String({ description: 'A column of `by`, of kind category with exact `shares`.' }),
          values: Type.Array(Type.String(), { minItems: 1, uniqueItems: true, description: 'The values of those that recur.' }),
        },
        {
          ...closed,
          description:
            'Exactly those rows of `by` recur that have one of some words: subscriptions on a paid plan; in place of `starting_share`.',
        },
      ),
    ),
    monthly_churn: Type.Optional(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 1,
        default: 0,
        description:
          'Share of those alive that stop after each occurrence; default 0. What `ended_share`, `enders` or `total` lead to takes its place.',
      }),
    ),
    ended_share: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'Share of all rows of `by` that have occurred, and ended by the reference date: exactly the nearest whole number of them, at one rate in every month.',
      }),
    ),
    enders: Type.Optional(
      Type.Object(
        { column: Type.String({ description: 'A column of `by`, of kind boolean.' }) },
        {
          ...closed,
          description:
            'Exactly those rows of `by` have ended for which the column is true. Where its rate is of more rows than can have occurred and then ended, others have ended before they occurred. In place of `ended_share`.',
        },
      ),
    ),
    total: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Occurrences of all rows of `by` together: they end as early or as late as that takes.' }),
    ),
  },
  { ...closed, description: rules.recurring },
)

/** How many rows a table has. */
export const rowsType = Type.Union(
  [Type.Integer({ minimum: 0, description: 'Exactly so many.' }), primaryRows, ratioRows, ownedRows, recurringRows],
  { description: 'How many rows the table has.' },
)

type Immutable<Value> = { readonly [Key in keyof Value]: Immutable<Value[Key]> }

export type RowsSchema = Immutable<Static<typeof rowsType>>
export type OwnedRows = Immutable<Static<typeof ownedRows>>
export type RecurringRows = Immutable<Static<typeof recurringRows>>
/** How rows belong to those of another table, with the mean that the plan found. */
export type OwnershipRows = (OwnedRows & { readonly mean: number }) | RecurringRows
