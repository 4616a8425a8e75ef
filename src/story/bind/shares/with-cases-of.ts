import type { ColumnSchema } from '../../../schema/schema.ts'
import { countryCurrencies } from '../../places/country-currencies.ts'
import { withChanged } from '../tables/with-changed.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Limits the `cases` of a column, and of columns inside it, to the given values, if they are by one of some columns. A value without a case
 * gets the default of all other values, else the case of another value.
 */
export function withCasesOf(column: ColumnSchema, by: ReadonlySet<string>, values: readonly string[]): ColumnSchema {
  // A new case is a copy of another case, so the types stay correct.
  return changedCases(column, by, values) as ColumnSchema
}

function changedCases(params: Values, by: ReadonlySet<string>, values: readonly string[]): Values {
  const inner = changed(params, by, values)
  const cases = params['cases']
  if (typeof params['by'] !== 'string' || !by.has(params['by']) || !isObject(cases)) return inner
  const known = isObject(inner['cases']) ? inner['cases'] : cases
  const own = Object.fromEntries(values.flatMap((value) => (Object.hasOwn(known, value) ? [[value, known[value]]] : [])))
  const missing = values.filter((value) => !Object.hasOwn(known, value))
  if (missing.length === 0 || hasFallback(params)) return { ...inner, cases: own }
  const [other] = Object.values(known)
  const currencies = countryCurrencies()
  const isCurrency = Object.entries(known).every(([code, value]) => currencies.get(code)?.currency === value)
  return {
    ...inner,
    cases: {
      ...own,
      ...Object.fromEntries(missing.map((value) => [value, isCurrency ? (currencies.get(value)?.currency ?? other) : other])),
    },
  }
}

function hasFallback(params: Values): boolean {
  return ['otherwise', 'weights', 'distribution'].some((name) => params[name] !== undefined)
}

/** Changes the cases of all columns inside an object or a list. */
function changed<Whole extends object>(whole: Whole, by: ReadonlySet<string>, values: readonly string[]): Whole {
  return withChanged(whole, (part) => {
    if (Array.isArray(part)) return part.some((each) => typeof each === 'object') ? changed(part, by, values) : part
    return isObject(part) ? changedCases(part, by, values) : part
  })
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
