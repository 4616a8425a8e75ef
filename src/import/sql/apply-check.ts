import type { CodeToken } from '../code-reader.ts'
import { lineAt } from '../line-at.ts'
import type { TableDraft, WritableColumn } from '../table-draft.ts'
import { type ColumnCondition, readCheck } from './read-check.ts'

/**
 * Applies a CHECK to the bounds, values and lengths of columns. A CHECK with other conditions is reported as not imported.
 * @param start offset of the CHECK, which ends at `end`
 */
export function applyCheck(draft: TableDraft, tokens: readonly CodeToken[], start: number, end: number): void {
  const conditions = readCheck(tokens)
  const known = conditions?.map((condition) => ({ condition, column: draft.find(condition.column) ?? valueOf(draft, condition) }))
  const isKnown = ({ condition: { exceeds }, column }: NonNullable<typeof known>[number]): boolean =>
    column !== undefined && (exceeds === undefined || draft.find(exceeds.column) !== undefined)
  if (known === undefined || !known.every(isKnown)) {
    draft.note(start, end, 'this check is not imported: the data may break it')
    return
  }
  for (const { condition, column } of known) {
    if (column === undefined) continue
    bound(column, condition)
    const { exceeds } = condition
    const less = exceeds === undefined ? undefined : draft.find(exceeds.column)
    if (exceeds !== undefined && less !== undefined)
      draft.orders.push({
        less: less.name,
        greater: column.name,
        isStrict: exceeds.isStrict,
        text: draft.text.slice(start, end),
        line: lineAt(draft.text, start),
        start,
      })
  }
}

/** The only column of a domain, which its CHECK calls VALUE. */
function valueOf({ columns }: TableDraft, { column }: ColumnCondition): WritableColumn | undefined {
  return column.toLowerCase() === 'value' && columns.size === 1 ? columns.values().next().value : undefined
}

function bound(column: WritableColumn, condition: ColumnCondition): void {
  const { min, max, above, below, values, shortest, length, pattern, isFilled } = condition
  const step = column.type === 'decimal' || column.type === null ? 10 ** -(column.scale ?? 2) : 1
  const least = above === undefined ? min : above + step
  const most = below === undefined ? max : below - step
  if (least !== undefined) column.min = Math.max(least, column.min ?? least)
  if (most !== undefined) column.max = Math.min(most, column.max ?? most)
  if (least !== undefined || most !== undefined) column.isRangeOfType = false
  if (values !== undefined) column.values = column.values?.filter((value) => values.includes(value)) ?? values
  if (length !== undefined) column.length = Math.min(length, column.length ?? length)
  if (shortest !== undefined) column.shortest = Math.max(shortest, column.shortest ?? shortest)
  if (pattern !== undefined) column.pattern = pattern
  if (isFilled === true) column.isRequired = true
}
