import { isJsonObject } from '../json.ts'
import { limits } from '../schema/limits.ts'
import type { Problems } from '../schema/problems.ts'

/**
 * Checks the tables and columns of a schema against one another: duplicate names, more than one primary table, too many columns or
 * correlations. Checks every part of the schema that is readable. Adds the refused columns to `failed`, and '' when tables are refused.
 */
export function checkNames(schema: unknown, problems: Problems, failed: Set<string>): void {
  const tables = isJsonObject(schema) && Array.isArray(schema['tables']) ? (schema['tables'] as readonly unknown[]) : []
  const refuse = (pointer: string, detail: string): void => {
    problems.add(pointer, detail)
    failed.add('')
  }
  for (const [index, name] of takenNames(tables)) refuse(`/tables/${index}/name`, takenDetail(name, 'table'))
  tables.forEach((table, index) => {
    for (const [place, name] of takenNames(columnsOf(table))) {
      problems.add(`/tables/${index}/columns/${place}/name`, takenDetail(name, 'column'))
      failed.add(`/tables/${index}/columns/${place}`)
    }
  })
  for (const part of ['columns', 'correlations'] as const) {
    const together = tables.reduce<number>((sum, table) => sum + listOf(table, part).length, 0)
    if (together > limits[part]) refuse('/tables', `have ${together} ${part} in total, but at most ${limits[part]} are allowed`)
  }
  checkRows(tables, refuse)
}

function checkRows(tables: readonly unknown[], refuse: (pointer: string, detail: string) => void): void {
  let primary: string | null = null
  tables.forEach((table, index) => {
    if (!isJsonObject(table)) return
    const { rows, name } = table
    if (!isJsonObject(rows)) return
    const { type, min, max } = rows
    if (type === 'primary') {
      if (primary !== null)
        refuse(
          `/tables/${index}/rows/type`,
          `only one table can be primary, and "${primary}" already is: count this table with "ratio" or "owned"`,
        )
      primary ??= String(name)
    }
    if (type === 'owned' && typeof min === 'number' && typeof max === 'number' && max - min > limits.childrenSpread)
      refuse(
        `/tables/${index}/rows/max`,
        `${max} exceeds \`min\` ${min} by ${max - min}, but the difference can be at most ${limits.childrenSpread}`,
      )
  })
}

function columnsOf(table: unknown): readonly unknown[] {
  return listOf(table, 'columns')
}

function listOf(table: unknown, part: 'columns' | 'correlations'): readonly unknown[] {
  const list = isJsonObject(table) ? table[part] : null
  return Array.isArray(list) ? list : []
}

/** The entries with the name of an earlier entry, with that name. */
function takenNames(entries: readonly unknown[]): readonly (readonly [number, string])[] {
  const seen = new Set<string>()
  return entries.flatMap((entry, index): (readonly [number, string])[] => {
    const name = isJsonObject(entry) ? entry['name'] : null
    if (typeof name !== 'string') return []
    if (seen.has(name)) return [[index, name]]
    seen.add(name)
    return []
  })
}

function takenDetail(name: string, what: string): string {
  return `"${name.slice(0, limits.nameLength)}" is taken: an earlier ${what} has this name`
}
