import type { SaidBounds } from '../attributes/aspect.ts'
import { sqlName as name, sqlText as text } from './sql-names.ts'

/** A test of a row by its columns. An empty cell fails each comparison of numbers. */
export type RowTest =
  | { readonly type: 'is'; readonly column: string; readonly value: string | number | boolean }
  | { readonly type: 'among'; readonly column: string; readonly values: readonly string[] }
  | { readonly type: 'compare'; readonly column: string; readonly sign: '<' | '<=' | '>' | '>='; readonly value: number | ColumnOf }
  | ({ readonly type: 'between'; readonly column: string } & SaidBounds)
  | { readonly type: 'empty'; readonly column: string }
  | { readonly type: 'not'; readonly of: RowTest }
  | { readonly type: 'all' | 'any'; readonly of: readonly RowTest[] }

/** The value of another column of the row. */
interface ColumnOf {
  readonly column: string
}

/** A row test as SQL. */
export function rowTestSql(test: RowTest): string {
  switch (test.type) {
    case 'is':
      if (typeof test.value === 'boolean') return test.value ? name(test.column) : `not ${name(test.column)}`
      return `${name(test.column)} = ${typeof test.value === 'number' ? test.value : text(test.value)}`
    case 'among':
      return `cast(${name(test.column)} as varchar) in (${test.values.map(text).join(', ')})`
    case 'compare':
      return `${name(test.column)} ${test.sign} ${typeof test.value === 'number' ? test.value : name(test.value.column)}`
    case 'between':
      return boundsSql(name(test.column), test)
    case 'empty':
      return `${name(test.column)} is null`
    case 'not':
      return `not coalesce(${rowTestSql(test.of)}, false)`
    case 'all':
    case 'any':
      return test.of.map((each) => `(${rowTestSql(each)})`).join(test.type === 'all' ? ' and ' : ' or ')
  }
}

/** The columns that a test reads. */
export function columnsOfTest(test: RowTest): readonly string[] {
  switch (test.type) {
    case 'not':
      return columnsOfTest(test.of)
    case 'all':
    case 'any':
      return test.of.flatMap(columnsOfTest)
    case 'compare':
      return typeof test.value === 'number' ? [test.column] : [test.column, test.value.column]
    default:
      return [test.column]
  }
}

/** Bounds of an SQL expression. */
export function boundsSql(of: string, { min, max, isOpen }: SaidBounds): string {
  const equal = isOpen === true ? '' : '='
  if (min === null) return `${of} <${equal} ${max}`
  if (max === null) return `${of} >${equal} ${min}`
  return isOpen === true ? `${of} > ${min} and ${of} < ${max}` : `${of} between ${min} and ${max}`
}
