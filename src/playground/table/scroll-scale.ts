/**
 * Maximum height of an element: browsers support 17 to 33 million pixels. In longer tables, a pixel of the scroll bar is several pixels of
 * the table.
 */
const mostPixels = 8_000_000

/** The relation between the position in a table and that of its scroll bar. Lengths are in CSS pixels. */
export interface ScrollScale {
  /** Height of the scrolling element, which represents all rows. */
  readonly height: number
  /** Maximum scroll position in the table. */
  readonly most: number
  /** Pixels of the table per pixel of the scroll bar; at least 1. */
  readonly factor: number
}

/** @param view height of the visible part */
export function scrollScale(rows: number, rowHeight: number, view: number): ScrollScale {
  const whole = rows * rowHeight
  const height = Math.min(whole, mostPixels)
  const most = Math.max(0, whole - view)
  return { height, most, factor: height > view ? most / (height - view) : 1 }
}
