import type { Aspect } from '../../attributes/aspect.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { columnPath } from '../../find/column-path.ts'
import { millisecondsIn, millisecondsInName } from '../../lexicon/time-units.ts'
import { physicalUnits } from '../../lexicon/units.ts'
import { isSameStem } from '../../words/same-stem.ts'
import type { Binding } from '../binding.ts'
import type { AttributeColumn } from '../columns/made-column.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { hasColumn } from '../tables/references.ts'

const ofNumbers: ReadonlySet<Aspect['type']> = new Set<Aspect['type']>(['range', 'mean', 'median', 'deviation', 'peak'])

/** Adjectives of amounts by time, with the same word for each period. */
const periods: ReadonlyMap<string, string> = new Map([
  ...['hourly', 'daily', 'weekly', 'monthly', 'quarterly'].map((word) => [word, word] as const),
  ...['annual', 'yearly'].map((word) => [word, 'annual'] as const),
])

/**
 * The reason if a number has a unit that its column has not: a percentage of an amount of money, "tips are 10%", a number by another time, a
 * length of an age. Null for others.
 */
export function inOtherUnit(
  { domain }: Binding,
  { unit, column: said }: AttributeFact,
  { table, column, money = [] }: ColumnAt & Partial<Pick<AttributeColumn, 'money'>>,
): string | null {
  const period = said?.words.find((word) => periods.has(word))
  const own = column.split('_').find((word) => periods.has(word))
  if (period !== undefined && own !== undefined && periods.get(period) !== periods.get(own))
    return `${table}.${column} is ${own}, and not ${period}`
  const isTime = column.split('_').includes('age') || millisecondsInName(column) !== undefined
  if (isTime && unit !== undefined && physicalUnits.has(unit) && millisecondsIn(unit) === undefined)
    return `${table}.${column} is a time, and has no ${unit}`
  const sums = domain.measures.flatMap((measure) => (measure.unit === 'money' ? [measure.column] : []))
  const all = unit === '%' ? [...domain.money, ...money, ...sums] : []
  const path = all.find((each) => each === `${table}.${column}`) ?? all.find((each) => columnPath(each).column === column)
  return path === undefined ? null : `${path} is an amount of money and no percentage: state the amount`
}

/** Whether two names are of the same: "rate" and "rating". */
function isAlike(name: string, other: string): boolean {
  return isSameStem(name, other) || name === `${other.replace(/e$/, '')}ing`
}

/**
 * The reason if numbers are said of some rows of a table only, or of another column: of flights in "18% of flights are delayed, average delay
 * 35 minutes", of the rating of orders in "customers rate 4.6 on average". Null for others.
 */
export function notOfAllRows({ schema, facts }: Binding, fact: AttributeFact, found: AttributeColumn): string | null {
  const { table, column } = found
  if (hasColumn(schema, table, column) || !fact.aspects.some(({ type }) => ofNumbers.has(type))) return null
  const [head = '', ...more] = column.split('_').toReversed()
  const isFlagged = facts.some((other) => other.type === 'rate' && other.what.some((word) => isSameStem(word, head)))
  if (isFlagged) return `it is said of the rows of a share only, but would apply to all rows of ${table}`
  // "Daily rate" is no rating.
  if (more.length > 0) return null
  const others = schema.tables.flatMap((other) =>
    other.columns.flatMap(({ name, hidden }) =>
      hidden !== true && !name.includes('_') && name !== head && isAlike(name, head) ? [`${other.name}.${name}`] : [],
    ),
  )
  const [first] = others
  return first === undefined || columnPath(first).table === table
    ? null
    : `no column of ${table} is called "${head}", but ${others.join(', ')}: name it`
}
