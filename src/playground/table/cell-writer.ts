import type { Cell } from '../api/cell.ts'
import type { DatasetColumn, DatasetTable } from '../api/dataset.ts'
import { numberScale } from './number-scale.ts'
import { usableLocale } from './usable-locale.ts'
import { valueKind } from './value-kind.ts'

/** Integers that are not amounts and are written without digit groups. */
const plainNames = /(?:^|_)(?:year|zip|code|number|no)$/i

/**
 * Returns a function that formats the non-null values of a column.
 * @param locale a BCP 47 tag, '' for the browser's locale, 'raw' for values as in the data
 */
export function cellWriter(column: DatasetColumn, table: DatasetTable, locale: string): (cell: Exclude<Cell, null>) => string {
  if (locale === 'raw') return valueKind(column) === 'decimal' ? decimalWriter(numberScale(column)) : String
  const tag = usableLocale(locale)
  switch (valueKind(column)) {
    case 'integer': {
      if (isKey(column, table) || plainNames.test(column.name)) return String
      return numberWriter(new Intl.NumberFormat(tag))
    }
    case 'decimal': {
      const scale = numberScale(column)
      return numberWriter(new Intl.NumberFormat(tag, { minimumFractionDigits: scale, maximumFractionDigits: scale }))
    }
    case 'date':
      return dayWriter(new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }))
    case 'timestamp':
      return dayWriter(new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }))
    case 'boolean':
    case 'text':
      return String
  }
}

function isKey({ name, references }: DatasetColumn, { primary_key: key }: DatasetTable): boolean {
  return references !== undefined || key === name || (Array.isArray(key) && key.includes(name))
}

function numberWriter(format: Intl.NumberFormat): (cell: Exclude<Cell, null>) => string {
  return (cell) => (typeof cell === 'number' ? format.format(cell) : String(cell))
}

/** Writes numbers with all their digits, as files do: 12.50, 0.0000001. */
function decimalWriter(scale: number): (cell: Exclude<Cell, null>) => string {
  return (cell) => (typeof cell === 'number' ? cell.toFixed(scale) : String(cell))
}

function dayWriter(format: Intl.DateTimeFormat): (cell: Exclude<Cell, null>) => string {
  return (cell) => {
    const moment = new Date(String(cell))
    return Number.isNaN(moment.getTime()) ? String(cell) : format.format(moment)
  }
}
