/** The replacement of the text between two offsets. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** The replacement that turns one text into another, without their common beginning and end; null for equal texts. */
export function textChange(before: string, after: string): TextChange | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
