import type { ColumnOf, InnerColumn } from '../../../schema/schema.ts'
import type { ColumnPlace } from './column-place.ts'
import type { NumberColumn } from './number-column.ts'

export type Birth = ColumnOf<'birth_date'>

/** The birthday from which an age is computed; null for other columns. */
export function birthOf({ table, column }: Pick<ColumnPlace, 'table' | 'column'>): Birth | null {
  if (column.kind !== 'formula') return null
  const births = table.columns.filter((each): each is Birth => each.kind === 'birth_date')
  return births.find(({ name }) => column.expression === `floor((today - ${name}) / 365.2425)`) ?? null
}

/** Birthdays of people with ages from `min` to `max` in whole years, both included, all equally likely. */
export function birthBody(min: number, max: number): InnerColumn {
  return { kind: 'birth_date', min_age: min, max_age: max + 0.99 }
}

/** The ages of people with a birthday, in whole years. */
export function agesOf({ min_age: min, max_age: max }: Pick<Birth, 'min_age' | 'max_age'>): NumberColumn {
  return { isWhole: true, scale: 0, min: Math.floor(min), max: Math.floor(max), distribution: null }
}
