import type { Row } from '../api/cell.ts'
import type { DatasetTable } from '../api/dataset.ts'
import { cellWriter } from './cell-writer.ts'
import { valueKind, type ValueKind } from './value-kind.ts'
import { textWidth } from './text-width.ts'
import { typeLabel } from './type-label.ts'

/** The layout of a column. Lengths are CSS pixels. */
export interface LaidColumn {
  readonly name: string
  readonly kind: ValueKind
  readonly label: string
  readonly left: number
  readonly width: number
  readonly write: ReturnType<typeof cellWriter>
}

const [narrowest, widest, padding] = [72, 320, 28]

/** Number of texts that are measured per column. */
const measured = 12

/** The columns of a table, each as wide as its name and its first rows require. */
export function columnLayout(table: DatasetTable, sample: readonly Row[], locale: string): readonly LaidColumn[] {
  let left = 0
  return table.columns.map((column) => {
    const write = cellWriter(column, table, locale)
    const label = typeLabel(column, table)
    const cells = sample.map((row) => row[column.name] ?? null).map((cell) => (cell === null ? 'null' : write(cell)))
    const widths = longestOf(cells).map((text) => textWidth(text, '13px'))
    const needed = Math.max(textWidth(column.name, '600 13px'), textWidth(label, '11.5px'), ...widths) + padding
    const width = Math.ceil(Math.min(widest, Math.max(narrowest, needed)))
    const laid = { name: column.name, kind: valueKind(column), label, left, width, write }
    left += width
    return laid
  })
}

/** Some of the longest texts; which one is the widest depends on the font. */
function longestOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted((a, b) => b.length - a.length).slice(0, measured)
}
