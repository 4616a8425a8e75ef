import { columnName } from '../meanings/column-name.ts'
import type { Span } from '../tokens/token.ts'
import { declaredIn } from './declared-in.ts'
import { nameWords } from './name-words.ts'
import type { ListedColumn } from './outline.ts'
import { trimmed } from './split-items.ts'

/** "whether it is | edible or poisonous", "whether the patient has | diabetes", "if they have | insurance", "whether or not they | churned" */
const question =
  /^(?:and |plus |also )?(?:whether (?:or not )?|if (?=they |he |she |it ))(?:they|it|he|she|(?:the|an?|each|that|this) \p{L}{3,20}(?: (?!is|are|was|were|has|have|had)\p{L}{3,20}(?= (?:is|are|was|were|has|have|had) ))?) (?:ever |already )?(?:(is|are|was|were|has been|have been|had been|is being|has|have|had|got|gets) )?/iu
/** "readmitted | within 30 days", "churned | in the next month (20% yes)" */
const event =
  /^(?:and |plus |also )?(?=\p{L}{3,20}ed (?:within|in the next) (?:\d{1,3} )?(?:hour|day|week|month|quarter|year)s?(?: \(|$))/iu
/** The rest of the question, and the declaration of its answers. */
const answer = /^([\p{L}\d' -]{2,60}?)(?: or not)?( \([^()]{1,60}\))?$/u
const choice = /^(\p{L}{3,20}) or (\p{L}{3,20})$/u
/** What follows the answer in the question: "responded | to the last campaign". */
const beyond = / (?:to|on|in|at|within|from|for|by|during|after|before|with|of|as|since|until|this|last|again) /
const articles = /^(?:an?|the|any|their|its) | (?:an?|the|any|their|its)(?= )/g
/** What makes a condition of the words. */
const comparing = /\b(?:above|below|over|under|more|less|higher|lower|than|least|most|exceeds?|exceeded|not|no)\b/i
const mostWords = 3

/**
 * Reads the question whether something is so, or happened in a time, as a column of its answers: "whether the customer churned (26% yes)".
 * Null for others.
 */
export function readWhether(text: string, span: Span): ListedColumn | null {
  const written = text.slice(span.start, span.end).replace(/[.?]$/, '')
  const asked = question.exec(written) ?? event.exec(written)
  const [said = '', rest = '', told = ''] = asked === null ? [] : (answer.exec(written.slice(asked[0].length)) ?? [])
  if (asked === null || said === '' || comparing.test(rest)) return null
  const from = span.start + asked[0].length
  const [, one, other] = choice.exec(rest) ?? []
  const isChoice = one !== undefined && other !== undefined && asked[1] !== undefined
  if (!isChoice && / or /.test(rest)) return null
  const answered = nameWords(isChoice ? rest : (rest.split(beyond, 1)[0] ?? '').replaceAll(articles, ''))
  // "whether they passed the exam" is what passed.
  const words = asked[1] === undefined && answered[0]?.endsWith('ed') === true ? answered.slice(0, 1) : answered
  const name = columnName(words)
  if (name === null || words.length > mostWords || (asked[1] === undefined && words.length > 2)) return null
  const declared = declaredIn(
    text,
    told === '' ? [] : [{ start: from + said.length - told.length + 2, end: from + said.length - 1 }],
    words,
  )
  return {
    name,
    words,
    isIdentifier: false,
    details: [
      isChoice ? { type: 'values', values: [one, other] } : { type: 'type', of: 'boolean', scale: null },
      ...declared.details.filter(({ type }) => type !== 'type' && type !== 'values'),
    ],
    places: [{ start: from, end: from + rest.length }],
    said: { start: from, end: from + rest.length },
    unread: declared.unread,
    ...trimmed(text, { start: span.start + (/^(?:and |plus |also )?/.exec(written)?.[0].length ?? 0), end: from + said.length }),
  }
}
