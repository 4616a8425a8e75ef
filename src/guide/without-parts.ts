/** Removes every part of a text from `start` to the next `end`, both included. A part without `end` is kept. */
export function withoutParts(text: string, start: string, end: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const begin = text.indexOf(start, from)
    const close = begin < 0 ? -1 : text.indexOf(end, begin)
    if (close < 0) return kept + text.slice(from)
    kept += text.slice(from, begin)
    from = close + end.length
  }
}
