/** Browsers give no element more than 17 to 33 million pixels: longer tables scroll faster than their bar. */
const mostPixels = 8_000_000

/** How the place in a table of any length goes with the place of a scroll bar. Lengths are in CSS pixels. */
export interface ScrollScale {
  /** Height of the element that is scrolled, which stands for all rows. */
  readonly height: number
  /** How far the table can be scrolled. */
  readonly most: number
  /** Pixels of the table for a pixel of the bar; at least 1. */
  readonly factor: number
}

/** @param view height of the part that is seen */
export function scrollScale(rows: number, rowHeight: number, view: number): ScrollScale {
  const whole = rows * rowHeight
  const height = Math.min(whole, mostPixels)
  const most = Math.max(0, whole - view)
  return { height, most, factor: height > view ? most / (height - view) : 1 }
}
