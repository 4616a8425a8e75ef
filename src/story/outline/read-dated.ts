import { datingVerbs } from '../lexicon/dating-verbs.ts'
import { exactMeaning } from '../meanings/exact-meaning.ts'
import type { Span } from '../tokens/token.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { saidTime } from '../times/said-time.ts'
import type { ListedColumn } from './outline.ts'
import { readTime } from './read-time.ts'

/** A verb and its time: "joined | between 2015 and 2024", "signed up | in 2023", "launched | (2018-2024)". */
const done = /^(?:and |plus |also )?(?:(?:was|were|is|are) )?([a-z]{3,14})( up)? (?=\(?\S)/iu

/** A verb whose time is a column, and the name of that column. */
interface Dated {
  readonly verb: string
  readonly column: string
}

/**
 * Reads what was done to each row, and when, as a column of days: "joined between 2015 and 2024" is `joined_on`. The time stays unread.
 * Null for others.
 */
export function readDated(text: string, { start, end }: Span): ListedColumn | null {
  const written = text.slice(start, end)
  const [said, word = '', up] = done.exec(written) ?? []
  if (said === undefined) return null
  const dated = datedBy(word.toLowerCase(), up !== undefined)
  const time = { start: start + said.length, end }
  if (dated === null || !isTime(text.slice(time.start, time.end))) return null
  return {
    name: dated.column,
    words: dated.column.split('_'),
    isIdentifier: false,
    details: [{ type: 'type', of: dated.column.endsWith('_at') ? 'timestamp' : 'date', scale: null }],
    places: [{ start, end: start + said.trimEnd().length }],
    said: time,
    unread: [time],
    dates: dated.verb,
    start,
    end,
  }
}

/** The column of a verb; null where no column has its time. */
function datedBy(word: string, isWithUp: boolean): Dated | null {
  if (isWithUp) return word === 'signed' ? { verb: 'registered', column: 'signed_up_on' } : null
  const known = datingVerbs.get(word)
  if (known !== undefined) return { verb: word, column: known.made }
  if (!/[^eu]ed$/.test(word)) return null
  return exactMeaning([word, 'at'], []) === null ? null : { verb: word, column: `${word}_at` }
}

/** Whether a text is only a time: "between 2015 and 2024", "(2018-2024)", "since 2019", "before 1990". */
function isTime(written: string): boolean {
  const inner = /^\(([^()]{4,40})\)$/.exec(written)?.[1] ?? written
  const tokens = tokensOf(inner)
  return readTime(inner) !== null || saidTime(tokens, 0)?.next === tokens.length
}
