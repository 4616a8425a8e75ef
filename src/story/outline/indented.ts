import type { Span } from '../tokens/token.ts'
import { isTypedItem } from './cut-item.ts'
import type { Opening } from './opening.ts'

/** A line with only the name of a table: "users:", "table users", "- orders (200 rows):", 'Collection: "orders" (20 documents)'. */
const heading =
  /^[ \t]*(?:(?:[-*•#]|\d{1,2}[.)])+[ \t])?(?<lead>(?:table|entity|model|collection|sheet)\b:? )?["'`*]{0,3}\p{L}[\p{L}\d_]{1,40}(?: [\p{L}\d_]{1,20}){0,2}["'`*]{0,3}(?: ?\(\d[\d,]{0,11}k?(?: [a-z]{1,12})?\))?(?<colon>:?)[ \t]*$/iu
const bullet = /^[ \t]*(?:[-*•#]|\d{1,2}[.)])[ \t]/
/** Longer lines are neither columns nor headings. */
const longest = 200

interface Line extends Span {
  readonly written: string
  readonly indent: number
}

/** Finds lists of columns on lines below the name of a table, which are indented or have types. Linear in the number of lines. */
export function indentedLists(text: string, lines: readonly Span[]): readonly Opening[] {
  const all = lines.map(({ start, end }): Line => {
    const written = text.slice(start, Math.min(end, start + longest + 1))
    return { start, end, written, indent: written.length - written.trimStart().length }
  })
  const found: Opening[] = []
  for (let at = 0; at + 2 < all.length; at++) {
    const head = all[at] as Line
    const { lead, colon } = heading.exec(head.written)?.groups ?? {}
    if (lead === undefined && colon === undefined) continue
    const isNamed = lead !== undefined || colon === ':' || bullet.test(head.written)
    let next = at + 1
    while (next < all.length && isBelow(text, all[next] as Line, head, isNamed)) next++
    const [first, last] = [all[at + 1] as Line, all[next - 1] as Line]
    if (next < at + 3) continue
    const subjectEnd = head.start + head.written.trimEnd().replace(/:$/, '').length
    found.push({
      start: subjectEnd,
      items: first.start,
      end: last.end,
      subjectEnd,
      evidence: 'likely',
      separator: 'lines',
      isInSentence: false,
    })
    at = next - 1
  }
  return found
}

/** Whether a line is a column below a heading. */
function isBelow(text: string, line: Line, head: Line, isNamed: boolean): boolean {
  if (line.written.trim() === '' || line.written.length > longest) return false
  return (isNamed && line.indent > head.indent && !/[.!?]$/.test(line.written.trimEnd())) || isTypedItem(text, line)
}
