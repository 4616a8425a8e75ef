import type { ImportNote } from './imported.ts'
import { lineAt } from './line-at.ts'

/** A note of the part of a text between two offsets. @param reason one sentence without its end */
export function noteAt(text: string, start: number, end: number, reason: string): ImportNote {
  return { line: lineAt(text, start), start, text: text.slice(start, end), reason }
}
