/** A literal as it stands in a statement. */
export interface Literal {
  readonly text: string
  readonly isQuoted: boolean
}

export interface Insert {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Literal[])[]
}

/** How a database reads its statements. */
export interface Lexis {
  /** What stands around identifiers. */
  readonly quote: '"' | '`'
  /** Whether a backslash in a text takes the meaning of the character behind it. */
  readonly backslash: boolean
}

/** Reads statements that insert rows; one that is not written as ours are, throws a SyntaxError. */
export function readInserts(file: string, lexis: Lexis): readonly Insert[] {
  const reader = new Reader(file, lexis)
  const inserts: Insert[] = []
  while (!reader.isDone) {
    reader.expect('INSERT INTO ')
    const table = reader.identifier()
    const columns = reader.list(' (', () => reader.identifier())
    reader.expect(' VALUES\n')
    const rows = [reader.list('(', () => reader.literal())]
    while (reader.accept(',\n')) rows.push(reader.list('(', () => reader.literal()))
    reader.expect(';\n')
    inserts.push({ table, columns, rows })
  }
  return inserts
}

class Reader {
  readonly #file: string
  readonly #lexis: Lexis
  #place = 0

  constructor(file: string, lexis: Lexis) {
    this.#file = file
    this.#lexis = lexis
  }

  get isDone(): boolean {
    return this.#place === this.#file.length
  }

  accept(text: string): boolean {
    if (!this.#file.startsWith(text, this.#place)) return false
    this.#place += text.length
    return true
  }

  expect(text: string): void {
    if (this.accept(text)) return
    const found = this.#file.slice(this.#place, this.#place + 20)
    throw new SyntaxError(`${JSON.stringify(text)} is expected at ${this.#place}, but there is ${JSON.stringify(found)}`)
  }

  list<Item>(open: string, item: () => Item): Item[] {
    this.expect(open)
    const items = [item()]
    while (this.accept(', ')) items.push(item())
    this.expect(')')
    return items
  }

  identifier(): string {
    this.expect(this.#lexis.quote)
    const end = this.#file.indexOf(this.#lexis.quote, this.#place)
    const name = this.#file.slice(this.#place, end)
    this.#place = end + 1
    return name
  }

  literal(): Literal {
    if (this.accept("'")) {
      const parts = [this.#text()]
      while (this.accept("||char(13)||'")) parts.push('\r', this.#text())
      return { text: parts.join(''), isQuoted: true }
    }
    const [text = ''] = /^[\w.-]+/.exec(this.#file.slice(this.#place, this.#place + 40)) ?? []
    if (text === '') throw new SyntaxError(`There is no literal at ${this.#place}`)
    this.#place += text.length
    return { text, isQuoted: false }
  }

  /** The rest of a text, behind the apostrophe that it begins with. */
  #text(): string {
    const parts: string[] = []
    for (let start = this.#place; ; this.#place++) {
      const character = this.#file[this.#place]
      if (character === undefined) throw new SyntaxError('A text does not end')
      const isEscape = this.#lexis.backslash && character === '\\'
      if (character !== "'" && !isEscape) continue
      parts.push(this.#file.slice(start, this.#place))
      const next = this.#file[this.#place + 1]
      if (character === "'" && next !== "'") {
        this.#place += 1
        return parts.join('')
      }
      if (isEscape && next !== '\\' && next !== 'r')
        throw new SyntaxError(`A backslash before ${JSON.stringify(next)} means something else`)
      parts.push(isEscape && next === 'r' ? '\r' : character)
      this.#place += 1
      start = this.#place + 1
    }
  }
}
