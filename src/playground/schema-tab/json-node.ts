import type { SyntaxNode } from '@lezer/common'

const values: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])

/** A value in a JSON text, which may be incomplete, in the syntax tree of `@lezer/json`. */
export class JsonNode {
  readonly syntax: SyntaxNode
  readonly #text: string

  constructor(syntax: SyntaxNode, text: string) {
    this.syntax = syntax
    this.#text = text
  }

  /** The elements of an array; empty for other values. */
  get elements(): readonly JsonNode[] {
    const found: JsonNode[] = []
    if (this.syntax.name !== 'Array') return found
    for (let node = this.syntax.firstChild; node !== null; node = node.nextSibling)
      if (values.has(node.name)) found.push(new JsonNode(node, this.#text))
    return found
  }

  /** The content of a string; null for other values, and for a string with an invalid escape. */
  get string(): string | null {
    return this.syntax.name === 'String' ? this.#read(this.syntax) : null
  }

  /** The value of a string, number or boolean; null for other values. */
  get scalar(): string | number | boolean | null {
    const { name, from, to } = this.syntax
    if (name === 'True' || name === 'False') return name === 'True'
    return name === 'Number' ? Number(this.#text.slice(from, to)) : this.string
  }

  /** The value of a property of an object, the last one if there are several of that name; null if there is none. */
  get(name: string): JsonNode | null {
    const value = this.property(name)?.lastChild ?? null
    return value === null || !values.has(value.name) ? null : new JsonNode(value, this.#text)
  }

  /** The syntax node of that property. */
  property(name: string): SyntaxNode | null {
    if (this.syntax.name !== 'Object') return null
    return this.syntax.getChildren('Property').findLast((each) => this.nameOf(each) === name) ?? null
  }

  /** The name of a property; null if it is not written yet. */
  nameOf(property: SyntaxNode): string | null {
    const name = property.getChild('PropertyName')
    return name === null ? null : this.#read(name)
  }

  #read({ from, to }: SyntaxNode): string | null {
    try {
      return JSON.parse(this.#text.slice(from, to)) as string
    } catch {
      return null
    }
  }
}
