import type { Span } from '../tokens/token.ts'
import type { Details } from './details.ts'
import { isQuestion } from './is-question.ts'

/** "1 if the person smokes, 0 otherwise", "1 if they left, else 0" */
const answering =
  /(?<=^|, )\(?([01]|yes|no|true|false) (if|when) ([^,;()\d]{2,80}?)[,;]? (?:and )?(?:(?:else|otherwise),? )?([01]|yes|no|true|false)(?: (?:otherwise|else|if not))?\)?(?=$|[ ,;.])/i
/**
 * Reads that a column answers a question: by two answers, where what the first is given for stays unread, or as the question. Null for
 * others.
 */
export function readAnswers(text: string, { start, end }: Span): Details | null {
  const written = text.slice(start, end)
  if (isQuestion(written))
    return { details: [{ type: 'type', of: 'boolean', scale: null }], places: [{ start, end }], unread: [], idle: [] }
  const found = answering.exec(written)
  const [whole = '', first = '', joint = '', condition = '', second = ''] = found ?? []
  if (found === null || first.toLowerCase() === second.toLowerCase()) return null
  const at = start + found.index
  const from = at + whole.indexOf(` ${joint} `) + joint.length + 2
  const [before, after] = [
    { start, end: at - 2 },
    { start: at + whole.length, end },
  ]
  return {
    details: [{ type: 'values', values: [first, second] }],
    places: [{ start: at, end: after.start }],
    unread: [before, { start: from, end: from + condition.length }, after].filter((part) => part.end > part.start),
    idle: [],
  }
}
