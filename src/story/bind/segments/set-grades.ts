import type { ColumnSchema } from '../../../schema/schema.ts'
import { refused } from '../refused.ts'
import { trySchema } from '../../../try-schema.ts'
import type { GradesFact } from '../../segments/segment-facts.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import type { Binding, FactBound } from '../binding.ts'
import { withTable } from '../tables/references.ts'
import { namedColumn, onlyNumber } from './named-column.ts'
import { columnPointer } from '../note.ts'

const scored = /(?:^|_)(?:score|points?|marks?|percent|percentage|average|rating|result|total|gpa)(?:_|$)/

/** Binds labels by intervals of a number: the label of a row follows from the interval that its number lies in. */
export function setGrades(binding: Binding, { column, grades, otherwise }: GradesFact): FactBound {
  for (const table of binding.schema.tables) {
    const own = table.hidden === true ? null : namedColumn(table, column.words)
    if (own === null) continue
    const number =
      onlyNumber(table, [own.name]) ??
      table.columns.find(({ name, hidden, kind }) => hidden !== true && (kind === 'integer' || kind === 'decimal') && scored.test(name))
    if (number === undefined || number.name === own.name) continue
    const rising = grades.toReversed()
    const known = otherwise === null ? rising.slice(1) : rising
    const edges = known.map(({ from }) => from)
    const labels = [
      ...(otherwise === null ? rising.slice(0, 1).map(({ label }) => label) : [otherwise]),
      ...known.map(({ label }) => label),
    ]
    const bucket: ColumnSchema = { name: own.name, kind: 'bucket', column: number.name, edges, labels }
    const columns = table.columns.map((each) => (each === own ? bucket : each))
    const schema = withTable(binding.schema, { ...table, columns })
    if ('reason' in trySchema(schema)) continue
    binding.schema = schema
    const claims = labels.map((label, place): Claim => {
      const above: readonly RowTest[] =
        place === 0 ? [] : [{ type: 'compare', column: number.name, sign: '>=', value: edges[place - 1] ?? 0 }]
      const below: readonly RowTest[] =
        place === edges.length ? [] : [{ type: 'compare', column: number.name, sign: '<', value: edges[place] ?? 0 }]
      return {
        type: 'every',
        table: table.name,
        when: { type: 'all', of: [...above, ...below] },
        holds: { type: 'is', column: own.name, value: label },
      }
    })
    const pointer = columnPointer(schema, table.name, bucket.name)
    return { used: true, notes: [{ pointer, text: `${table.name}.${own.name} follows from ${number.name}`, claims }] }
  }
  return refused('it is not known by which number the rows are labelled')
}
