import { partsOf } from '../brackets.ts'
import { closing, columnOf, isSign, isWord, literalOf, numberIn, parted, type Tokens, unwrapped, withoutCasts } from './check-tokens.ts'

/** A condition on one column. */
export interface ColumnCondition {
  readonly column: string
  readonly min?: number
  readonly max?: number
  /** Exclusive bounds. */
  readonly above?: number
  readonly below?: number
  readonly values?: readonly string[]
  /** Minimum and maximum characters. */
  readonly shortest?: number
  readonly length?: number
  /** A regular expression. */
  readonly pattern?: string
  /** A column of the row whose value is smaller, or not greater. */
  readonly exceeds?: { readonly column: string; readonly isStrict: boolean }
  /** Whether the column has a value in each row. */
  readonly isFilled?: true
}

/** Maximum number of tokens of a condition. */
const mostTokens = 400

/**
 * The conditions of a CHECK, joined by AND: BETWEEN, comparisons with a number or another column, IN, `= ANY (ARRAY[…])`, equalities joined
 * by OR, lengths, regular expressions, and IS NOT NULL. Null if any part is something else.
 */
export function readCheck(tokens: Tokens): readonly ColumnCondition[] | null {
  if (tokens.length > mostTokens) return null
  const own = unwrapped(withoutCasts(tokens))
  const alternatives = parted(own, 'or')
  if (alternatives.length > 1) return anyOf(alternatives.filter((part) => !isNullTest(part)))
  const parts = joinedBetweens(parted(own, 'and'))
  if (parts.length > 1) {
    const read = parts.map(readCheck)
    return read.some((part) => part === null) ? null : read.flatMap((part) => part ?? [])
  }
  if (isNullTest(own)) return filled(own)
  const condition = between(own) ?? among(own) ?? matched(own) ?? compared(own)
  return condition === null ? null : [condition]
}

/** Whether it is a condition like "status IS NOT NULL" or "status IS NULL". */
function isNullTest(tokens: Tokens): boolean {
  return isWord(tokens[1], 'is') && isWord(tokens.at(-1), 'null')
}

/** The condition of "status IS NOT NULL"; null for "status IS NULL". */
function filled(tokens: Tokens): readonly ColumnCondition[] | null {
  const column = isWord(tokens[2], 'not') ? columnOf(tokens.slice(0, 1)) : null
  return column === null ? null : [{ column, isFilled: true }]
}

/** Joins the parts of each BETWEEN, which were split at its AND. */
function joinedBetweens(parts: readonly Tokens[]): readonly Tokens[] {
  const joined: Tokens[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const at = before?.findIndex((token) => isWord(token, 'between')) ?? -1
    if (before !== undefined && at > 0 && numberIn(before.slice(at + 1)) !== null) joined[joined.length - 1] = [...before, ...part]
    else joined.push(part)
  }
  return joined
}

/** The values of "a = 1 OR a = 2". */
function anyOf(parts: readonly Tokens[]): readonly ColumnCondition[] | null {
  const conditions = parts.map((part) => among(unwrapped(part)))
  const [first] = conditions
  if (parts.length === 1) return readCheck(parts[0] ?? [])
  if (first === null || first === undefined || conditions.some((each) => each?.column !== first.column)) return null
  return [{ column: first.column, values: conditions.flatMap((each) => each?.values ?? []) }]
}

function between(tokens: Tokens): ColumnCondition | null {
  const at = tokens.findIndex((token) => isWord(token, 'between'))
  if (at < 1 || isWord(tokens[at - 1], 'not')) return null
  const and = tokens.findIndex((token) => isWord(token, 'and'))
  const measured = lengthOf(tokens.slice(0, at))
  const column = measured ?? columnOf(tokens.slice(0, at))
  const [min, max] = [numberIn(tokens.slice(at + 1, and)), numberIn(tokens.slice(and + 1))]
  if (column === null || min === null || max === null || min > max) return null
  return measured === null ? { column, min, max } : { column, shortest: min, length: max }
}

/** The values of "IN (…)", "= ANY (ARRAY[…])" or "= 'x'"; the length of "length(isbn) = 13". */
function among(tokens: Tokens): ColumnCondition | null {
  const at = tokens.findIndex((token) => isWord(token, 'in') || isSign(token, '='))
  if (at < 1) return null
  const [left, rest] = [tokens.slice(0, at), tokens.slice(at + 1)]
  const column = columnOf(left)
  if (column === null) {
    const measured = isSign(tokens[at], '=') ? lengthOf(left) : null
    const size = numberIn(rest)
    return measured === null || size === null ? null : { column: measured, shortest: size, length: size }
  }
  if (isSign(tokens[at], '=') && !isWord(rest[0], 'any')) {
    const value = literalOf(rest)
    return value === null ? null : { column, values: [value] }
  }
  const values = listed(rest)
  return values.length === 0 || values.includes(null) ? null : { column, values: values.filter((value) => value !== null) }
}

/** The literals in the innermost brackets of "ANY ((ARRAY['a', 'b']))" and "(1, -2)"; null for each part that is no literal. */
function listed(tokens: Tokens): readonly (string | null)[] {
  let own = tokens
  for (;;) {
    const [first, second] = own
    if (isWord(first, 'any') || isWord(first, 'array')) own = own.slice(1)
    else if ((isSign(first, '(') || isSign(first, '[')) && closing(own, 0) === own.length - 1) own = own.slice(1, -1)
    else if (isSign(first, '(') && second !== undefined && own.length > 2 && closing(own, 0) < 0) return [null]
    else break
  }
  return partsOf(own).map(literalOf)
}

/** "code ~ '^[A-Z]{3}$'", "code REGEXP '…'", "REGEXP_LIKE(code, '…')" */
function matched(tokens: Tokens): ColumnCondition | null {
  if (/^regexp_like$/i.test(tokens[0]?.text ?? '') && isSign(tokens[1], '(')) {
    const [left = [], [text] = []] = partsOf(tokens.slice(2, -1))
    const column = columnOf(left)
    return column === null || text?.kind !== 'text' ? null : { column, pattern: text.text }
  }
  const at = tokens.findIndex((token) => isSign(token, '~') || isWord(token, 'regexp') || isWord(token, 'rlike'))
  const text = tokens.at(-1)
  const isPlain = tokens.length === at + 2 || (tokens.length === at + 3 && isSign(tokens[at + 1], '*'))
  const column = at < 1 || !isPlain || text?.kind !== 'text' ? null : columnOf(tokens.slice(0, at))
  return column === null || text === undefined ? null : { column, pattern: text.text }
}

/** The column of "length(name)" and "char_length(trim(name))"; null for anything else. */
function lengthOf(tokens: Tokens): string | null {
  const own = unwrapped(tokens)
  if (!/^(?:char_|character_)?len(?:gth)?$/i.test(own[0]?.text ?? '') || !isSign(own[1], '(')) return null
  const inner = unwrapped(own.slice(1))
  return columnOf(/^[lrb]?trim$/i.test(inner[0]?.text ?? '') ? inner.slice(1) : inner)
}

const flipped: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=' }

function compared(tokens: Tokens): ColumnCondition | null {
  const at = tokens.findIndex(({ kind, text }) => kind === 'sign' && /^[<>]$/.test(text))
  if (at < 1) return null
  const isDouble = isSign(tokens[at + 1], '=') || isSign(tokens[at + 1], '>')
  const sign = `${tokens[at]?.text}${isDouble ? tokens[at + 1]?.text : ''}`
  const [left, right] = [tokens.slice(0, at), tokens.slice(at + (isDouble ? 2 : 1))]
  if (sign === '<>') return notEmpty(left, right)
  const value = numberIn(right)
  if (value !== null) return bounded(left, sign, value)
  const first = numberIn(left)
  return first === null ? ordered(left, sign, right) : bounded(right, flipped[sign] ?? sign, first)
}

/** "name <> ''" */
function notEmpty(left: Tokens, right: Tokens): ColumnCondition | null {
  const [text, ...others] = unwrapped(right)
  const column = /^[lrb]?trim$/i.test(left[0]?.text ?? '') ? columnOf(left.slice(1)) : columnOf(left)
  return column === null || text?.kind !== 'text' || text.text !== '' || others.length > 0 ? null : { column, shortest: 1 }
}

/** "ends_on > starts_on" */
function ordered(left: Tokens, sign: string, right: Tokens): ColumnCondition | null {
  const [greater, less] = sign.startsWith('>') ? [columnOf(left), columnOf(right)] : [columnOf(right), columnOf(left)]
  return greater === null || less === null ? null : { column: greater, exceeds: { column: less, isStrict: sign.length === 1 } }
}

function bounded(tokens: Tokens, sign: string, value: number): ColumnCondition | null {
  const measured = lengthOf(tokens)
  if (measured !== null) {
    if (sign === '<=') return { column: measured, length: value }
    if (sign === '<') return { column: measured, length: value - 1 }
    return { column: measured, shortest: sign === '>' ? value + 1 : value }
  }
  const column = columnOf(tokens)
  if (column === null) return null
  if (sign === '>=') return { column, min: value }
  if (sign === '<=') return { column, max: value }
  return sign === '>' ? { column, above: value } : { column, below: value }
}
