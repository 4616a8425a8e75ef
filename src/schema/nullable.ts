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
          'Share of null cells. Without `when`, it is exact; with `when`, it is the probability for each row in which `when` ' +
          'is true. Default 1.',
      }),
    ),
    when: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        description:
          'A formula over the columns of the row, including this one: only cells of rows in which it is true can be null ' +
          '(missing not at random). Default: all rows.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Which cells are null.' },
)

export type NullableSchema = Readonly<Static<typeof nullableType>>
