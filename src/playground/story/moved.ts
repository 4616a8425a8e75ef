import type { Mark } from './marks.ts'

/**
 * Moves the marks of a text to a changed text that was not analysed yet: marks before and after the change keep their words, and marks that
 * it touches are dropped.
 */
export function moved(marks: readonly Mark[], before: string, after: string): readonly Mark[] {
  if (before === after) return marks
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const shift = after.length - before.length
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark]
    return mark.start >= before.length - tail ? [{ ...mark, start: mark.start + shift, end: mark.end + shift }] : []
  })
}
