import Type from 'typebox'

/** A share of a table's rows, as the answer of `POST /api/explain` tells it. */
export const statedShare = Type.Object(
  {
    table: Type.String(),
    column: Type.String({ description: 'A column of the data.' }),
    value: Type.String(),
    share: Type.Number({ minimum: 0, maximum: 1, description: 'Before it is rounded to whole rows.' }),
  },
  { description: 'Where it is a share of rows: how many of the rows of a table have a value.' },
)
