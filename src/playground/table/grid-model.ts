import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Row } from '../api/cell.ts'
import type { DatasetTable } from '../api/dataset.ts'
import type { Store } from '../state/store.ts'
import { columnLayout, type LaidColumn } from './column-layout.ts'
import { pageRows, Pages } from './pages.ts'
import { type ScrollScale, scrollScale } from './scroll-scale.ts'

/** Lengths in CSS pixels. */
export const rowHeight = 28
export const headHeight = 46
export const numberWidth = 84

/** Number of rows beyond the edges of the view that are rendered in advance. */
const overscan = 4

/** A cell: the indices of its row and column. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Indices of the first and the last row or column, both included; for none, the last is less than the first. */
export interface Extent {
  readonly first: number
  readonly last: number
}

/** The state of the view of a table: scroll position, visible part and rows. Lengths are CSS pixels. */
export class GridModel {
  readonly table: DatasetTable
  /** The address of the table in JSON. */
  readonly address: string
  readonly pages: Pages
  /** Scroll position in the table, not of the scroll bar. */
  readonly top: Signal<number> = signal(0)
  readonly left: Signal<number> = signal(0)
  /** Size of the whole view, including the header and the row numbers. */
  readonly size: Signal<{ readonly width: number; readonly height: number }> = signal({ width: 0, height: 0 })
  readonly active: Signal<CellPlace> = signal({ row: 0, column: 0 })
  readonly columns: ReadonlySignal<readonly LaidColumn[]>
  readonly scale: ReadonlySignal<ScrollScale>
  readonly rows: ReadonlySignal<Extent>
  readonly seen: ReadonlySignal<Extent>
  readonly width: ReadonlySignal<number>
  readonly #sampled: ReadonlySignal<boolean>

  constructor(table: DatasetTable, location: string, { api, locale }: Store) {
    this.table = table
    this.address = `${location}/${encodeURIComponent(table.name)}.json`
    this.pages = new Pages(api, this.address, table.rows)
    this.#sampled = computed(() => this.pages.version.value > 0)
    this.columns = computed(() => {
      const sample = this.#sampled.value ? this.#sample() : []
      return columnLayout(table, sample, locale.value)
    })
    this.width = computed(() => this.columns.value.reduce((sum, { width }) => sum + width, numberWidth))
    this.scale = computed(() => scrollScale(table.rows, rowHeight, this.viewHeight))
    this.rows = computed(() => this.#rowsSeen(overscan))
    this.seen = computed(() => this.#columnsSeen())
  }

  /** Height of the part of the view with rows. */
  get viewHeight(): number {
    return Math.max(0, this.size.value.height - headHeight)
  }

  /** Scrolls to a position, limited to the table. */
  moveTo(top: number): void {
    this.top.value = Math.max(0, Math.min(top, this.scale.peek().most))
  }

  /** Makes a cell the active one and scrolls until it is visible. */
  activate({ row, column }: CellPlace): void {
    const place = {
      row: Math.max(0, Math.min(row, this.table.rows - 1)),
      column: Math.max(0, Math.min(column, this.table.columns.length - 1)),
    }
    batch(() => {
      this.active.value = place
      const top = place.row * rowHeight
      if (top < this.top.peek()) this.moveTo(top)
      else if (top + rowHeight > this.top.peek() + this.viewHeight) this.moveTo(top + rowHeight - this.viewHeight)
      this.#showColumn(place.column)
    })
  }

  /** Scrolls sideways until a column is visible, or at least its beginning. */
  #showColumn(index: number): void {
    const column = this.columns.peek()[index]
    if (column === undefined) return
    const least = column.left + column.width + numberWidth - this.size.peek().width
    this.left.value = Math.max(0, Math.min(column.left, Math.max(this.left.peek(), least)))
  }

  /** Scrolls to the position of another grid, limited to this table. */
  follow({ top, left, active, size }: GridModel): void {
    this.size.value = size.peek()
    this.left.value = left.peek()
    this.moveTo(top.peek())
    const { row, column } = active.peek()
    this.active.value = { row: Math.min(row, Math.max(0, this.table.rows - 1)), column: Math.min(column, this.table.columns.length - 1) }
  }

  /** The rows of the first page that arrived, which determine the widths of the columns. */
  #sample(): readonly Row[] {
    const first = Math.floor(this.top.peek() / rowHeight)
    const rows = Array.from({ length: pageRows }, (_, index) => this.pages.row(first + index))
    return rows.filter((row) => row !== null)
  }

  #rowsSeen(more: number): Extent {
    const first = Math.max(0, Math.floor(this.top.value / rowHeight) - more)
    const last = Math.ceil((this.top.value + this.viewHeight) / rowHeight) - 1 + more
    return { first, last: Math.min(last, this.table.rows - 1) }
  }

  #columnsSeen(): Extent {
    const [from, to] = [this.left.value, this.left.value + this.size.value.width]
    const columns = this.columns.value
    const first = columns.findIndex(({ left, width }) => left + width > from)
    const last = columns.findLastIndex(({ left }) => left < to)
    return { first: Math.max(0, first - 1), last: Math.min(last + 1, columns.length - 1) }
  }
}
