import { wordSet } from '../../lexicon/word-set.ts'
import { determiners } from '../../lexicon/determiners.ts'
import { endsClause, isOneOf, kindAt, skip, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { readNoun } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { ofCharacters, readCharacters } from '../readers/said-length.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

const texts = wordSet('varchar varchar2 char nchar nvarchar string')
const numbers = wordSet('numeric decimal number float double')
/** Most characters of a code. */
const longest = 64

/** Declarations as in programs: "isbn unique 13 digits", "amount numeric(10, 2)", "vin varchar(17)". */
export const declared: AttributePhrase = {
  name: 'declared',
  precedence: 200,
  startsAt: ({ kind, text }) => kind === 'number' || text === 'unique' || texts.has(text) || numbers.has(text),
  read: (tokens, at, free, last) => {
    const named = uniqueNoun(tokens, at)
    if (named !== null) return named
    const said = declarationAt(tokens, at)
    const subject = said === null ? null : subjectBefore(tokens, at, free, last)
    if (said === null || subject === null) return null
    const { column, table, after } = subject
    if (column !== null && columnSureness(column) === 'none') return null
    return { aspects: said.aspects, currency: null, column, table, isMore: column === null, first: after, next: said.next }
  },
}

/** "Each user has a unique | email". */
function uniqueNoun(tokens: readonly Token[], at: number): AttributeReading | null {
  const found = textAt(tokens, at) === 'unique' ? readNoun(tokens, at + 1) : null
  // Keys are always unique.
  if (found === null || isKey(found.noun.words) || columnSureness(found.noun) !== 'known') return null
  if (findMeaning(['unique', ...found.noun.words], []).isExact) return null
  const said = { aspects: [{ type: 'unique' }], currency: null, table: null, isMore: false } as const
  return { ...said, column: found.noun, first: at, next: found.next }
}

/** Whether words are a key of a table: "primary key", "customer id"; but not "idempotency key". */
function isKey(words: readonly string[]): boolean {
  const [kind = '', last] = words.slice(-2)
  return /^(?:ids?|keys?)$/.test(words.at(-1) ?? '') && !(last === 'key' && findMeaning([kind, last], []).isExact)
}

interface Declaration {
  readonly aspects: readonly Aspect[]
  readonly next: number
}

/** One declaration: uniqueness, length or type. A type has no effect beyond making the column. */
function declarationAt(tokens: readonly Token[], at: number): Declaration | null {
  const text = textAt(tokens, at)
  if (text === 'unique')
    return endsClause(tokens, at + 1) || isAnd(tokens, at + 1) || lengthAt(tokens, at + 1) !== null
      ? { aspects: [{ type: 'unique' }], next: at + 1 }
      : uniqueIn(tokens, at + 1)
  const characters = lengthAt(tokens, at)
  if (characters !== null) return ofLength(tokens, at, characters)
  const closing = textAt(tokens, at + 1) !== '(' || kindAt(tokens, at + 2) !== 'number' ? -1 : closingAfter(tokens, at + 3)
  if (closing < 0) return null
  if (texts.has(text))
    return text === 'char' ? ofLength(tokens, at + 2, { of: 'characters', next: closing + 1 }) : { aspects: [], next: closing + 1 }
  return numbers.has(text) ? { aspects: [], next: closing + 1 } : null
}

/** "Unique | across the system", "unique | in the whole database". "Unique per tenant" is no such column. */
function uniqueIn(tokens: readonly Token[], at: number): Declaration | null {
  const found = isOneOf(tokens, at, scopes) ? readNoun(tokens, skip(determiners, 2)(tokens, at + 1).next) : null
  const isWhole = textAt(tokens, at) === 'across' || isOneOf(tokens, (found?.next ?? 0) - 1, wholes)
  return found !== null && isWhole && endsClause(tokens, found.next) ? { aspects: [{ type: 'unique' }], next: found.next } : null
}

const scopes = wordSet('across in within')
/** Nouns for all data. */
const wholes = wordSet('system database table platform app application db')

/** "13 | digits". */
function lengthAt(tokens: readonly Token[], at: number): ReturnType<typeof readCharacters> {
  return kindAt(tokens, at) === 'number' ? readCharacters(tokens, at + 1) : null
}

function ofLength(tokens: readonly Token[], at: number, { of, next }: NonNullable<ReturnType<typeof readCharacters>>): Declaration | null {
  const length = tokens[at]?.value ?? Number.NaN
  if (!Number.isInteger(length) || length < 1 || length > longest) return null
  return ofCharacters(tokens, { min: length, max: length }, of, next)
}

/** The closing bracket after one or two numbers; -1 for none. */
function closingAfter(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) === ')') return at
  return textAt(tokens, at) === ',' && kindAt(tokens, at + 1) === 'number' && textAt(tokens, at + 2) === ')' ? at + 2 : -1
}

/** "Unique | and lowercase": another quality follows. */
function isAnd(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'and' && /^(?:lowercase|not|valid|required|mandatory|indexed)$/.test(textAt(tokens, at + 1))
}
