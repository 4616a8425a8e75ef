import { Type } from 'typebox'

/** A share of a table's rows in the answer of `POST /api/explain`. */
export const statedShare = Type.Object(
  {
    table: Type.String(),
    column: Type.String({ description: 'A column of the data.' }),
    value: Type.String(),
    share: Type.Number({ minimum: 0, maximum: 1, description: 'Before rounding to whole rows.' }),
  },
  { description: "If it is a share of rows: the share of a table's rows that have the value." },
)
