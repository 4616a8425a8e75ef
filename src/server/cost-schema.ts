import { Type } from 'typebox'

const cells = Type.Number({ minimum: 0, description: 'Cells: one column of one row, evaluated once.' })

/** The cost of generating the tables, according to the cost model. */
export const costSchema = Type.Object(
  {
    cells: Type.Number({ minimum: 0, description: 'Cells of all rows together, including the cells that they read.' }),
    cells_per_row: Type.Record(Type.String(), cells, {
      description: 'Cells to generate one row of each table, including the cells that it reads.',
    }),
    costliest: Type.Union(
      [Type.Object({ pointer: Type.String({ description: 'JSON pointer (RFC 6901) into the schema.' }), cells }), Type.Null()],
      { description: 'The column or constraint with the highest cost over all of its rows; null if there are no rows.' },
    ),
  },
  {
    description:
      'The cost of generating the tables. A plan is refused with plan_too_costly if a single row, or the dictionaries of its columns, cost too much.',
  },
)
