/** A text without what stands from each `start` to the next `end`, these included; what has no end stays. */
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
