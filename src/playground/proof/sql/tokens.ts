export interface Token {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign' | 'end'
  /** Words in lower case; names and texts without quotes. */
  readonly text: string
}

const pattern =
  /\s+|(?<word>[A-Za-z_]\w*)|"(?<name>(?:[^"]|"")+)"|'(?<text>(?:[^']|'')*)'|(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)|(?<sign><>|<=|>=|[-+*/%=<>(),.])/gy

/** The tokens of a query. @throws Error at a character that begins none */
export function tokens(sql: string): readonly Token[] {
  const found: Token[] = []
  pattern.lastIndex = 0
  for (let at = 0; at < sql.length; at = pattern.lastIndex) {
    const groups = pattern.exec(sql)?.groups
    if (groups === undefined) throw new Error(`Unexpected character at ${at}: ${sql.slice(at, at + 10)}`)
    const { word, name, text, number, sign } = groups
    if (word !== undefined) found.push({ kind: 'word', text: word.toLowerCase() })
    else if (name !== undefined) found.push({ kind: 'name', text: name.replaceAll('""', '"') })
    else if (text !== undefined) found.push({ kind: 'text', text: text.replaceAll("''", "'") })
    else if (number !== undefined) found.push({ kind: 'number', text: number })
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign })
  }
  return [...found, { kind: 'end', text: '' }]
}
