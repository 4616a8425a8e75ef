import type { Span } from '../tokens/token.ts'
import { headingAt } from './heading.ts'
import type { Opening } from './opening.ts'

/** The head of a Markdown table whose first column holds names of columns: "| Column | Type |". */
const head = /^(?:\| ?)?(?:column|field|name|attribute|feature|variable)[^|\n]{0,30} ?\|/i
const rule = /^\|?[-:| ]{3,}$/
/** Empty lines between a table and its name. */
const mostEmpty = 2

/** Markdown tables that list columns, each with the name on the line above it. Linear in the number of lines. */
export function tableRows(text: string, lines: readonly Span[]): readonly Opening[] {
  const written = lines.map(({ start, end }) => text.slice(start, end))
  const found: Opening[] = []
  for (let at = 0; at < lines.length; at++) {
    if (!head.test(written[at] ?? '')) continue
    const isBarred = written[at]?.startsWith('|') === true
    const from = at + (rule.test(written[at + 1] ?? '') ? 2 : 1)
    let next = from
    while (next < lines.length && (isBarred ? written[next]?.startsWith('|') : written[next]?.includes(' | ')) === true) next++
    const [first, last] = [lines[from], lines[next - 1]]
    if (next === from || first === undefined || last === undefined) continue
    found.push({
      subjectEnd: nameAbove(text, lines, at),
      evidence: 'announced',
      isInSentence: false,
      start: lines[at]?.start ?? 0,
      items: first.start + (isBarred ? 1 : 0),
      end: last.end,
      separator: isBarred ? 'rows' : 'lines',
    })
    at = next - 1
  }
  return found
}

/** The end of the name of a table above it: "### Users", "**Orders**", "Table: visits". Null for none. */
function nameAbove(text: string, lines: readonly Span[], at: number): number | null {
  let above = at - 1
  while (above > at - 1 - mostEmpty && lines[above]?.start === lines[above]?.end) above--
  const line = lines[above]
  const heading = line === undefined ? null : headingAt(text, line)
  if (line === undefined || heading === null) return null
  return heading.isMarked || /^[ \t]*(?:#|\*\*)/.test(text.slice(line.start, line.end)) ? heading.nameEnd : null
}
