import type { BinarySign, Call, Expression, Query, Source } from './query.ts'
import { type Token, tokens } from './tokens.ts'

/** Binary signs by how tightly they bind. */
const levels: readonly (readonly BinarySign[])[] = [['or'], ['and'], ['=', '<>', '<', '<=', '>', '>='], ['+', '-'], ['*', '/', '%']]
/** The level of comparisons, which `not` is above. */
const comparisons = 2

/** Words that end a table's name where an alias could follow. */
const clauses = new Set(['where', 'group', 'join', 'left', 'on', 'from', 'as'])

/** Reads the SQL of proofs: one `select` with its subqueries. What proofs do not use is an error. */
export class Parser {
  readonly #tokens: readonly Token[]
  #at = 0

  /** @throws Error at a character that begins no token */
  constructor(sql: string) {
    this.#tokens = tokens(sql)
  }

  /** @throws Error where the text is not a query */
  parse(): Query {
    const query = this.#query()
    if (this.#next.kind !== 'end') throw this.#unexpected()
    return query
  }

  get #next(): Token {
    return this.#tokens[this.#at] as Token
  }

  #unexpected(): Error {
    return new Error(`Unexpected "${this.#next.text}"`)
  }

  #is(text: string, ahead = 0): boolean {
    const token = this.#tokens[this.#at + ahead]
    return (token?.kind === 'word' || token?.kind === 'sign') && token.text === text
  }

  #takes(text: string): boolean {
    const is = this.#is(text)
    if (is) this.#at++
    return is
  }

  #expect(...texts: readonly string[]): void {
    for (const text of texts) if (!this.#takes(text)) throw this.#unexpected()
  }

  #name(): string {
    const { kind, text } = this.#next
    if (kind !== 'word' && kind !== 'name') throw this.#unexpected()
    this.#at++
    return text
  }

  #query(): Query {
    const withs: { name: string; query: Query }[] = []
    if (this.#takes('with'))
      do {
        const name = this.#name()
        this.#expect('as', '(')
        withs.push({ name, query: this.#query() })
        this.#expect(')')
      } while (this.#takes(','))
    this.#expect('select')
    const isDistinct = this.#takes('distinct')
    const items = this.#list(() => {
      const expression = this.#expression()
      const own = expression.type === 'column' ? expression.name : ''
      return { expression, alias: this.#takes('as') ? this.#name() : own }
    })
    const from = this.#takes('from') ? this.#sources() : []
    const where = this.#takes('where') ? this.#expression() : null
    const isGrouped = this.#takes('group')
    if (isGrouped) this.#expect('by')
    return { withs, isDistinct, items, from, where, groupBy: isGrouped ? this.#list(() => this.#expression()) : [] }
  }

  #list<Item>(read: () => Item): Item[] {
    const items = [read()]
    while (this.#takes(',')) items.push(read())
    return items
  }

  #sources(): Source[] {
    const sources: Source[] = [{ ...this.#source(), join: null }]
    for (;;) {
      if (this.#takes(',')) {
        sources.push({ ...this.#source(), join: null })
        continue
      }
      const isLeft = this.#takes('left')
      if (!isLeft && !this.#is('join')) return sources
      this.#expect('join')
      const source = this.#source()
      this.#expect('on')
      sources.push({ ...source, join: { on: this.#expression(), isLeft } })
    }
  }

  #source(): Omit<Source, 'join'> {
    if (this.#takes('(')) {
      const query = this.#query()
      this.#expect(')')
      return { of: query, alias: this.#takes('as') ? this.#name() : '' }
    }
    let table = this.#name()
    while (this.#takes('.')) table += `.${this.#name()}`
    const isNamed = this.#takes('as') || (['word', 'name'].includes(this.#next.kind) && !clauses.has(this.#next.text))
    return { of: table, alias: isNamed ? this.#name() : table }
  }

  #expression(level = 0): Expression {
    if (level === levels.length) return this.#operand()
    if (level === comparisons && this.#takes('not')) return { type: 'unary', sign: 'not', of: this.#expression(level) }
    let left = this.#expression(level + 1)
    for (;;) {
      const sign = (levels[level] ?? []).find((each) => this.#is(each))
      if (sign !== undefined) {
        this.#at++
        left = { type: 'binary', sign, left, right: this.#expression(level + 1) }
        continue
      }
      const tested: Expression | null = level === comparisons ? this.#test(left) : null
      if (tested === null) return left
      left = tested
    }
  }

  /** `is null`, `between` or `in` behind an operand; null where there is none. */
  #test(of: Expression): Expression | null {
    if (this.#takes('is')) {
      const isNot = this.#takes('not')
      this.#expect('null')
      return { type: 'null', of, isNot }
    }
    const isNot = this.#is('not') && (this.#is('between', 1) || this.#is('in', 1))
    if (isNot) this.#at++
    if (this.#takes('between')) {
      const low = this.#expression(comparisons + 1)
      this.#expect('and')
      return { type: 'between', of, low, high: this.#expression(comparisons + 1), isNot }
    }
    if (!this.#takes('in')) return null
    this.#expect('(')
    const among = this.#is('select') || this.#is('with') ? this.#query() : this.#list(() => this.#expression())
    this.#expect(')')
    return { type: 'in', of, among, isNot }
  }

  #operand(): Expression {
    const { kind, text } = this.#next
    if (this.#takes('-')) return { type: 'unary', sign: '-', of: this.#operand() }
    if (this.#takes('(')) {
      const inner: Expression = this.#is('select') || this.#is('with') ? { type: 'query', query: this.#query() } : this.#expression()
      this.#expect(')')
      return inner
    }
    if (kind === 'sign' || kind === 'end') throw this.#unexpected()
    this.#at++
    if (kind === 'number') return { type: 'value', value: Number(text) }
    if (kind === 'text') return { type: 'value', value: text }
    return (kind === 'word' ? this.#special(text) : null) ?? this.#named(text)
  }

  /** What begins with a word that is no name. */
  #special(word: string): Expression | null {
    if (word === 'true' || word === 'false') return { type: 'value', value: word === 'true' }
    if (word === 'null') return { type: 'value', value: null }
    if (word === 'case') return this.#case()
    if (word === 'date' && this.#next.kind === 'text') {
      const day: Expression = { type: 'value', value: this.#next.text }
      this.#at++
      return { type: 'cast', of: day, to: 'date', scale: 0 }
    }
    if (word === 'cast' && this.#takes('(')) return this.#cast()
    if (word !== 'extract' || !this.#takes('(')) return null
    const part = this.#name()
    this.#expect('from')
    const of = this.#expression()
    this.#expect(')')
    return { type: 'extract', part, of }
  }

  #case(): Expression {
    const whens: [Expression, Expression][] = []
    while (this.#takes('when')) {
      const when = this.#expression()
      this.#expect('then')
      whens.push([when, this.#expression()])
    }
    const otherwise: Expression = this.#takes('else') ? this.#expression() : { type: 'value', value: null }
    this.#expect('end')
    return { type: 'case', whens, otherwise }
  }

  #cast(): Expression {
    const of = this.#expression()
    this.#expect('as')
    const to = this.#name()
    let scale = 0
    if (this.#takes('(')) {
      scale = Number(this.#list(() => this.#tokens[this.#at++]?.text).at(-1))
      this.#expect(')')
    }
    this.#expect(')')
    return { type: 'cast', of, to, scale }
  }

  #named(name: string): Expression {
    if (this.#takes('.')) return { type: 'column', table: name, name: this.#name() }
    return this.#takes('(') ? this.#call(name) : { type: 'column', table: null, name }
  }

  #call(name: string): Call {
    const isDistinct = this.#takes('distinct')
    const args = this.#takes('*') || this.#is(')') ? [] : this.#list(() => this.#expression())
    this.#expect(')')
    const within = this.#takes('within') ? this.#clause('group', 'order by') : null
    const filter = this.#takes('filter') ? this.#clause('', 'where') : null
    return { type: 'call', name, args, isDistinct, filter, within, over: this.#takes('over') ? this.#window() : null }
  }

  /** An expression in brackets behind words: `group (order by …)`. */
  #clause(before: string, inside: string): Expression {
    if (before !== '') this.#expect(before)
    this.#expect('(', ...inside.split(' '))
    const expression = this.#expression()
    this.#expect(')')
    return expression
  }

  #window(): NonNullable<Call['over']> {
    const by = (word: string): Expression[] => {
      if (!this.#takes(word)) return []
      this.#expect('by')
      return this.#list(() => this.#expression())
    }
    this.#expect('(')
    const over = { partition: by('partition'), order: by('order') }
    this.#expect(')')
    return over
  }
}
