import Type, { type Static } from 'typebox'

/** Which cells of a column are missing. */
export const nullableType = Type.Object(
  {
    rate: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        default: 1,
        description: 'Share of rows without a value: without `when` exactly so many, with it each such row by chance; default 1.',
      }),
    ),
    when: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        description:
          'A formula that is true or false, over the columns of the row, this one included: only rows where it is true may lack the value (missing not at random).',
      }),
    ),
  },
  { additionalProperties: false, description: 'Which cells are null.' },
)

export type NullableSchema = Readonly<Static<typeof nullableType>>
