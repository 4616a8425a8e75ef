import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, Schema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import { isValueNoun } from '../../attributes/readers/value-nouns.ts'
import type { CountFact, Fact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { headOf } from '../../words/words.ts'
import { enumerated } from '../enumerations/enumerated.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { type Bound, columnPointer, unused, used } from '../note.ts'
import { tableNamed, withTable } from '../tables/references.ts'

/** Where the values of a counted noun are searched, and the facts of the story. */
interface Place {
  readonly schema: Schema
  readonly domain: Domain
  readonly facts: readonly Fact[]
}

/**
 * Reduces a category to the number of values that the story counts: "employees (name, department), 6 departments". The category is the
 * first visible one with the name of the counted noun: in the table that is counted before the noun, or the only one of all tables. Columns
 * that depend on the other values do not change.
 */
export function countedValues(place: Place, fact: CountFact): Bound {
  const { schema } = place
  const said = fact.noun.words.join(' ')
  const none = unused(schema, reasonOf(said, fact))
  const { count } = fact
  const found = columnOf(place, fact)
  if (found === null || !Number.isInteger(count) || count < 2) return none
  const { at, column } = found
  if (column.shares !== undefined || column.by !== undefined || count > column.values.length) return none
  const changed = withValues(place, at, column, column.values.slice(0, count))
  if (changed === null) return none
  const values = column.values.slice(0, count)
  const claims = [{ type: 'among', table: at.table, column: at.column, values }] as const
  return used(changed, columnPointer(changed, at.table, at.column), `${at.table}.${at.column} has ${count} values`, claims)
}

/** Why a counted noun has no effect. */
function reasonOf(said: string, { noun, count }: CountFact): string {
  const reason = `no table is called "${said}"`
  return isValueNoun(noun) && count > 1 ? `${reason}; for values of a column, name them: "${said}: a, b and c"` : reason
}

interface Category {
  readonly at: ColumnAt
  readonly column: ColumnOf<'category'>
}

/** The category that a counted noun means; null for none or several. */
function columnOf({ schema, domain, facts }: Place, { noun, start }: CountFact): Category | null {
  if (noun.words.length !== 1) return null
  const name = headOf(noun.words)
  const found = schema.tables.flatMap((table) =>
    table.columns.flatMap((column): readonly Category[] =>
      table.hidden !== true && column.hidden !== true && column.kind === 'category' && column.name === name
        ? [{ at: { table: table.name, column: column.name }, column }]
        : [],
    ),
  )
  if (found.length < 2) return found[0] ?? null
  const before = facts.findLast((fact) => fact.type === 'count' && fact.start < start && findTable(fact.noun, domain) !== null)
  const near = before?.type === 'count' ? findTable(before.noun, domain)?.table : undefined
  return found.find(({ at }) => at.table === near) ?? null
}

/** A column with fewer values in the same proportions; null if other columns need the values that are gone. */
function withValues({ schema, domain }: Place, at: ColumnAt, column: ColumnOf<'category'>, values: readonly string[]): Schema | null {
  const weights = column.weights === undefined ? {} : { weights: column.weights.slice(0, values.length) }
  const withBody = (changed: Schema): Schema | null => {
    const table = tableNamed(changed, at.table)
    return table === null ? null : withTable(changed, withColumn(table, { name: at.column, kind: 'category', values, ...weights }))
  }
  const plain = withBody(schema)
  if (plain !== null && !('reason' in trySchema(plain))) return plain
  const set = enumerated(schema, domain, at, values, () => true)
  const beside = typeof set === 'string' ? null : withBody(set.schema)
  return beside === null || 'reason' in trySchema(beside) ? null : beside
}
