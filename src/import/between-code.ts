import type { Imported } from './imported.ts'

const comment = /(?:--|\/\/+|#)[ \t]*/y
const fence = /```[\w-]{0,20}/y
/** A comment counts as prose only if it begins with a number of rows. */
const isCount = /\d/y

/**
 * The parts of a text that are not prose: the declarations, the comments between them (except those that begin with a number, "-- 500
 * rows"), and the marks of code blocks.
 * @param declarations in the order of the text
 */
export function betweenCode(text: string, declarations: Imported['code']): Imported['code'] {
  const code: { start: number; end: number }[] = []
  let from = 0
  for (const { start, end } of [...declarations, { start: text.length, end: text.length }]) {
    for (const mark of marksIn(text, from, start)) code.push(mark)
    if (end > start) code.push({ start, end })
    from = end
  }
  return code
}

function marksIn(text: string, from: number, to: number): Imported['code'] {
  const marks: { start: number; end: number }[] = []
  for (let at = from; at < to; at++) {
    const end = markAt(text, at)
    if (end === null) continue
    marks.push({ start: at, end: Math.min(end, to) })
    at = end - 1
  }
  return marks
}

/** The end of a comment, or of a mark of a code block, that begins at offset `at`; null if none begins there. */
function markAt(text: string, at: number): number | null {
  fence.lastIndex = at
  const fenced = fence.exec(text)
  if (fenced !== null) return at + fenced[0].length
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2)
    return end < 0 ? text.length : end + 2
  }
  comment.lastIndex = at
  const found = comment.exec(text)
  if (found === null) return text[at] === ';' ? at + 1 : null
  const content = at + found[0].length
  isCount.lastIndex = content
  if (isCount.test(text)) return content
  const end = text.indexOf('\n', content)
  return end < 0 ? text.length : end
}
