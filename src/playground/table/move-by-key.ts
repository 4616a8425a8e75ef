import { type CellPlace, type GridModel, rowHeight } from './grid-model.ts'

/** Moves the active cell of a grid by the keys of the grid pattern (ARIA Authoring Practices). Returns whether the key is one of them. */
export function moveByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, model: GridModel): boolean {
  if (altKey) return false
  const place = placeOf(key, ctrlKey || metaKey, model)
  if (place === null) return false
  model.activate(place)
  return true
}

function placeOf(key: string, isFar: boolean, model: GridModel): CellPlace | null {
  const { row, column } = model.active.peek()
  const lastRow = model.table.rows - 1
  const lastColumn = model.table.columns.length - 1
  const page = Math.max(1, Math.floor(model.viewHeight / rowHeight) - 1)
  switch (key) {
    case 'ArrowDown':
      return { row: isFar ? lastRow : row + 1, column }
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column }
    case 'ArrowRight':
      return { row, column: isFar ? lastColumn : column + 1 }
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : column - 1 }
    case 'PageDown':
      return { row: row + page, column }
    case 'PageUp':
      return { row: row - page, column }
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return { row: isFar ? lastRow : row, column: lastColumn }
    default:
      return null
  }
}
