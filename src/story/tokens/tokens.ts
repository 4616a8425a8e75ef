import { currencyOfCode } from '../lexicon/currencies.ts'
import { particles } from '../lexicon/particles.ts'
import { characterEnd } from './character-end.ts'
import { bareToken, type Token } from './token.ts'
import { endOf } from './end-of.ts'

/** A token before it is complete. */
type Draft = { -readonly [Property in keyof Token]: Token[Property] }

const space = /\s|\p{Cf}/u
const lineBreak = /[\n\r\u2028\u2029]/
/** A run of letters, digits and marks, with the joiners of some scripts. */
const runAt = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/uy
const digitsAt = /\p{Nd}+/uy
const lettersAt = /[\p{L}\p{M}\u200c\u200d]+/uy
const groupsAt = /(?:[,_'’\u00a0\u202f\u2009]\d{3})+(?![\d])/y
const fractionAt = /\.\d+/y
const versionAt = /(?:\.\d+){2,}/y
/** "v2.0" */
const releaseAt = /(?:\.\d+)+/y
/** "draft -> sent" */
const arrowAt = /(?:--?|==?)>(?=\s{0,3}\p{L})|[→⇒➔➜⟶]/uy
/** "2e6" */
const powerAt = /e\d{1,2}(?![\p{L}\d])/iuy
/** Signs inside words: "don't", "R&D". */
const insideAt = /['’ʼ](?=[\p{L}\p{M}\u200c\u200d])|(?<=[A-Z])&(?=[A-Z])/uy
const isLetter = /\p{L}/u
const isLower = /\p{Ll}/u
const hyphen = /[-_\u2010\u2011]/
/** Quotation marks and marks of emphasis are skipped. */
const quotes = /["“”„‟«»`]/
const singleQuotes = /['‘]/
/** Words in single quotes: "'premium' users". */
const quotedAt = /['‘](?=\p{L})[^'‘’\n]{1,40}['’](?![\p{L}\p{N}])/uy
/** Signs that need no context, unless a number starts with them. */
const plainSigns: ReadonlySet<string> = new Set('!#$%&()+,./:;<=>?@[\\]^{|}~')
const isAscii = /^[ -~]*$/
const asciiPieces = /[A-Za-z\d]/
const vulgar = /^(\d+)\u2044(\d+)$/

/** Scales that are glued to a number. */
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

/** Letters that form one word with the digits before them: "1st", "1990s", "2fa", "5g", "5xx". */
const joined = /^(?:st|nd|rd|th|s|g|fa|pl|er|p|v|f|c|a|i|xx)$/

/**
 * Splits a story into tokens. What a hyphen joins to a word is a word, digits too ("COVID-19"), except years ("mid-2024"). Between digits a
 * hyphen is a sign ("10-20", "2024-01-31"). Linear in the length of the story.
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Draft[] = []
  /** Offset of the end of the last word or number if only a hyphen came since; else -1. */
  let joint = -1
  /** Offset of the end of the last words in single quotes. */
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
    const arrow = isArrowStart(text, at) ? endOf(arrowAt, text, at) : at
    if (arrow > at) {
      tokens.push(sign('→', at, arrow))
      at = arrow
      continue
    }
    const next = characterEnd(text, at)
    if (plainSigns.has(text[at] as string)) {
      tokens.push(sign(text[at] as string, at, next))
      at = next
      continue
    }
    const char = String.fromCodePoint(text.codePointAt(at) as number)
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

/** Sets how a word or number is written: capital letter, underscore. */
function mark(text: string, token: Draft): void {
  token.isCapital = token.kind === 'word' && isUpper(text, token.start)
  token.isSnake = text[token.end] === '_' || text[token.start - 1] === '_'
  token.isHyphened = text[token.end] === '-' && isLetter.test(text[token.end + 1] ?? '')
  token.isParticle = text[token.start - 1] === '-' && isLetter.test(text[token.start - 2] ?? '') && particles.has(token.text)
  token.isAbbreviation = token.text === 'it' && text.startsWith('IT', token.start) && isLower.test(text)
}

const arrowStarts = /[-=→⇒➔➜⟶]/

function isArrowStart(text: string, at: number): boolean {
  return arrowStarts.test(text[at] as string)
}

/** Whether a character is a quotation mark or emphasis: "`500`" and "**500**", but not the bullet of "* 500", and no factor: "2*x". */
function isDecoration(text: string, at: number): boolean {
  if (text[at] !== '*') return quotes.test(text[at] as string)
  const isFactor = /[\p{L}\p{N})]\*[\p{L}\p{N}(]/u.test(text.slice(Math.max(0, at - 1), at + 2))
  return !isFactor && (!isApart(text, at + 1) || !isApart(text, at - 1))
}

/** Whether a space or an end of the text is at an offset. */
function isApart(text: string, at: number): boolean {
  return !/\S/.test(text[at] ?? '')
}

function isUpper(text: string, at: number): boolean {
  return text.charCodeAt(at) < 128 ? /[A-Z]/.test(text[at] ?? '') : endOf(/\p{Lu}/uy, text, at) > at
}

/** Reads a word, a number, or a number with the word glued to it. Returns the end offset; 0 if there is none. */
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

/** Reads digits with groups, decimals, scale and marks. Letters behind them become a word of their own, or one word with the digits. */
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
  const marked = characterEnd(text, end - 1)
  if (marked > end) return number(tokens, at, marked, written, Number(written))
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
  // "½" is a separate number after an integer: "2½".
  if (letters === end) return end
  const last = wordEnd(text, end)
  return word(tokens, end, last, normal(text.slice(end, last)))
}

function isJoined(digits: string, suffix: string): boolean {
  return joined.test(suffix) || (suffix === 'd' && digits.length === 1) || (suffix === 'k' && digits === '401')
}

/** Multiplies without binary rounding noise: 1.1 million is 1100000. */
export function scaled(value: number, scale: number): number {
  // A division rounds once, to the nearest double.
  if (scale === 0.01 && Number.isInteger(value)) return value / 100
  const product = value * scale
  return Number.isInteger(value) && Number.isSafeInteger(product) ? product : Number(product.toPrecision(15))
}

/** The end of a word, with signs inside. */
function wordEnd(text: string, at: number): number {
  let end = endOf(runAt, text, at)
  while (endOf(insideAt, text, end) > end) end = endOf(runAt, text, end + 1)
  return end
}

/** The end of an abbreviation of single letters with full stops ("U.S.", "e.g."); 0 if there is none. */
function abbreviationEnd(text: string, at: number, end: number): number {
  if (end !== at + 1 || text[end] !== '.' || !/^[A-Za-z]\.[A-Za-z](?![A-Za-z\d])/.test(text.slice(at, at + 4))) return 0
  let last = at + 3
  while (last < at + 12 && /^\.[A-Za-z](?![A-Za-z\d])/.test(text.slice(last, last + 3))) last += 2
  return text[last] === '.' && last < text.length - 1 && !/^\s+\p{Lu}/u.test(text.slice(last + 1, last + 4)) ? last + 1 : last
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

/** All tokens have the same shape, which V8 reads faster. */
function draft(kind: Token['kind'], text: string, value: number, start: number, end: number): Draft {
  return { ...bareToken(kind, text), value, start, end }
}
