import type { Mark } from './marks.ts'

/**
 * Where marks of a text are in a text that it was changed to, as long as nobody has read that: marks before and behind the change keep their
 * words, those that it touches are gone.
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
