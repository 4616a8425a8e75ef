const numbers = new Intl.NumberFormat('en-US')

/** "1 row", "1,000 rows". */
export function countOf(count: number, noun: string): string {
  return `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`
}
