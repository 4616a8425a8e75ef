import type { ImportNote } from './imported.ts'
import { lineAt } from './line-at.ts'

/** A note about the text between two offsets. @param reason without a full stop at the end */
export function noteAt(text: string, start: number, end: number, reason: string): ImportNote {
  return { line: lineAt(text, start), start, text: text.slice(start, end), reason }
}
