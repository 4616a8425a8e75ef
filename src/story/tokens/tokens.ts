import { currencyOfCode } from '../lexicon/currencies.ts'
import type { Token } from './token.ts'

/** A token that is being made. */
type Draft = { -readonly [Property in keyof Token]: Token[Property] }

const space = /\s|\p{Cf}/u
const lineBreak = /[\n\r\u2028\u2029]/
/** Letters, digits and marks in one piece; what joins letters of some scripts is inside. */
const runAt = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/uy
const digitsAt = /\p{Nd}+/uy
const lettersAt = /[\p{L}\p{M}\u200c\u200d]+/uy
const groupsAt = /(?:[,_'’\u00a0\u202f\u2009]\d{3})+(?![\d])/y
const fractionAt = /\.\d+/y
const versionAt = /(?:\.\d+){2,}/y
/** "v2.0" */
const releaseAt = /(?:\.\d+)+/y
/** "2e6" */
const powerAt = /e\d{1,2}(?![\p{L}\d])/iuy
const apostrophe = /['’ʼ]/
const hyphen = /[-_\u2010\u2011]/
/** Around words that somebody quotes or stresses: they say nothing. */
const quotes = /["“”„‟«»`]/
const singleQuotes = /['‘]/
/** A word or some that single quotes stand around, "'premium' users". */
const quotedAt = /['‘](?=\p{L})[^'‘’\n]{1,40}['’](?![\p{L}\p{N}])/uy
/** Signs that mean the same wherever they stand, unless a number begins with them. */
const plainSigns: ReadonlySet<string> = new Set('!#$%&()+,./:;<=>?@[\\]^{|}~')
const isAscii = /^[ -~]*$/
const asciiPieces = /[A-Za-z\d]/
const vulgar = /^(\d+)\u2044(\d+)$/

/** Scales that are written to a number. */
const scales: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['mil', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['tn', 1e12],
])

/** Letters that make one word with the digits before them: "1st", "1990s", "2fa", "5g". */
const joined = /^(?:st|nd|rd|th|s|g|fa|pl|er|p|v|f|c|a|i)$/

/**
 * Cuts a story into words, numbers and signs. What is joined to a word by a hyphen is a word, digits too ("COVID-19"), unless they are a
 * year ("mid-2024"); between digits a hyphen is a sign ("10-20", "2024-01-31"). Linear in the length of the story.
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Draft[] = []
  /** Where the last word or number ended, when nothing but a hyphen came since; else -1. */
  let joint = -1
  /** Where the last single quotes end. */
  let quoted = -1
  for (let at = 0; at < text.length;) {
    if (text[at] === ' ') {
      at++
      continue
    }
    const end = pieceAt(text, at, joint, tokens)
    if (end > 0) {
      at = end
      joint = end
      continue
    }
    if (plainSigns.has(text[at] as string)) {
      tokens.push(sign(text[at] as string, at, at + 1))
      at++
      continue
    }
    const char = String.fromCodePoint(text.codePointAt(at) as number)
    const next = at + char.length
    const closing = singleQuotes.test(char) && isApart(text, at - 1) ? endOf(quotedAt, text, at) : at
    const isQuote = closing > at || at === quoted - 1 || isDecoration(text, at)
    quoted = Math.max(quoted, closing)
    if (joint === at && hyphen.test(char) && startsPiece(text, next)) {
      if (tokens.at(-1)?.kind === 'number' && char !== '_' && isDigit(text, next)) tokens.push(sign('-', at, next))
      joint = next
    } else if (lineBreak.test(char)) tokens.push(sign('\n', at, char === '\r' && text[next] === '\n' ? next + 1 : next))
    else if (!space.test(char) && !/\p{M}/u.test(char) && !isQuote) tokens.push(sign(normal(char), at, next))
    at = tokens.at(-1)?.start === at ? (tokens.at(-1)?.end ?? next) : next
  }
  for (const token of tokens) if (token.kind !== 'sign') mark(text, token)
  return tokens
}

/** Adds how a word or number is written. */
function mark(text: string, token: Draft): void {
  token.isCapital = token.kind === 'word' && isUpper(text, token.start)
  token.isSnake = text[token.end] === '_' || text[token.start - 1] === '_'
}

/** Whether a character is there for quoting or stressing: quotes, "`500`", and "**500**", but not "* 500". */
function isDecoration(text: string, at: number): boolean {
  return text[at] === '*' ? !isApart(text, at + 1) || !isApart(text, at - 1) : quotes.test(text[at] as string)
}

/** Whether nothing but space, or an end, is at a place. */
function isApart(text: string, at: number): boolean {
  return !/\S/.test(text[at] ?? '')
}

function isUpper(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 ? code >= 65 && code <= 90 : endOf(/\p{Lu}/uy, text, at) > at
}

/** Reads a word or number, or a number and the word that is written to it; its end, 0 when there is none. */
function pieceAt(text: string, at: number, joint: number, tokens: Draft[]): number {
  if (isDigit(text, at) || (text[at] === '.' && text[at - 1] !== '.' && isDigit(text, at + 1) && joint !== at))
    return numberAt(text, at, joint, tokens)
  if (!startsPiece(text, at)) return 0
  const end = wordEnd(text, at)
  const short = abbreviationEnd(text, at, end)
  if (short > 0) return word(tokens, at, short, text.slice(at, short).replaceAll('.', '').toLowerCase())
  const release = text[end] === '.' && /^v\d{1,4}$/i.test(text.slice(at, end)) ? endOf(releaseAt, text, end) : end
  if (release > end) return word(tokens, at, release, text.slice(at, release).toLowerCase())
  const written = normal(text.slice(at, end))
  const fraction = vulgar.exec(written)
  if (fraction !== null) return number(tokens, at, end, written, Number(fraction[1]) / Number(fraction[2]))
  // "USD500": a currency, then a number.
  if (/^[a-z]{3}\d/.test(written) && currencyOfCode(written.slice(0, 3)) !== null && /\d/.test(text[at + 3] ?? '')) {
    word(tokens, at, at + 3, written.slice(0, 3))
    return numberAt(text, at + 3, -1, tokens)
  }
  return word(tokens, at, end, written)
}

/** Digits with groups, decimals and scale; and the letters that are written to them as a word of their own, or all of it as one word. */
function numberAt(text: string, at: number, joint: number, tokens: Draft[]): number {
  const digits = endOf(digitsAt, text, at)
  const after = text[digits] ?? ''
  const version = after === '.' ? endOf(versionAt, text, digits) : digits
  const groups = after === '' || after === ' ' ? digits : endOf(groupsAt, text, digits)
  const isGrouped = groups > digits && digits - at <= 3
  const whole = isGrouped ? groups : digits
  const end = text[at] === '.' ? endOf(fractionAt, text, at) : endOf(fractionAt, text, whole)
  const letters = endOf(lettersAt, text, end)
  const written = normal(text.slice(at, end)).replaceAll(/[,_'’ ]/g, '')
  const suffix = normal(text.slice(end, letters))
  const isName = joint === at && tokens.at(-1)?.kind === 'word' && !/^(?:19|20)\d\d$/.test(written)
  if (version > digits && !isGrouped) return word(tokens, at, version, normal(text.slice(at, version)))
  if (!/^[\d.]+$/.test(written)) return word(tokens, at, wordEnd(text, at), normal(text.slice(at, wordEnd(text, at))))
  const power = isName || !/^e/i.test(text[end] ?? '') ? end : endOf(powerAt, text, end)
  if (power > end) return number(tokens, at, power, normal(text.slice(at, power)), Number(`${written}e${text.slice(end + 1, power)}`))
  if (isName || isDigit(text, letters) || isJoined(written, suffix)) {
    const last = letters > end ? wordEnd(text, end) : end
    return word(tokens, at, last, normal(text.slice(at, last)))
  }
  const value = Number(written)
  const scale = scales.get(suffix)
  if (scale !== undefined) return number(tokens, at, letters, normal(text.slice(at, letters)), scaled(value, scale))
  number(tokens, at, end, normal(text.slice(at, end)), value)
  // "½" is a number of its own after a whole one: "2½".
  if (letters === end) return end
  const last = wordEnd(text, end)
  return word(tokens, end, last, normal(text.slice(end, last)))
}

function isJoined(digits: string, suffix: string): boolean {
  return joined.test(suffix) || (suffix === 'd' && digits.length === 1) || (suffix === 'k' && digits === '401')
}

/** Multiplies without the noise of binary fractions: 1.1 million is 1100000. */
export function scaled(value: number, scale: number): number {
  // Dividing rounds once, to the nearest number there is.
  if (scale === 0.01 && Number.isInteger(value)) return value / 100
  const product = value * scale
  return Number.isInteger(value) && Number.isSafeInteger(product) ? product : Number(product.toPrecision(15))
}

/** The end of a word with its apostrophes inside: "don't". */
function wordEnd(text: string, at: number): number {
  let end = endOf(runAt, text, at)
  while (apostrophe.test(text[end] ?? '') && endOf(lettersAt, text, end + 1) > end + 1) end = endOf(runAt, text, end + 1)
  return end
}

/** The end of single letters with a full stop after each, "U.S.", "e.g."; 0 when there is none. */
function abbreviationEnd(text: string, at: number, end: number): number {
  if (end !== at + 1 || text[end] !== '.' || !/^[A-Za-z]\.[A-Za-z](?![A-Za-z\d])/.test(text.slice(at, at + 4))) return 0
  let last = at + 3
  while (last < at + 12 && /^\.[A-Za-z](?![A-Za-z\d])/.test(text.slice(last, last + 3))) last += 2
  return text[last] === '.' && last < text.length - 1 && !/^\s+\p{Lu}/u.test(text.slice(last + 1, last + 4)) ? last + 1 : last
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

function startsPiece(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return asciiPieces.test(String.fromCharCode(code))
  return endOf(/[\p{L}\p{N}]/uy, text, at) > at
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return code >= 48 && code <= 57
  return endOf(/\p{Nd}/uy, text, at) > at
}

function normal(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFKC').toLowerCase().replaceAll(/[’ʼ]/g, "'")
}

function sign(text: string, start: number, end: number): Draft {
  return draft('sign', text, Number.NaN, start, end)
}

function word(tokens: Draft[], start: number, end: number, text: string): number {
  tokens.push(draft('word', text, Number.NaN, start, end))
  return end
}

function number(tokens: Draft[], start: number, end: number, text: string, value: number): number {
  tokens.push(draft('number', text, value, start, end))
  return end
}

/** All tokens have the same properties: the engine reads them faster so. */
function draft(kind: Token['kind'], text: string, value: number, start: number, end: number): Draft {
  return { kind, text, value, start, end, isCapital: false, isSnake: false }
}
