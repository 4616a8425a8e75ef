import type { Opening } from './opening.ts'

/** Most characters of a ratio before a list. */
const mostBefore = 40

/** Whether a list continues a number of rows: "order_lines - 1 to 5 per order, | product, quantity" are columns of the lines. */
export function isBehindRatio(text: string, { start, items }: Opening): boolean {
  return text.slice(start, items).startsWith(',') && ratio.test(text.slice(Math.max(0, start - mostBefore), start))
}

const ratio = /\d (?:per|for each|for every) \w{1,30}$/
