import type { Span } from '../token.ts'

const opening = new Set(['(', '[', '{'])
const closing = new Set([')', ']', '}'])

/** The parts of a text between separators that stand outside of brackets, without the space around them. */
export function splitItems(text: string, { start, end }: Span, separator: RegExp): readonly Span[] {
  const parts: Span[] = []
  let depth = 0
  let from = start
  for (let at = start; at < end; at++) {
    const char = text[at] as string
    if (opening.has(char)) depth++
    else if (closing.has(char)) depth--
    else if (depth === 0) {
      separator.lastIndex = at
      const found = separator.exec(text)
      if (found === null || at + found[0].length > end) continue
      parts.push(trimmed(text, { start: from, end: at }))
      from = at + found[0].length
      at = from - 1
    }
  }
  return [...parts, trimmed(text, { start: from, end })].filter((part) => part.end > part.start)
}

/** A part of a text without the space at its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  let [first, last] = [start, end]
  while (first < last && /\s/.test(text[first] as string)) first++
  while (last > first && /\s/.test(text[last - 1] as string)) last--
  return { start: first, end: last }
}
