import { SynthError } from '../errors.ts'
import { lineAt } from './line-at.ts'

/** Maximum characters of a line that an error quotes. */
const longestQuote = 60

/**
 * The error for code that cannot be read.
 * @param at UTF-16 offset of the mistake
 * @param detail the mistake and its correction, without a full stop at the end
 */
export function importUnreadable(text: string, at: number, detail: string): SynthError {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(start, Math.min(end < 0 ? text.length : end, start + longestQuote)).trim()
  const quote = line === '' ? '' : `, "${line}"`
  const message = `Line ${lineAt(text, at)}${quote}: ${detail}`
  return new SynthError('import_unreadable', message, [
    { pointer: '/text', detail: message, span: { start: at, end: Math.max(at, at + 1) } },
  ])
}
