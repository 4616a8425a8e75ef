import type { Measure } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { columnPath } from '../../find/column-path.ts'
import { type Bound, tablePointer, unused, used } from '../note.ts'
import { pricedFor } from './priced-for.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { uncapped } from './uncapped.ts'

/** Decimals of a total that every amount column can hold. */
const digits = 2

/**
 * Sets the mean of a measure over all its rows by setting their sum. The spread of the values stays.
 * @param mean in the unit of the column
 * @param rows of the measure's table, at least 1
 */
export function setMean(before: Schema, measure: Measure, mean: number, rows: number): Bound {
  const { table: name, column } = columnPath(measure.column)
  const schema = pricedFor(uncapped(before, measure), measure, mean, [mean])
  const table = tableNamed(schema, name)
  const own = table?.columns.find((each) => each.name === column)
  if (table === null || own === undefined) return unused(before, `${measure.column} is left out`)
  const scale =
    own.kind === 'integer'
      ? 0
      : 'scale' in own && typeof own.scale === 'number'
        ? Math.min(digits, own.scale)
        : measure.unit === 'money'
          ? digits
          : 0
  const others = (table.outcomes ?? []).filter((outcome) => outcome.type !== 'totals' || outcome.column !== column)
  const outcome = { type: 'totals', column, total: Number((mean * rows).toFixed(scale)) } as const
  const claims = [{ type: 'statistic', table: name, column, of: 'mean', value: mean }] as const
  const changed = withTable(schema, { ...table, outcomes: [...others, outcome] })
  return used(changed, `${tablePointer(schema, name)}/outcomes/${others.length}`, `the mean of ${measure.column} is ${mean}`, claims)
}
