import { type Static, Type } from 'typebox'

/** Which cells of a column are missing. */
export const nullableType = Type.Object(
  {
    rate: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        default: 1,
        description:
          'Share of rows without a value: without `when`, exactly this share; with `when`, the probability for each row that matches; default 1.',
      }),
    ),
    when: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        description:
          'A boolean formula over the columns of the row, including this one: only rows where it is true can lack the value (missing not at random).',
      }),
    ),
  },
  { additionalProperties: false, description: 'Which cells are null.' },
)

export type NullableSchema = Readonly<Static<typeof nullableType>>
