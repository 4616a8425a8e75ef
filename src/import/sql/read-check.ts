import type { CodeToken } from '../code-reader.ts'

/** A condition on one column. */
export interface ColumnCondition {
  readonly column: string
  readonly min?: number
  readonly max?: number
  /** Exclusive bounds. */
  readonly above?: number
  readonly below?: number
  readonly values?: readonly string[]
  /** Maximum characters. */
  readonly length?: number
}

type Tokens = readonly CodeToken[]

/** Maximum number of tokens of a condition. */
const mostTokens = 400

/**
 * The conditions of a CHECK, joined by AND: BETWEEN, comparisons with a number, IN, `= ANY (ARRAY[…])`, equalities joined by OR, and
 * lengths. Null if any part is something else.
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
  if (isNullTest(own)) return []
  const condition = between(own) ?? among(own) ?? compared(own)
  return condition === null ? null : [condition]
}

function isWord(token: CodeToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word
}

function isSign(token: CodeToken | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign
}

/** Whether it is a condition like "status IS NOT NULL", which does not restrict the values. */
function isNullTest(tokens: Tokens): boolean {
  return isWord(tokens[1], 'is') && isWord(tokens.at(-1), 'null')
}

/** Removes brackets around all tokens. */
function unwrapped(tokens: Tokens): Tokens {
  let own = tokens
  while (isSign(own[0], '(') && closing(own, 0) === own.length - 1) own = own.slice(1, -1)
  return own
}

/** The index of the bracket that closes the bracket at `from`; -1 if there is none. */
function closing(tokens: Tokens, from: number): number {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    if (isSign(tokens[at], '(') || isSign(tokens[at], '[')) depth++
    if ((isSign(tokens[at], ')') || isSign(tokens[at], ']')) && --depth === 0) return at
  }
  return -1
}

/** Removes "::text", "::character varying(20)[]" and the prefix of N'text'. */
function withoutCasts(tokens: Tokens): Tokens {
  const kept: CodeToken[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as CodeToken
    if (isWord(token, 'n') && tokens[at + 1]?.kind === 'text' && tokens[at + 1]?.start === token.end) continue
    if (!isSign(token, '::')) {
      kept.push(token)
      continue
    }
    at++
    while (isWord(tokens[at + 1], 'varying') || isWord(tokens[at + 1], 'precision')) at++
    if (isSign(tokens[at + 1], '(')) at = Math.max(at, closing(tokens, at + 1))
    while (isSign(tokens[at + 1], '[') && isSign(tokens[at + 2], ']')) at += 2
  }
  return kept
}

/** Splits tokens at a word that is outside of brackets. */
function parted(tokens: Tokens, word: string): readonly Tokens[] {
  const parts: CodeToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (isSign(token, '(') || isSign(token, '[')) depth++
    if (isSign(token, ')') || isSign(token, ']')) depth--
    if (depth === 0 && isWord(token, word)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** Joins the parts of each BETWEEN, which were split at its AND. */
function joinedBetweens(parts: readonly Tokens[]): readonly Tokens[] {
  const joined: Tokens[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && isWord(before[1], 'between') && numberIn(before.slice(2)) !== null)
      joined[joined.length - 1] = [...before, ...part]
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

/** The column at the beginning, or in the brackets of a function; null for anything else. */
function columnOf(tokens: Tokens): string | null {
  const own = unwrapped(tokens)
  const [token] = own
  if (own.length === 3 && isSign(own[1], '.')) return own[2]?.text ?? null
  return own.length === 1 && (token?.kind === 'word' || token?.kind === 'name') ? token.text : null
}

/** The number that some tokens form, with its sign; null if they do not. */
function numberIn(tokens: Tokens): number | null {
  const own = unwrapped(tokens)
  const isNegative = isSign(own[0], '-')
  const [token, more] = isNegative || isSign(own[0], '+') ? own.slice(1) : own
  if (token === undefined || more !== undefined || (token.kind !== 'number' && token.kind !== 'text')) return null
  const value = Number(token.text.replaceAll('_', ''))
  if (token.text === '' || !Number.isFinite(value)) return null
  return isNegative ? -value : value
}

function between(tokens: Tokens): ColumnCondition | null {
  if (!isWord(tokens[1], 'between')) return null
  const and = tokens.findIndex((token) => isWord(token, 'and'))
  const [column, min, max] = [columnOf(tokens.slice(0, 1)), numberIn(tokens.slice(2, and)), numberIn(tokens.slice(and + 1))]
  return column === null || min === null || max === null || min > max ? null : { column, min, max }
}

/** The values of "IN (…)", "= ANY (ARRAY[…])" or "= 'x'". */
function among(tokens: Tokens): ColumnCondition | null {
  const at = tokens.findIndex((token) => isWord(token, 'in') || isSign(token, '='))
  const column = at < 1 ? null : columnOf(tokens.slice(0, at))
  if (column === null) return null
  const rest = tokens.slice(at + 1)
  if (isSign(tokens[at], '=') && !isWord(rest[0], 'any')) {
    const [value] = rest
    return rest.length === 1 && (value?.kind === 'text' || value?.kind === 'number') ? { column, values: [value.text] } : null
  }
  const list = rest.filter(
    ({ kind, text }) => !(kind === 'sign' && /^[()[\],-]$/.test(text)) && !(kind === 'word' && /^(?:any|array)$/i.test(text)),
  )
  const isPlain = list.length > 0 && list.every(({ kind }) => kind === 'text' || kind === 'number')
  return isPlain && !rest.some((token) => isSign(token, '-')) ? { column, values: list.map(({ text }) => text) } : null
}

const flipped: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=' }

function compared(tokens: Tokens): ColumnCondition | null {
  const at = tokens.findIndex(({ kind, text }) => kind === 'sign' && /^[<>]$/.test(text))
  if (at < 1) return null
  const isEqual = isSign(tokens[at + 1], '=')
  const sign = `${tokens[at]?.text}${isEqual ? '=' : ''}`
  const [left, right] = [tokens.slice(0, at), tokens.slice(at + (isEqual ? 2 : 1))]
  const value = numberIn(right)
  if (value !== null) return bounded(left, sign, value)
  const first = numberIn(left)
  return first === null ? null : bounded(right, flipped[sign] ?? sign, first)
}

function bounded(tokens: Tokens, sign: string, value: number): ColumnCondition | null {
  const isLength = /^(?:char_|character_)?len(?:gth)?$/i.test(tokens[0]?.text ?? '') && isSign(tokens[1], '(')
  const column = columnOf(isLength ? tokens.slice(1) : tokens)
  if (column === null) return null
  if (isLength) {
    if (sign === '<=') return { column, length: value }
    if (sign === '<') return { column, length: value - 1 }
    return sign === '>' && value === 0 ? { column } : null
  }
  if (sign === '>=') return { column, min: value }
  if (sign === '<=') return { column, max: value }
  return sign === '>' ? { column, above: value } : { column, below: value }
}
