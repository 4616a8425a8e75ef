import type { DatasetColumn, DatasetTable } from '../api/dataset.ts'

/** "integer · key", "integer → customers", "decimal(18,2)", "string?" for a column that may be null. */
export function typeLabel({ name, type, nullable, references }: DatasetColumn, { primary_key: key }: DatasetTable): string {
  const isKey = key === name || (Array.isArray(key) && key.includes(name))
  const reference = references === undefined ? '' : ` → ${references.table}`
  return `${type}${nullable ? '?' : ''}${isKey ? ' · key' : ''}${reference}`
}
