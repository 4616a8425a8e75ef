import type { SyntaxNode, Tree } from '@lezer/common'
import { JsonNode } from './json-node.ts'
import type { JsonSchemaNode } from './json-schema-node.ts'
import { type Proposal, proposedNames } from './proposed-names.ts'
import { proposedValues } from './proposed-values.ts'
import { schemasAt } from './schemas-at.ts'
import { stepsTo } from './steps-to.ts'

/** Completions at a place, and the offsets of the text that they replace. */
export interface Proposals {
  readonly from: number
  readonly to: number
  readonly proposals: readonly Proposal[]
}

/** An explanation of the text at a place. */
export interface Explanation {
  readonly text: string
  readonly from: number
  readonly to: number
}

const scalars: ReadonlySet<string> = new Set(['String', 'Number', 'True', 'False', 'Null'])

/** Answers questions about a JSON text being edited from its JSON Schema. */
export class SchemaHelp {
  readonly #root: JsonSchemaNode

  constructor(root: JsonSchemaNode) {
    this.#root = root
  }

  /** Proposals for the text at an offset; null if nothing is known. */
  proposals(tree: Tree, text: string, at: number): Proposals | null {
    const node = tree.resolveInner(at, -1)
    if (node.name === 'PropertyName') return this.#names(node.parent?.parent ?? null, node, text)
    if (node.name === 'Object') return at < node.to || text[at - 1] !== '}' ? this.#names(node, null, text, at) : null
    if (scalars.has(node.name)) return this.#values(node, text, { from: node.from, to: node.to })
    return null
  }

  /** The meaning of the name or value at an offset; null if unknown. */
  explanation(tree: Tree, text: string, at: number): Explanation | null {
    const node = tree.resolveInner(at, 1)
    const isName = node.name === 'PropertyName'
    const value = isName ? (node.nextSibling?.nextSibling ?? node) : node
    if (!isName && !scalars.has(node.name)) return null
    const known = value === node && isName ? null : new JsonNode(value, text)
    const schemas = schemasAt(this.#root, stepsTo(isName ? node : value, text), known)
    const described = schemas.flatMap(({ description }) => (description === undefined ? [] : [description]))
    const chosen = isName ? [] : this.#chosen(node, text)
    const lines = [...new Set([...chosen, ...described.slice(0, 1)])]
    return lines.length === 0 ? null : { text: lines.join('\n\n'), from: node.from, to: node.to }
  }

  /** The meaning of a value: the description of a kind. */
  #chosen(node: SyntaxNode, text: string): readonly string[] {
    const found = this.#values(node, text, node)
    const own = new JsonNode(node, text).scalar
    return (found?.proposals ?? []).flatMap(({ value, info }) => (value === own && info !== '' ? [info] : []))
  }

  #names(object: SyntaxNode | null, name: SyntaxNode | null, text: string, at = 0): Proposals | null {
    if (object?.name !== 'Object') return null
    const own = new JsonNode(object, text)
    const schemas = schemasAt(this.#root, stepsTo(object, text), own)
    const { from, to } = name ?? { from: at, to: at }
    const isOnlyName = name !== null && /^\s*:/.test(text.slice(to, to + 40))
    return { from, to, proposals: proposedNames(schemas, own, text.slice(from, to), isOnlyName) }
  }

  #values(node: SyntaxNode, text: string, range: { readonly from: number; readonly to: number }): Proposals | null {
    const steps = stepsTo(node, text)
    const last = steps.at(-1)
    if (last === undefined) return null
    const holders = schemasAt(this.#root, steps.slice(0, -1), last.holder, last.name)
    const schemas = schemasAt(this.#root, steps, null)
    return { from: range.from, to: range.to, proposals: proposedValues(schemas, holders, last.name) }
  }
}
