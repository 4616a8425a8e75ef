import { isDeclarationLine, isLineBesideCode, longestCodeLine } from './code-line.ts'
import type { Imported, ImportNote } from './imported.ts'
import { lineEnd } from './line-end.ts'
import { noteAt } from './note-at.ts'

const comment = /(?:--|\/\/+|#)[ \t]*/y
const fence = /```[\w-]{0,20}/y
/** A comment counts as prose only if it begins with a number of rows. */
const isCount = /\d/y

/** The parts of a text that are not prose, and notes on those among them that declare something else than tables. */
export interface NoProse {
  readonly code: Imported['code']
  readonly notes: readonly ImportNote[]
}

/**
 * The parts of a text that are not prose: the declarations, the other code and the comments between them (except those that begin with a
 * number, "-- 500 rows"), and the marks of code blocks.
 * @param declarations in the order of the text
 */
export function betweenCode(text: string, declarations: Imported['code']): NoProse {
  const code: { start: number; end: number }[] = []
  const notes: ImportNote[] = []
  let from = 0
  for (const { start, end } of [...declarations, { start: text.length, end: text.length }]) {
    const other = otherCode(text, from, start)
    for (const { start: at, end: close, isWhole } of other)
      if (isWhole && isDeclarationLine(lineAt(text, at))) notes.push(noteAt(text, at, Math.min(close, lineEnd(text, at)), leftOut))
    let behind = from
    for (const block of [...other, { start, end: start }]) {
      for (const mark of marksIn(text, behind, block.start)) code.push(mark)
      if (block.end > block.start) code.push(block)
      behind = block.end
    }
    if (end > start) code.push({ start, end })
    from = end
  }
  return { code: joined(text, code), notes }
}

/** Parts with nothing but spaces between them as one part. */
function joined(text: string, parts: Imported['code']): Imported['code'] {
  const all: { start: number; end: number }[] = []
  for (const { start, end } of parts) {
    const last = all.at(-1)
    if (last !== undefined && text.slice(last.end, start).trim() === '') last.end = end
    else all.push({ start, end })
  }
  return all
}

const leftOut = 'this declares no table that can be read: it is left out'

interface Block {
  readonly start: number
  readonly end: number
  /** Whether it has no bracket that is open at its end, which declarations after it close. */
  readonly isWhole: boolean
}

/** Lines of code between two offsets, with the lines in brackets that they open. */
function otherCode(text: string, from: number, to: number): readonly Block[] {
  const blocks: Block[] = []
  for (let at = from; at < to;) {
    const end = Math.min(to, lineEnd(text, at))
    const line = lineAt(text, at)
    if (line === '' || !isLineBesideCode(line)) at = end + 1
    else {
      const close = closedEnd(text, at, to)
      blocks.push({ start: at + text.slice(at, end).search(/\S/), end: close ?? end, isWhole: close !== null && /[=({]/.test(line) })
      at = (close ?? end) + 1
    }
  }
  return blocks
}

/** The end of the line that closes the brackets that the line at an offset opens; the end of that line if it opens none; null if none does. */
function closedEnd(text: string, start: number, to: number): number | null {
  const first = Math.min(to, lineEnd(text, start))
  let depth = 0
  for (let at = start; at < to; at++) {
    const char = text[at] ?? ''
    if (char === '(' || char === '[' || char === '{') depth++
    if (char === ')' || char === ']' || char === '}') depth--
    if (at >= first && depth <= 0) return Math.min(to, lineEnd(text, at))
    if (at - start > longestBlock) return null
  }
  return depth <= 0 ? first : null
}

/** Maximum characters of a block in brackets. */
const longestBlock = 2000

/** The line at an offset, from there on, without spaces at its ends. */
function lineAt(text: string, at: number): string {
  return text.slice(at, Math.min(lineEnd(text, at), at + longestCodeLine)).trim()
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
