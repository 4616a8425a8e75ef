import type { SyntaxNode, Tree } from '@lezer/common'
import { JsonNode } from './json-node.ts'

/** A range of a text: offsets, the end excluded. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/**
 * The range of a JSON pointer (RFC 6901) in a JSON text: the name of a property, or the first line of an element of a list. If the target
 * does not exist, the range of its nearest existing ancestor.
 * @param tree the syntax tree of the text, parsed with the grammar `@lezer/json`
 */
export function pointerRange(tree: Tree, text: string, pointer: string): TextRange {
  const root = tree.topNode.firstChild
  let value = root === null ? null : new JsonNode(root, text)
  let name: SyntaxNode | null = null
  for (const step of pointer.split('/').slice(1).map(unescaped)) {
    const property: SyntaxNode | null = value?.property(step) ?? null
    const next: JsonNode | null = (property === null ? elementAt(value, step) : value?.get(step)) ?? null
    if (property === null && next === null) break
    name = property?.getChild('PropertyName') ?? null
    value = next
  }
  if (name !== null) return { from: name.from, to: name.to }
  return value === null ? { from: 0, to: text.length } : firstLine(value.syntax, text)
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

function elementAt(value: JsonNode | null, step: string): JsonNode | null {
  return /^\d+$/.test(step) ? (value?.elements[Number(step)] ?? null) : null
}

function firstLine({ from, to }: SyntaxNode, text: string): TextRange {
  const end = text.indexOf('\n', from)
  return { from, to: end < 0 ? to : Math.min(to, end) }
}
