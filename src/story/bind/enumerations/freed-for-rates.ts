import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { columnPath } from '../../find/column-path.ts'
import type { RateFact } from '../../facts/fact.ts'
import { findDerived } from '../../find/find-derived.ts'
import { findRate } from '../../find/find-rate.ts'
import { columnNamed, tableNamed, withTable } from '../tables/references.ts'
import { isOneOfEach } from '../shares/of-other-rows.ts'
import { marginal } from '../shares/shares.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import { enumerated } from './enumerated.ts'
import type { ColumnAt } from './value-source.ts'
import { sumOf } from '../../../lists.ts'

/** A schema, and a domain that knows its shares. */
export interface FreedForRates {
  readonly schema: Schema
  readonly domain: Domain
}

/**
 * Makes categories independent of other columns if the story says shares of their values ("checking 80%, savings 20%"). Until these are
 * set, each value has its former average share.
 * @param tableOf the table that a fact is about; null for none
 */
export function freedForRates(
  schema: Schema,
  domain: Domain,
  facts: readonly RateFact[],
  tableOf: (fact: RateFact) => string | null,
): FreedForRates {
  return facts.reduce<FreedForRates>(
    (before, fact) => {
      const table = tableOf(fact)
      if (
        table === null ||
        fact.what.length > mostWords ||
        findRate(fact.what, table, before.domain, [{ table, where: 'before' }]) !== null
      )
        return before
      const path = findDerived(fact.what, table, before.domain)
      const at = path === null ? null : columnPath(path)
      if (at === null || (at.table !== table && !isOneOfEach(before.schema, at.table, table))) return before
      const after = freed(before, at)
      // "Paid late" is no value of a status that has "paid".
      return findRate(fact.what, table, after.domain, [{ table, where: 'before' }]) === null ? before : after
    },
    { schema, domain },
  )
}

/** With more words, a phrase says more than a value. */
const mostWords = 3

function freed(before: FreedForRates, at: ColumnAt): FreedForRates {
  const column = columnNamed(before.schema, at.table, at.column)
  if (column?.kind !== 'category' || column.by === undefined) return before
  const weights = marginal(column)
  const whole = sumOf(weights)
  const set = enumerated(before.schema, before.domain, at, column.values, () => true)
  if (typeof set === 'string') return before
  const shares = weights.map((weight) => weight / whole)
  const withWeights = (schema: Schema): Schema => {
    const table = tableNamed(schema, at.table)
    return table === null
      ? schema
      : withTable(schema, withColumn(table, { name: at.column, kind: 'category', values: column.values, shares }))
  }
  return { schema: withWeights(set.schema), domain: { ...set.domain, schema: withWeights(set.domain.schema) } }
}
