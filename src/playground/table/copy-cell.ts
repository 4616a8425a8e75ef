import type { GridModel } from './grid-model.ts'

/** Copies the text of the active cell, as it is shown, unless a text is selected. Nulls are copied as an empty text. */
export function copyCell(event: ClipboardEvent, { active, columns, pages }: GridModel): void {
  const place = active.peek()
  const row = pages.row(place.row)
  const column = columns.peek()[place.column]
  if (row === null || column === undefined || getSelection()?.isCollapsed === false) return
  const cell = row[column.name] ?? null
  event.clipboardData?.setData('text/plain', cell === null ? '' : column.write(cell))
  event.preventDefault()
}
