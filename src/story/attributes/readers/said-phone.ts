import { wordSet } from '../../lexicon/word-set.ts'
import { hasWords, isJoined, isOneOf, kindAt, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import { sizedPart } from './said-length.ts'

/** The form of phone numbers. */
export interface SaidPhone {
  readonly aspect: Extract<Aspect, { readonly type: 'phone' | 'form' }>
  /** Whether its words can only be about phone numbers. */
  readonly isSure: boolean
  readonly next: number
}

const standard = /E[. ]?164(?!\w)/iy
/** A number whose digits stand for any, or with signs for them: "(555) 123-4567", "###-###-####". */
const written = /(?:\+(\d{1,3})[ .-]?)?\(?([\dXx#]{2,5})\)?(?:[ .-][\dXx#]{2,5}){1,4}(?![\w#]|-\w)/y
const formats = wordSet('format formats formatted style number numbers standard form')

/** Reads "E.164 format", "+49 numbers", "(555) 123-4567", "10-digit", "international format". `text` is the story. Null for none. */
export function readSaidPhone(tokens: readonly Token[], at: number, text: string): SaidPhone | null {
  const from = tokens[at]?.start
  if (from === undefined) return null
  standard.lastIndex = from
  const named = standard.exec(text)?.[0]
  if (named !== undefined) return plain(tokens, firstFrom(tokens, from + named.length), true)
  if (hasWords(tokens, at, 'international format') || hasWords(tokens, at, 'international phone format'))
    return { ...plain(tokens, at + (textAt(tokens, at + 1) === 'phone' ? 3 : 2), false), isSure: false }
  written.lastIndex = from
  const [whole, code] = written.exec(text) ?? []
  if (whole !== undefined && whole.replaceAll(/[^\dXx#]/g, '').length >= 7) {
    const start = code === undefined ? '' : `+${code}`
    const pattern = start + whole.slice(start.length).replaceAll(/[#Xx]/.test(whole) ? /[Xx]/g : /\d/g, '#')
    return { aspect: { type: 'form', pattern }, isSure: false, next: firstFrom(tokens, from + whole.length) }
  }
  return withCode(tokens, at) ?? digits(tokens, at)
}

function plain(tokens: readonly Token[], at: number, isPlain: boolean): SaidPhone {
  return { aspect: { type: 'phone', code: null, isPlain, isMobile: false }, isSure: true, next: isOneOf(tokens, at, formats) ? at + 1 : at }
}

/** "+49 numbers", "+1 followed by 10 digits". */
function withCode(tokens: readonly Token[], at: number): SaidPhone | null {
  const code = textAt(tokens, at + 1)
  if (textAt(tokens, at) !== '+' || !isJoined(tokens, at + 1) || !/^[1-9]\d{0,2}$/.test(code)) return null
  const joint = ['followed by', 'and then', 'plus', 'and'].find((words) => hasWords(tokens, at + 2, words))
  const rest = joint === undefined ? null : sizedPart(tokens, at + 2 + joint.split(' ').length)
  if (rest !== null) return { aspect: { type: 'form', pattern: `+${code}${rest.pattern}` }, isSure: true, next: rest.next }
  const next = isOneOf(tokens, at + 2, formats) ? at + 3 : at + 2
  return { aspect: { type: 'phone', code, isPlain: false, isMobile: false }, isSure: true, next }
}

/** "10-digit phone numbers". */
function digits(tokens: readonly Token[], at: number): SaidPhone | null {
  const size = kindAt(tokens, at) === 'number' ? (tokens[at]?.value ?? 0) : 0
  const word = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1
  if (!Number.isInteger(size) || size < 5 || size > 15 || textAt(tokens, word) !== 'digit') return null
  return { aspect: { type: 'form', pattern: '#'.repeat(size) }, isSure: false, next: word + 1 }
}
