import { lineAt } from './line-at.ts'

/** A token of code. */
export interface CodeToken {
  /** A word, a quoted name, a quoted text, a number, a sign, or the end of the text. */
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign' | 'end'
  /** Without quotes. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Whether it is the first token of its line. */
  readonly isFirst: boolean
}

/** The quotes and comments of a notation. */
export interface CodeSyntax {
  /** Signs that begin a comment up to the end of the line. */
  readonly comments: readonly string[]
  /** Quotes around texts. */
  readonly texts: string
  /** Opening quotes of names. Each is also the closing quote, except "[", which "]" closes. */
  readonly names: string
  /** Whether a backslash escapes the next character. Otherwise a quote inside of a text is doubled. */
  readonly hasEscapes: boolean
  /** Whether a quote inside of a text may be doubled, though a backslash escapes it, too. */
  readonly hasDoubled?: true
}

/** Maximum characters of a quoted name, quotes included. If the closing quote is further away, the opening quote is a sign. */
const longestName = 200

const word = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/uy
const bracketed = /\[[\p{L}_][\p{L}\p{N}_ $#@.-]{0,126}\]/uy
const number = /\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?/iy

/** Reads the tokens of code one after another, from any offset of a text. Looks only as far ahead as the caller asks. */
export class CodeReader {
  readonly text: string
  readonly #syntax: CodeSyntax
  readonly #ahead: CodeToken[] = []
  #at: number
  /** End offset of the last token that was read. */
  end: number

  constructor(text: string, at: number, syntax: CodeSyntax) {
    this.text = text
    this.#at = at
    this.end = at
    this.#syntax = syntax
  }

  /** The next token, or one of those after it. */
  peek(ahead = 0): CodeToken {
    while (this.#ahead.length <= ahead) this.#ahead.push(this.#read())
    return this.#ahead[ahead] as CodeToken
  }

  next(): CodeToken {
    const token = this.peek()
    this.#ahead.shift()
    this.end = token.end
    return token
  }

  /** Whether the next tokens are these words and signs, in any case. */
  isAt(...texts: readonly string[]): boolean {
    return texts.every((text, at) => {
      const token = this.peek(at)
      return (token.kind === 'word' || token.kind === 'sign') && token.text.toLowerCase() === text
    })
  }

  /** Reads these words and signs if they are the next tokens. @returns whether they were */
  take(...texts: readonly string[]): boolean {
    if (!this.isAt(...texts)) return false
    for (const _ of texts) this.next()
    return true
  }

  /** The line of the next token. */
  get line(): number {
    return lineAt(this.text, this.peek().start)
  }

  /** Reads from an opening bracket to its closing bracket. Returns the tokens between them, and whether there was a closing bracket. */
  takeBrackets(): { readonly tokens: readonly CodeToken[]; readonly isClosed: boolean } {
    const tokens: CodeToken[] = []
    let depth = 0
    for (;;) {
      const token = this.peek()
      if (token.kind === 'end') return { tokens: tokens.slice(1), isClosed: false }
      if (token.kind === 'sign' && /^[([{]$/.test(token.text)) depth++
      if (token.kind === 'sign' && /^[)\]}]$/.test(token.text)) depth--
      tokens.push(this.next())
      if (depth === 0) return { tokens: tokens.slice(1, -1), isClosed: true }
    }
  }

  #read(): CodeToken {
    const isFirst = this.#skip()
    const start = this.#at
    const char = this.text[start]
    if (char === undefined) return { kind: 'end', text: '', start, end: start, isFirst }
    const made = (kind: CodeToken['kind'], end: number, text = this.text.slice(start, end)): CodeToken => {
      this.#at = end
      return { kind, text, start, end, isFirst }
    }
    if (this.#syntax.texts.includes(char)) return this.#quoted(char, 'text', isFirst)
    if (this.#syntax.names.includes(char) && (char !== '[' || this.#isBracketed()))
      return this.#quoted(char === '[' ? ']' : char, 'name', isFirst)
    for (const [kind, pattern] of [
      ['word', word],
      ['number', number],
    ] as const) {
      pattern.lastIndex = start
      const found = pattern.exec(this.text)
      if (found !== null) return made(kind, start + found[0].length)
    }
    return made('sign', start + (this.text.startsWith('::', start) ? 2 : 1))
  }

  /** Whether the bracket at the current offset quotes a name, rather than beginning a list or a size. */
  #isBracketed(): boolean {
    bracketed.lastIndex = this.#at
    return bracketed.test(this.text)
  }

  #quoted(quote: string, kind: 'text' | 'name', isFirst: boolean): CodeToken {
    const start = this.#at
    let at = start + 1
    let text = ''
    const last = kind === 'name' ? Math.min(this.text.length, start + longestName) : this.text.length
    for (; at < last; at++) {
      const char = this.text[at] as string
      if (char === '\\' && this.#syntax.hasEscapes) {
        at++
        text += this.text[at] ?? ''
      } else if (char !== quote) text += char
      else if (this.text[at + 1] === quote && (!this.#syntax.hasEscapes || this.#syntax.hasDoubled === true)) {
        at++
        text += char
      } else {
        this.#at = at + 1
        return { kind, text, start, end: this.#at, isFirst }
      }
    }
    this.#at = start + 1
    return { kind: 'sign', text: this.text.slice(start, start + 1), start, end: this.#at, isFirst }
  }

  /** Skips spaces and comments. @returns whether a new line began */
  #skip(): boolean {
    let isFirst = this.#at === 0
    for (;;) {
      const char = this.text[this.#at]
      if (char === '\n') isFirst = true
      if (char !== undefined && /\s/.test(char)) {
        this.#at++
        continue
      }
      const end = this.#commentEnd()
      if (end === null) return isFirst
      this.#at = end
    }
  }

  #commentEnd(): number | null {
    const at = this.#at
    if (this.text.startsWith('/*', at)) {
      const end = this.text.indexOf('*/', at + 2)
      return end < 0 ? this.text.length : end + 2
    }
    if (!this.#syntax.comments.some((comment) => this.text.startsWith(comment, at))) return null
    const end = this.text.indexOf('\n', at)
    return end < 0 ? this.text.length : end
  }
}
