/** A formula as a tree. `member` reads a column through a reference, or of the owner where that is called `parent`. */
export type Formula =
  | { readonly type: 'number'; readonly digits: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'truth'; readonly value: boolean }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'member'; readonly through: string; readonly name: string }
  | { readonly type: 'unary'; readonly operator: string; readonly of: Formula }
  | { readonly type: 'binary'; readonly operator: string; readonly left: Formula; readonly right: Formula }
  | { readonly type: 'in'; readonly of: Formula; readonly list: readonly Formula[] }
  | { readonly type: 'choice'; readonly test: Formula; readonly yes: Formula; readonly no: Formula }
  | { readonly type: 'call'; readonly name: string; readonly given: readonly Formula[] }

const tokens =
  /\s*(?:(\d+(?:\.\d+)?|\.\d+)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([\p{L}_$][\p{L}\p{N}_$]*)|(==|!=|<=|>=|&&|\|\||[-+*/%<>!?:()[\],.]))/uy

const strengths: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 6,
  '!=': 6,
  '<': 7,
  '<=': 7,
  '>': 7,
  '>=': 7,
  in: 7,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
}

/** Reads a formula by docs/schema.md. @throws SyntaxError for what it does not know */
export function parseFormula(source: string): Formula {
  return new Parser(source).whole()
}

class Parser {
  readonly #source: string
  readonly #tokens: readonly string[]
  #at = 0

  constructor(source: string) {
    this.#source = source
    this.#tokens = split(source)
  }

  whole(): Formula {
    const formula = this.#choice()
    if (this.#at < this.#tokens.length) this.#fail()
    return formula
  }

  #choice(): Formula {
    const test = this.#binary(0)
    if (!this.#takes('?')) return test
    const yes = this.#choice()
    this.#expect(':')
    return { type: 'choice', test, yes, no: this.#choice() }
  }

  #binary(least: number): Formula {
    let left = this.#unary()
    for (;;) {
      const operator = this.#tokens[this.#at] ?? ''
      const strength = strengths[operator] ?? 0
      if (strength <= least) return left
      this.#at++
      left =
        operator === 'in' ? { type: 'in', of: left, list: this.#list() } : { type: 'binary', operator, left, right: this.#binary(strength) }
    }
  }

  #unary(): Formula {
    for (const operator of ['-', '+', '!']) if (this.#takes(operator)) return { type: 'unary', operator, of: this.#unary() }
    return this.#primary()
  }

  #primary(): Formula {
    const token = this.#tokens[this.#at++] ?? this.#fail()
    if (/^[\d.]/.test(token) && token !== '.') return { type: 'number', digits: token }
    if (/^["']/.test(token)) return { type: 'text', text: token.slice(1, -1).replaceAll(/\\(.)/gu, '$1') }
    if (token === '(') {
      const formula = this.#choice()
      this.#expect(')')
      return formula
    }
    if (!/^[\p{L}_$]/u.test(token)) this.#fail()
    if (token === 'true' || token === 'false') return { type: 'truth', value: token === 'true' }
    if (this.#takes('(')) return { type: 'call', name: token, given: this.#until(')') }
    if (!this.#takes('.')) return { type: 'name', name: token }
    return { type: 'member', through: token, name: this.#tokens[this.#at++] ?? this.#fail() }
  }

  #list(): readonly Formula[] {
    this.#expect('[')
    return this.#until(']')
  }

  #until(end: string): readonly Formula[] {
    const formulas: Formula[] = []
    if (this.#takes(end)) return formulas
    do formulas.push(this.#choice())
    while (this.#takes(','))
    this.#expect(end)
    return formulas
  }

  #takes(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false
    this.#at++
    return true
  }

  #expect(token: string): void {
    if (!this.#takes(token)) this.#fail()
  }

  #fail(): never {
    throw new SyntaxError(`The oracle cannot read ${this.#source} at ${this.#tokens[this.#at] ?? 'its end'}`)
  }
}

function split(source: string): readonly string[] {
  const found: string[] = []
  tokens.lastIndex = 0
  while (tokens.lastIndex < source.trimEnd().length) {
    const [token] = tokens.exec(source) ?? []
    if (token === undefined) throw new SyntaxError(`The oracle cannot read ${source}`)
    found.push(token.trimStart())
  }
  return found
}
