import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, Schema } from '../../schema/schema.ts'
import { termWords } from '../words/term-words.ts'
import { singularOf } from '../words/words.ts'
import { byFirstWord } from './by-first-word.ts'

/** A visible column, and the words of its values. */
interface Derived {
  readonly table: string
  readonly column: string
  readonly values: readonly (readonly string[])[]
}

/** Finds the columns with a value that begins with one of some words. */
const searchIn = oncePerObject((schema: Schema) => byFirstWord(derivedIn(schema), ({ values }) => values))

/**
 * Finds a derived column that has a value named by the words. Returns its path ("orders.status"), or null.
 * @param table its columns come first; null for none
 */
export function findDerived(words: readonly string[], table: string | null, { schema }: Domain): string | null {
  const said = new Set(words.map(singularOf))
  const named = searchIn(schema)([...said]).filter(({ values }) => values.some((value) => isNamed(value, said)))
  const found = named.find((each) => each.table === table) ?? named[0]
  return found === undefined ? null : `${found.table}.${found.column}`
}

function derivedIn({ tables }: Schema): readonly Derived[] {
  return tables.flatMap(({ name, hidden, columns }) =>
    hidden === true
      ? []
      : columns.flatMap((column): readonly Derived[] =>
          column.hidden === true ? [] : [{ table: name, column: column.name, values: valuesOf(column) }],
        ),
  )
}

/** The words of all values that the parameters of a column list. */
function valuesOf(column: ColumnSchema): readonly (readonly string[])[] {
  const values: readonly unknown[] = 'values' in column ? column.values : []
  const cases: readonly unknown[] = 'cases' in column ? Object.values(column.cases ?? {}) : []
  const all = [...values, ...cases, 'otherwise' in column ? column.otherwise : null]
  return all.flatMap((value) => (typeof value === 'string' ? [termWords(value)] : []))
}

function isNamed(value: readonly string[], said: ReadonlySet<string>): boolean {
  return value.length > 0 && value.every((word) => said.has(word))
}
