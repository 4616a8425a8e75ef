import type { Span } from '../tokens/token.ts'
import { bulletLength } from './bullet.ts'
import { isTypedItem } from './cut-item.ts'
import { headingAt } from './heading.ts'
import { listsTables } from './lists-tables.ts'
import type { Opening } from './opening.ts'

/** Longer lines are no columns. */
const longest = 200
/** "posted_at", "email address", "title (string): the title of the book", "price - in euros". */
const nameLine = /^[ \t]*["'`*]{0,3}\p{L}[\p{L}\d_]{0,40}(?: [\p{L}\d_]{1,20}){0,3}["'`*]{0,3} ?(?:\([^()]{1,80}\))?(?:$|(?::| -| –) )/u
/** Behind the name of a table on the same line stand its columns: "Ward: ward_id, name, beds, floor". */
const columnsBehind = /^(?:[^,\n]{1,40}, ){0,3}(?:id|\w{1,30}_id|\w{1,30}ID|name)\b[^,\n]{0,40},/
/** A line with the columns or rows of a table. */
const announcingLine = /^(?:columns|fields|attributes|rows|records)\b ?[:=]/i
/** The end of a line that announces columns: "each employee has the following attributes:", "the table should have:". */
const announcing =
  / ?(?:\b(?:with|having|has|have|contains?|includes?) )?(?:the )?(?:(?:following )?(?:columns|fields|attributes|properties|features|variables|dictionary)|following(?: (?:schema|structure|format|layout))?):?$/i
/** The key of a table, which often is its first column. */
const keyLine = /^[ \t]*(?:id|\w{1,40}[_ ](?:id|no|number|code|key)|[a-z]\w{0,40}(?:Id|No))\b/i

/** A line that surely names the next table. */
const tableLine =
  /^[ \t]*(?:create |make |generate )?(?:an? |the )?(?:table|entity|collection|sheet) ?(?:\d{1,2} ?)?(?:[:.-] |named |called )/i

interface Line extends Span {
  readonly written: string
  readonly indent: number
}

/** Finds lists of columns on lines below the name of a table. Linear in the number of lines. */
export function listsBelow(text: string, lines: readonly Span[]): readonly Opening[] {
  const all = lines.map(({ start, end }): Line => {
    const written = text.slice(start, Math.min(end, start + longest + 1)).trimEnd()
    return { start, end, written, indent: written.length - written.trimStart().length }
  })
  const found: Opening[] = []
  for (let at = 0; at + 2 < all.length; at++) {
    const head = all[at] as Line
    const heading = headingAt(text, head)
    const gap = isAnnounced(head, all[at + 1]) ? 1 : 0
    const [before, first] = [all[at - 1], all[at + 1 + gap] as Line]
    const place = heading === null ? announcedAt(text, head, before, first) : { start: heading.nameEnd, subjectEnd: heading.nameEnd }
    if (place === null) continue
    const isMarked = heading === null || heading.isMarked || (isFirstLine(head, before, first) && keyLine.test(first.written))
    // Below the bullet of a table, its columns are further in.
    const isInside = heading?.isMarked === false && first.indent > head.indent
    const isOuter =
      isMarked && !isInside && heading?.isCounted !== true && (heading?.isBullet !== true || bulletLength(first.written) === 0)
    const least = isOuter ? head.indent : isMarked || heading.isBullet ? head.indent + 1 : Infinity
    const from = at + 1 + gap
    let next = from
    while (next < all.length && isBelow(text, all[next] as Line, least)) next++
    if (next < from + 2 || listsTables(all.slice(from, next).map(({ written }) => written))) continue
    const { end } = all[next - 1] as Line
    const evidence = heading === null ? 'announced' : 'likely'
    found.push({ ...place, items: first.start, end, evidence, separator: 'lines', isInSentence: false })
    at = next - 1
  }
  return found
}

/** Whether an empty line stands between the words "the following columns:" and the first line below them. */
function isAnnounced(head: Line, below: Line | undefined): boolean {
  return below?.written === '' && head.written.endsWith(':') && announcing.test(head.written)
}

/** Whether a line may be the name of a table: behind an empty line, or before lines that are further in. */
function isFirstLine(head: Line, before: Line | undefined, first: Line): boolean {
  return before === undefined || before.written === '' || first.indent > head.indent
}

/**
 * Where a sentence before lines without bullets announces columns, and where the name of their table ends: in this sentence, or on the
 * line above it ("Table 2: orders"). Null if it announces none.
 */
function announcedAt(text: string, head: Line, before: Line | undefined, first: Line): Pick<Opening, 'start' | 'subjectEnd'> | null {
  if (bulletLength(first.written) > 0) return null
  const said = announcing.exec(head.written)
  const above = before === undefined ? null : headingAt(text, before)
  const subjectEnd = above?.isMarked === true ? above.nameEnd : null
  if (said !== null) return { start: head.start + said.index, subjectEnd: subjectEnd ?? head.start + said.index }
  return subjectEnd !== null && head.written.endsWith(':') ? { start: head.start + head.written.length - 1, subjectEnd } : null
}

/** Whether a line is a column below a heading. @param least the smallest indent of lines without types */
function isBelow(text: string, line: Line, least: number): boolean {
  if (line.written === '' || line.written.length > longest || tableLine.test(line.written)) return false
  if (isTypedItem(text, line)) return true
  return line.indent >= least && (isName(line.written) || (line.indent > 0 && !/[.!?]$/.test(line.written)))
}

/** Whether a line is a name, or a name and what it means. */
function isName(written: string): boolean {
  const own = written.slice(bulletLength(written))
  const name = nameLine.exec(own)?.[0]
  return name !== undefined && !announcingLine.test(own) && !columnsBehind.test(own.slice(name.length))
}
