import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema } from '../../../schema/schema.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import type { Restated } from '../restated.ts'
import { isMapped } from '../segments/priced-by.ts'

/** Statements about several numbers of a row: "scores 0 to 100" of math_score, reading_score and writing_score. */
export function alikeColumns(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return facts.flatMap((fact): readonly Restated[] => {
    const { type } = fact
    if (type !== 'attribute' || fact.column?.words.length !== 1 || !fact.aspects.every((aspect) => ofNumbers.has(aspect.type))) return []
    const columns = columnsCalled(fact.column.words[0] ?? '', fact, domain)
    const meant = columns.map((words): AttributeFact => ({ ...fact, column: { start: fact.start, end: fact.end, ...fact.column, words } }))
    return meant.length > 1 ? [{ said: [fact], meant }] : []
  })
}

const ofNumbers: ReadonlySet<string> = new Set([
  'range',
  'mean',
  'median',
  'deviation',
  'peak',
  'shape',
  'step',
  'whole',
  'ending',
  'missing',
])

/** The words of the columns of one table whose names end with a noun in the singular; none if a column has just this name. */
function columnsCalled(noun: string, { table: of }: AttributeFact, domain: Domain): readonly (readonly string[])[] {
  if (!isPlural(noun)) return []
  const said = of === null ? null : (findTable(of, domain)?.table ?? null)
  const name = singularOf(noun)
  for (const table of domain.schema.tables) {
    if (table.hidden === true || (said !== null && said !== table.name)) continue
    const names = table.columns.filter(isNumber).map((column) => column.name.split('_'))
    const called = names.filter((words) => words.at(-1) === name)
    if (called.some((words) => words.length === 1)) return []
    if (called.length > 1) return called
  }
  return []
}

function isNumber(column: ColumnSchema): boolean {
  if (column.hidden === true) return false
  return isMapped(column) || column.kind === 'integer' || column.kind === 'decimal' || column.kind === 'formula'
}
